import type { LawAgreement } from '@nosmilliards/domain/game/law';
import { formatPercent } from '@nosmilliards/domain/money/format';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import { choiceWords } from '#ballot/vote-words.ts';
import { paths } from '#browser/path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './account.module.css';

type FaceTheLawProps = {
  readonly agreement: LawAgreement;
  readonly ledger: Ledger;
  readonly titleOf: (id: string) => string;
};

/** On how many cards the visitor went the way the finance laws went, where they compare. */
export function FaceTheLaw({ agreement, ledger, titleOf }: FaceTheLawProps) {
  const { same, compared, rows } = agreement;
  if (compared === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="loi">
      <h2 id="loi">Face à la loi</h2>
      <p>
        {compared === 1
          ? 'Une des cartes que vous avez votées a'
          : `${compared} des cartes que vous avez votées ont`}{' '}
        un chiffre comparable d’une loi de finances à l’autre. {sameWords(same)}
      </p>
      <Disclosure look="inline" summary="Voir carte par carte" data-print="hide">
        <DataTable
          caption="Votre choix, et ce que fait la loi de finances"
          columns={[
            { id: 'card', label: 'Carte' },
            { id: 'choice', label: 'Votre choix' },
            { id: 'law2025', label: 'Loi de finances 2025', numeric: true },
            { id: 'law2026', label: 'Loi de finances 2026', numeric: true },
          ]}
          rows={rows.map(({ id, from2025, from2026 }) => {
            const vote = ledger.get(id);
            return {
              id,
              cells: [
                titleOf(id),
                vote === undefined ? '' : choiceWords(vote.choice),
                percentOr(from2025),
                percentOr(from2026),
              ],
            };
          })}
        />
      </Disclosure>
      <p className={styles['note']}>
        Chaque loi est comparée à celle de l’année d’avant, en euros courants, à périmètre
        corrigé.{' '}
        <TextLink to={`${paths.methodology}#face-a-la-loi`}>Comment c’est comparé</TextLink>
      </p>
    </section>
  );
}

function sameWords(same: number): string {
  if (same === 0) return 'Sur aucune, vous n’allez dans le même sens qu’elle.';
  return `Sur ${same === 1 ? 'une' : same} d’entre elles, vous allez dans le même sens qu’elle.`;
}

function percentOr(percent: number | null): string {
  return percent === null ? 'non disponible' : formatPercent(percent, { signed: true });
}
