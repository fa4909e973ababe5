import { Amount } from '#ui/amount.tsx';
import { formatPercent } from '@nosmilliards/domain/money/format';
import type { TeachingKit } from '#page-data/teach.server.ts';
import { PrintPart } from './print-part.tsx';
import styles from './teach.module.css';

const KINDS = {
  expense: 'Dépense',
  niche: 'Niche fiscale',
  revenue: 'Recette',
} as const satisfies Record<TeachingKit['cards'][number]['kind'], string>;

export const LIMIT_SENTENCE =
  'Un pourcentage ne dépasse pas la limite de sa carte\u202F; supprimer va au-delà et reste permis, l’écran le dit.';

const percent = (value: number) => formatPercent(value, { decimals: 0, signed: true });

/** Eight per A4 page, with dashed cutting lines. */
export function PaperCards({ kit: { cards, rest } }: { readonly kit: TeachingKit }) {
  return (
    <>
      <p>
        Elles réunissent toutes les cartes du jeu, recettes comprises. Restent sans carte{' '}
        <Amount value={rest.expense} form="billions" plain /> de dépenses et{' '}
        <Amount value={rest.revenue} form="billions" plain /> de recettes, comptés dans le solde.{' '}
        {LIMIT_SENTENCE} Huit par feuille, à découper selon les pointillés.
      </p>
      <PrintPart id="cartes">Imprimer les cartes</PrintPart>
      <ol className={styles['cards']}>
        {cards.map(({ id, title, sentence, kind, amount, share, limits }) => (
          <li key={id}>
            <small>{KINDS[kind]}</small>
            <h3>{title}</h3>
            <strong className={styles['amount']}>
              <Amount value={amount} form="billions" plain />
            </strong>
            <p>
              {share.text} {share.label}
            </p>
            <p>{sentence}</p>
            <small>{limitWords(limits)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

function limitWords({ minReduction, maxIncrease }: TeachingKit['cards'][number]['limits']): string {
  return maxIncrease === 0
    ? `Limite retenue\u00A0: ${percent(minReduction)}, pas de hausse`
    : `Limites retenues\u00A0: de ${percent(minReduction)} à ${percent(maxIncrease)}`;
}
