import { VIEWS, type View } from '@nosmilliards/domain/levy/spread';
import type { Paint } from '@nosmilliards/domain/budget/line';
import { formatEuros } from '@nosmilliards/domain/money/format';
import { useId } from 'react';
import { Link } from 'react-router';
import { linePath } from '#site/path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { Squares } from '#ui/sheet/squares.tsx';
import type { Account } from './account.ts';
import type { MyShareData } from './my-share-data.ts';
import { stripOf } from './squares.ts';
import { destinationTitleOf, VIEW_WORDS } from './words.ts';
import styles from './my-share.module.css';

type DestinationsProps = {
  readonly account: Account;
  readonly data: MyShareData;
  readonly view: View;
  readonly onView: (view: View) => void;
};

/** The lines of the budget: two views of one total. */
export function Destinations({ account, data, view, onView }: DestinationsProps) {
  const id = useId();
  const { all, shown, others } = account.views[view];
  const whole = all.reduce((sum, { amount }) => sum + amount, 0);
  const paintOf = (line: string): Paint => data.lines.get(line)?.paint ?? 'plain';
  return (
    <section aria-labelledby="ou-ca-va" className={styles['section']}>
      <h2 id="ou-ca-va">Où ça va</h2>
      <fieldset className={styles['views']}>
        <legend>Deux façons de suivre le même total</legend>
        {VIEWS.map((one) => (
          <label key={one} className={styles['option']}>
            <input
              type="radio"
              name={`${id}vue`}
              checked={view === one}
              onChange={() => onView(one)}
            />
            {VIEW_WORDS[one].title}
          </label>
        ))}
      </fieldset>
      <p>
        {VIEW_WORDS[view].text} D’une vue à l’autre, le total ne change pas, seul son partage
        change. <NatureTag nature="calcule" />
      </p>
      <div className={styles['columns']}>
        <DataTable
          caption={VIEW_WORDS[view].caption}
          columns={[
            { id: 'line', label: 'Ligne du budget' },
            { id: 'amount', label: 'Par mois', numeric: true },
          ]}
          rows={[
            ...shown.map(({ id: line, amount, euros }) => ({
              id: line,
              cells: [
                <span key="line" className={styles['line']}>
                  <Link to={linePath(line)}>{destinationTitleOf(line, view, data.lines)}</Link>
                  <Squares drawn={stripOf(paintOf(line), (amount / whole) * 1000)} />
                </span>,
                formatEuros(euros),
              ],
            })),
            ...(others.count > 0
              ? [
                  {
                    id: 'others',
                    cells: [`Autres lignes (${others.count})`, formatEuros(others.euros)],
                  },
                ]
              : []),
          ]}
          total={{
            id: 'total',
            cells: ['Ensemble, vous et l’employeur', formatEuros(account.total)],
          }}
        />
        <div className={styles['section']}>
          <p className={styles['borrowed']}>{data.borrowed}</p>
          <p className={styles['remark']}>
            La page suit l’argent versé, pas la dépense entière : ce qui est emprunté s’y ajoute.
          </p>
        </div>
      </div>
    </section>
  );
}
