import { AdoptButton } from '#ballot/adopt-button.tsx';
import type { ReceivedBudget } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { choiceOf, toldOf } from '@nosmilliards/domain/outcome/decisions';
import { choiceWords } from '#ballot/vote-words.ts';
import { Notice } from '#ui/notice.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import Copy from 'lucide-react/icons/copy';
import { ReceivedPage } from '../received/received-page.tsx';
import { LostChoices } from './lost-choices.tsx';
import styles from './budget.module.css';

type OtherEditionProps = {
  readonly ballot: OpenBallot;
  readonly received: ReceivedBudget;
  /** The year of the figures of this site. */
  readonly year: number;
};

/** A budget of another edition: choices without amounts, which the site lacks for that year. */
export function OtherEdition({ ballot, received, year }: OtherEditionProps) {
  const { edition, decisions, lost } = received;
  const { changes, kept } = toldOf(received, ballot.edition);
  return (
    <ReceivedPage kind="budget">
      <Notice title={`Un budget de l’édition ${edition}`}>
        <p>
          Il a été fait avec les montants de {edition}, et ce site montre ceux de {year}. Voici ses
          choix, sans montant ni solde. Partir de celui-ci les applique aux montants de {year}.
        </p>
      </Notice>
      <LostChoices lost={lost} />
      <ul aria-label="Ses choix" className={styles['choices']}>
        {[...changes, ...kept].map((record) => (
          <li key={record.nodeId}>
            <span className={styles['named']}>
              <SquareGlyph kind={record.type} />
              {record.title}
            </span>
            <span className={styles['choice']}>{choiceWords(choiceOf(record)).toLowerCase()}</span>
          </li>
        ))}
      </ul>
      <div data-print="hide">
        <AdoptButton ballot={ballot} decisions={decisions} icon={Copy}>
          Partir de celui-ci
        </AdoptButton>
      </div>
    </ReceivedPage>
  );
}
