import { sorted } from '@nosmilliards/domain/list';
import { formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import { DEFAULT_PERCENT } from '@nosmilliards/domain/vote/vote';
import { Amount } from '#ui/amount.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { TeachingKit } from '#page-data/teach.server.ts';
import { LIMIT_SENTENCE } from './paper-cards.tsx';
import { PrintPart } from './print-part.tsx';
import styles from './teach.module.css';

const PARTS = [
  ['expense', 'Dépenses'],
  ['niche', 'Niches fiscales'],
  ['revenue', 'Recettes'],
] as const satisfies readonly [TeachingKit['cards'][number]['kind'], string][];

const REMOVED = 100;

/** The order of the cards, and the effect of the same change on each. */
export function AnswerKey({ kit: { cards } }: { readonly kit: TeachingKit }) {
  return (
    <div className={styles['key']}>
      <p>
        Du plus grand montant au plus petit, puis l’effet sur le solde d’une baisse ou d’une hausse
        de 10 % et d’une suppression, en milliards d’euros, calculés sur les montants tels
        qu’imprimés. {LIMIT_SENTENCE} Un effet ramené à sa limite le dit. Pour 5 %, la moitié ; pour
        20 %, le double{narrowWords(cards)}. Les trois questions demandent un avis : elles n’ont pas
        de corrigé.
      </p>
      <PrintPart id="corrige">Imprimer le corrigé</PrintPart>
      {PARTS.map(([kind, name]) => (
        <DataTable
          key={kind}
          caption={`${name}, effets sur le solde en Md€`}
          columns={[
            { id: 'decision', label: 'Décision' },
            { id: 'amount', label: 'Montant', numeric: true },
            { id: 'decrease', label: 'Baisse de 10 %', numeric: true },
            { id: 'increase', label: 'Hausse de 10 %', numeric: true },
            { id: 'remove', label: 'Suppression', numeric: true },
          ]}
          rows={sorted(
            cards.filter((card) => card.kind === kind),
            (a, b) => b.amount - a.amount,
          ).map(({ id, title, amount, effects }) => ({
            id,
            cells: [
              title,
              <Amount key="amount" value={amount} form="billions" plain />,
              effectWords(effects.decrease, DEFAULT_PERCENT),
              effectWords(effects.increase, DEFAULT_PERCENT),
              effectWords(effects.remove, REMOVED),
            ],
          }))}
        />
      ))}
    </div>
  );
}

type Card = TeachingKit['cards'][number];

/** Two decimals: a tenth of an amount printed with one, so that its double is that of 20 %. */
function effectWords(effect: Card['effects']['increase'], asked: number): string {
  if (effect === null) return 'sans objet';
  const words = formatCount(effect.billions, { decimals: 2, signed: true });
  const isHeld = Math.abs(effect.percent) !== asked;
  return isHeld ? `${words}, à ${percentWords(effect.percent)}` : words;
}

/** The cards whose limits are narrower than twice the change of the table. */
function narrowWords(cards: readonly Card[]): string {
  const narrow = cards.filter(
    ({ limits: { minReduction, maxIncrease } }) =>
      -minReduction < 2 * DEFAULT_PERCENT || (maxIncrease > 0 && maxIncrease < 2 * DEFAULT_PERCENT),
  );
  if (narrow.length === 0) return '';
  const each = narrow.map(
    ({ title, limits: { minReduction, maxIncrease } }) =>
      `«\u00A0${title}\u00A0» (de ${percentWords(minReduction)} à ${percentWords(maxIncrease)})`,
  );
  return `, sauf ${new Intl.ListFormat('fr').format(each)}`;
}

function percentWords(percent: number): string {
  return formatPercent(percent, {
    signed: true,
    decimals: Number.isInteger(percent) ? 0 : 1,
  });
}
