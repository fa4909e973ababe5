import type { Deal } from '@nosmilliards/domain/game/game';
import { lawScopeWordsOf, type LawAgreement } from '@nosmilliards/domain/game/law';
import { formatPercent } from '@nosmilliards/domain/money/format';
import { choiceWords } from '#ballot/vote-words.ts';
import { paths } from '#site/path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './account.module.css';

type FaceTheLawProps = {
  readonly agreement: LawAgreement;
  readonly deal: Deal;
  readonly titleOf: (id: string) => string;
};

/** On how many comparable cards the change goes the same way as the next finance law. */
export function FaceTheLaw({ agreement, deal, titleOf }: FaceTheLawProps) {
  const { year, same, compared, rows } = agreement;
  if (compared === 0) return null;
  return (
    <LazyDisclosure summary={`Face à la loi de finances ${year}`}>
      <p>
        {compared === 1 ? 'Une' : compared} des cartes que vous avez changées
        {deal === 'express' && ', dans vos décisions,'} {compared === 1 ? 'a' : 'ont'} un chiffre
        comparable dans la loi de finances {year}. {sameWords(same, compared)}
      </p>
      <DataTable
        caption="Votre choix, et ce que fait la loi de finances"
        columns={[
          { id: 'card', label: 'Carte' },
          { id: 'choice', label: 'Votre choix' },
          { id: 'law', label: `Loi de finances ${year}`, numeric: true },
          { id: 'same', label: 'Même sens' },
        ]}
        rows={rows.map(({ id, choice, percent, isSame }) => ({
          id,
          cells: [
            titleOf(id),
            choiceWords(choice),
            formatPercent(percent, { signed: true }),
            isSame ? 'oui' : 'non',
          ],
        }))}
      />
      <p className={styles['note']}>
        {lawScopeWordsOf(agreement)}{' '}
        <TextLink to={`${paths.methodology}#face-a-la-loi`}>Comment c’est comparé</TextLink>
      </p>
    </LazyDisclosure>
  );
}

function sameWords(same: number, compared: number): string {
  if (compared === 1) return `Vous ${same === 1 ? 'allez' : 'n’allez pas'} dans le même sens.`;
  if (same === 0) return 'Sur aucune, vous n’allez dans le même sens.';
  return `Sur ${same === 1 ? 'une' : same} d’entre elles, vous allez dans le même sens.`;
}
