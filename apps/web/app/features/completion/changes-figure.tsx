import {
  choiceOf,
  largestFirst,
  variationOf,
  type VoteRecord,
} from '@nosmilliards/domain/outcome/outcome';
import { choiceWords } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { DivergingBars } from '#ui/diverging-bars.tsx';
import { FigureWithTable } from '#ui/figure-with-table.tsx';

type ChangesFigureProps = {
  readonly records: readonly VoteRecord[];
  readonly titleOf: (id: string) => string;
};

/** One's own changes, the largest first, cuts and rises around one axis. */
export function ChangesFigure({ records, titleOf }: ChangesFigureProps) {
  const ranked = largestFirst(records);
  return (
    <FigureWithTable
      title="Du plus grand changement au plus petit"
      heading="h3"
      reading={readingOf(ranked)}
      table={{
        caption: 'Vos changements, du plus grand au plus petit',
        columns: [
          { id: 'title', label: 'Ligne' },
          { id: 'choice', label: 'Choix' },
          { id: 'before', label: 'Avant', numeric: true },
          { id: 'after', label: 'Après', numeric: true },
          { id: 'impact', label: 'Effet sur le solde', numeric: true },
        ],
        rows: ranked.map((record) => ({
          id: record.nodeId,
          cells: [
            titleOf(record.nodeId),
            choiceWords(choiceOf(record)),
            <Amount key="before" value={record.originalAmount} />,
            <Amount key="after" value={record.newAmount} />,
            <Amount key="impact" value={record.impact} signed />,
          ],
        })),
      }}
    >
      <DivergingBars
        label="Vos changements, du plus grand au plus petit"
        left="Baisses"
        right="Hausses"
        items={ranked.map((record) => {
          const variation = variationOf(record);
          return {
            id: record.nodeId,
            label: titleOf(record.nodeId) + (record.side === 'revenue' ? ' (recette)' : ''),
            size: variation,
            tone: record.type === 'remove' ? 'remove' : variation > 0 ? 'up' : 'down',
            value: <Amount value={variation} form="billions" signed />,
          };
        })}
      />
    </FigureWithTable>
  );
}

/** Says nothing of a side or a hatching that is not drawn. */
function readingOf(records: readonly VoteRecord[]): string {
  const has = (isDrawn: (record: VoteRecord) => boolean) => records.some(isDrawn);
  const [falls, rises] = [
    has((record) => variationOf(record) < 0),
    has((record) => variationOf(record) > 0),
  ];
  const sides =
    falls && rises
      ? 'À gauche, ce que vous baissez ; à droite, ce que vous augmentez.'
      : `Plus la barre est longue, plus la ${falls ? 'baisse' : 'hausse'} est grande.`;
  return has(({ type }) => type === 'remove') ? `${sides} Les suppressions sont hachurées.` : sides;
}
