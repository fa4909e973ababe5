import { ACHIEVEMENTS, achievementsOf } from '@nosmilliards/domain/game/achievement';
import { leftOf, unsureCountOf } from '@nosmilliards/domain/game/deal';
import type { BallotAction } from '@nosmilliards/domain/game/ballot';
import { factsOf } from '@nosmilliards/domain/game/facts';
import { isCompleted, unsureCardsOf } from '@nosmilliards/domain/game/game';
import { objectivesOf } from '@nosmilliards/domain/game/objective';
import { statusBoundsOf, statusMessageOf } from '@nosmilliards/domain/game/status';
import { formatCount } from '@nosmilliards/domain/money/format';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import Flag from 'lucide-react/icons/flag';
import Keyboard from 'lucide-react/icons/keyboard';
import ListChecks from 'lucide-react/icons/list-checks';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trophy from 'lucide-react/icons/trophy';
import { memo } from 'react';
import { CAVEAT } from '#ballot/vote-words.ts';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LateDisclosure } from '#ui/late-disclosure.tsx';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { SheetTable } from '#ui/sheet/sheet-table.tsx';
import { sheetSentenceOf } from '#ui/sheet/sheet-words.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Objectives } from './objectives.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { scoreOf } from './score.ts';
import { deckOf } from './screen-of.ts';
import type { View } from './screen.ts';
import { counted } from './wording.ts';
import styles from './standing.module.css';

type Settings = { readonly withRevenue: boolean; readonly isGuessing: boolean };

export type StandingProps = {
  /** May be a moment late. */
  readonly view: View;
  /** Never late: a box that is ticked stays ticked. */
  readonly settings: Settings;
  readonly sheet: SheetPlan;
  readonly onPlay: (action: BallotAction) => unknown;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onFinish: () => void;
};

/** Under the table: how the game stands by the rules of the spec, and what one needs now and then. */
export const Standing = memo(
  StandingOf,
  (before, after) =>
    before.view === after.view &&
    before.settings.withRevenue === after.settings.withRevenue &&
    before.settings.isGuessing === after.settings.isGuessing,
);

/** What it calls reads the latest votes by itself: only what it shows makes it anew. */
function StandingOf({ view, settings, sheet, onPlay, onOpen, onFinish }: StandingProps) {
  const { deal, ballot, edition } = view;
  const { game } = ballot;
  const facts = factsOf(ballot, edition);
  const won = achievementsOf(facts);
  const deck = deckOf(view);
  const score = scoreOf(ballot, edition, deck, { left: leftOf(view), unsure: unsureCountOf(view) });
  const unsure = unsureCardsOf(deck, game).length;
  const revenueCards = edition.deck.length - edition.deckWithoutRevenue.length;
  return (
    <section aria-labelledby="situation" className={styles['standing']}>
      <div className={styles['words']}>
        <h2 id="situation" className={styles['status']}>
          {statusMessageOf(score.balance)} <small>({statusBoundsOf(score.balance)})</small>
        </h2>
        <p>
          Objectif : déficit ≤ 0 Md€,{' '}
          {facts.countedBalance >= 0 ? (
            <strong>ATTEINT</strong>
          ) : (
            <>
              {'reste\u00A0'}
              <Amount value={magnitudeOf(facts.countedBalance)} form="billions" /> à économiser
            </>
          )}
          {facts.countedBalance !== facts.balance && ' dans les limites retenues'}.
        </p>
        <p>
          {`${counted(score.votedCards + score.explorerVotes, 'vote')}${explorerPart(score.explorerVotes)}`}
          {unsure > 0 && `, ${formatCount(unsure)} «\u00A0je ne sais pas\u00A0»`}
          {` · ${timeWords(score.remainingMinutes)}`}
        </p>
        <p>{CAVEAT}</p>
      </div>
      <Objectives objectives={objectivesOf(facts)} />
      <div className={styles['words']}>
        <h3 className={styles['heading']}>
          Succès {`${formatCount(won.length)}\u00A0/\u00A0${formatCount(ACHIEVEMENTS.length)}`}
        </h3>
        {won.length === 0 ? (
          <p>
            Aucun pour l’instant. Ceux qui parlent du solde comptent les choix dans les limites.
          </p>
        ) : (
          <ul className={styles['won']}>
            {won.map(({ id, name, description }) => (
              <li key={id}>
                <Icon icon={Trophy} /> <strong>{name}</strong> {description}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles['settings']}>
        {deal === 'cards' && (
          <label className={styles['switch']}>
            <input
              type="checkbox"
              checked={settings.withRevenue}
              onChange={({ currentTarget }) =>
                onPlay({ type: 'set-revenue', on: currentTarget.checked })
              }
            />
            Avec les recettes ({formatCount(revenueCards)} cartes de plus)
          </label>
        )}
        {deal === 'cards' && (
          <label className={styles['switch']}>
            <input
              type="checkbox"
              checked={settings.isGuessing}
              onChange={({ currentTarget }) =>
                onPlay({ type: 'set-guessing', on: currentTarget.checked })
              }
            />
            Devinez d’abord, avant certaines cartes
          </label>
        )}
      </div>
      <LateDisclosure look="inline" summary="La feuille de 1 000 carrés, en mots et en tableau">
        <SheetInWords sheet={sheet} changes={sheetChangesOf(ballot.ledger, edition, sheet)} />
      </LateDisclosure>
      <div className={styles['actions']}>
        <Button variant="quiet" icon={ListChecks} onClick={() => onOpen({ name: 'priorities' })}>
          Mes priorités
        </Button>
        <span className={styles['keyboard']}>
          <Button variant="quiet" icon={Keyboard} onClick={() => onOpen({ name: 'help' })}>
            Raccourcis clavier
          </Button>
        </span>
        {(score.votedCards > 0 || unsure > 0) && (
          <>
            <Button variant="quiet" icon={RotateCcw} onClick={() => onOpen({ name: 'restart' })}>
              Recommencer
            </Button>
            <Button variant="quiet" icon={Flag} onClick={onFinish}>
              Terminer maintenant
            </Button>
          </>
        )}
        {deal === 'cards' ? (
          <TextLink to={paths.express}>Jouer en seize décisions</TextLink>
        ) : (
          <TextLink to={paths.game}>Jouer carte par carte</TextLink>
        )}
        {isCompleted(game) && <TextLink to={paths.completion}>Voir mon bilan</TextLink>}
      </div>
    </section>
  );
}

function SheetInWords(drawn: {
  readonly sheet: SheetPlan;
  readonly changes: readonly SheetChange[];
}) {
  return (
    <>
      <p>{sheetSentenceOf(drawn.sheet, drawn.changes)}</p>
      <SheetTable caption="Votre budget, par secteur" {...drawn} />
    </>
  );
}

function timeWords(minutes: number): string {
  if (minutes === 0) return 'plus rien à décider';
  return `${counted(minutes, 'minute')} ${minutes > 1 ? 'restantes' : 'restante'}`;
}

/** The balance counts them: a visitor who only played must see where the difference comes from. */
function explorerPart(count: number): string {
  if (count === 0) return '';
  return `, dont ${counted(count, 'vote')} ${count > 1 ? 'faits' : 'fait'} dans l’explorateur`;
}
