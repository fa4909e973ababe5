import type { GameWindow } from '@nosmilliards/domain/game/play';
import {
  balanceWordOf,
  statusBoundsOf,
  statusMessageOf,
  statusToneOf,
} from '@nosmilliards/domain/game/status';
import type { Millions } from '@nosmilliards/domain/money/money';
import Menu from 'lucide-react/icons/menu';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { StatusStrip } from '#ui/status-strip.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { MENU_ID } from '#ui/menu-id.ts';
import { MiniSheet } from '#ui/sheet/mini-sheet.tsx';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { TensionLine } from '#ui/tension-line.tsx';
import { ObjectiveWords } from './objective-words.tsx';
import { ProgressWords } from './progress-words.tsx';
import type { Screen, StepState } from './screen.ts';
import styles from './game-bar.module.css';

type GameBarProps = {
  readonly screen: Screen;
  /** Of the card shown: « Carte 27 sur 64 ». */
  readonly place: string;
  /** The balance before the current answer, dotted on the line. */
  readonly previous: Millions | undefined;
  readonly sheet: SheetPlan;
  readonly changes: readonly SheetChange[];
  /** The card outlined on the sheet. */
  readonly current: string;
  readonly onOpen: (window: GameWindow) => void;
};

const StillMiniSheet = memo(MiniSheet);

/** The balance and the progress. On a phone it replaces the header of the site. */
export const GameBar = memo(function GameBar(props: GameBarProps) {
  const { screen, place, previous, sheet, changes, current, onOpen } = props;
  const { initial, balance, beyond, target, steps, decided, total, totalExpenses } = screen;
  return (
    <section
      id="votre-solde"
      tabIndex={-1}
      aria-label="État de votre budget"
      className={styles['bar']}
    >
      <div className={styles['head']}>
        <Link to={paths.home} className={styles['mark']} aria-label="Nos Milliards, accueil">
          <Logo />
        </Link>
        <strong>{place}</strong>
        <button
          type="button"
          className={styles['tool']}
          aria-label={screen.plan}
          onClick={() => onOpen({ name: 'plan' })}
        >
          <StillMiniSheet
            sheet={sheet}
            changes={changes}
            current={current}
            className={styles['sheet']}
          />{' '}
          Plan
        </button>
        <button type="button" className={styles['tool']} popoverTarget={MENU_ID}>
          <Icon icon={Menu} /> <span>Menu</span>
        </button>
      </div>
      <div className={styles['state']}>
        <p className={styles['balance']}>
          <span>{balanceWordOf(balance)}</span>{' '}
          <strong>
            {/* The formatter writes zero without a sign; the bar always shows one. */}
            {balance === 0 && '+'}
            <Amount value={balance} form="billions" signed />
          </strong>
        </p>
        <p className={styles['total']}>
          Budget total, dépenses nettes :{' '}
          <strong>
            <Amount value={totalExpenses} form="billions" />
          </strong>
        </p>
        <div className={styles['line']}>
          <TensionLine
            initial={initial}
            balance={balance}
            beyond={beyond}
            previous={previous}
            target={target}
            size="bar"
          />
        </div>
        <div className={styles['seen']}>
          <p>
            <ObjectiveWords balance={balance} />
          </p>
          {/* Hidden: a screen reader would read the value after each vote, and words say it. */}
          <progress aria-hidden="true" value={decided} max={total} />
          <ProgressWords screen={screen} />
        </div>
      </div>
      <output>
        <StatusStrip
          tone={statusToneOf(balance)}
          bounds={statusBoundsOf(balance)}
          className={styles['status']}
        >
          {statusMessageOf(balance)}
        </StatusStrip>
      </output>
      <Steps steps={steps} />
    </section>
  );
});

/** One dash for each decision or card. Hidden from screen readers: its place is said in words. */
function Steps({ steps }: Pick<Screen, 'steps'>) {
  const dashesOf = (state: StepState) =>
    steps.map((one, index) => (one === state ? `M${index} .5h.93` : '')).join('');
  return (
    <svg
      viewBox={`0 0 ${steps.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={styles['steps']}
    >
      {(['open', 'done', 'current'] as const).map((state) => (
        <path key={state} d={dashesOf(state)} className={styles[state]} />
      ))}
    </svg>
  );
}
