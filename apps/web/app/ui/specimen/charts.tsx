import { millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { AxisSquares, axisOf } from '#ui/sheet/axis-squares.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import { changes, lines } from './fiction.ts';
import { Sample, Section } from './section.tsx';
import styles from './specimen.module.css';

const axis = axisOf(changes.map(({ squares }) => squares));
const sorted = lines.toSorted((a, b) => b.amount - a.amount);

export function Charts() {
  return (
    <Section number={6} title="Graphiques et tableaux">
      <div className={styles['two']}>
        <Sample title="Baisses et hausses autour d’un axe">
          {changes.map(({ id, kind, squares }) => (
            <AxisSquares key={id} axis={axis} squares={squares} kind={kind} paint="state" />
          ))}
        </Sample>
        <Sample title="Solde, départ et équilibre">
          <TensionLine initial={millions(-155_000)} balance={millions(-52_000)} />
          <TensionLine initial={millions(-155_000)} balance={millions(38_000)} />
        </Sample>
      </div>
      <div className={styles['two']}>
        <FigureWithTable
          title="Six lignes du budget"
          heading="h3"
          reading="Plus la barre est longue, plus le montant est grand. Montants fictifs."
          source="Source : maquette."
          table={{
            caption: 'Six lignes du budget, montants fictifs',
            columns: [
              { id: 'line', label: 'Ligne' },
              { id: 'amount', label: 'Montant', numeric: true },
            ],
            rows: sorted.map(({ id, label, amount }) => ({
              id,
              cells: [label, <Amount key={id} value={amount} form="billions" />],
            })),
          }}
        >
          <BarList
            label="Six lignes du budget"
            items={sorted.map(({ id, label, amount, sector }) => ({
              id,
              label,
              sector,
              size: amount,
              value: <Amount value={amount} form="billions" />,
            }))}
          />
        </FigureWithTable>
        <DataTable
          caption="Tableau seul, avec un total (montants fictifs)"
          columns={[
            { id: 'line', label: 'Ligne' },
            { id: 'nature', label: 'Nature' },
            { id: 'amount', label: 'Montant', numeric: true },
          ]}
          rows={sorted.map(({ id, label, amount }) => ({
            id,
            cells: [
              label,
              <NatureTag key="nature" nature="officiel" />,
              <Amount key="amount" value={amount} form="billions" />,
            ],
          }))}
          total={{ id: 'total', cells: ['Total', '', '521,9\u00A0Md€'] }}
        />
      </div>
    </Section>
  );
}
