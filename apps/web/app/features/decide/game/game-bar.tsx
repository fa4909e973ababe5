import type { GameWindow } from '@nosmilliards/domain/game/play';
import {
  balanceWordOf,
  statusBoundsOf,
  statusMessageOf,
  statusToneOf,
} from '@nosmilliards/domain/game/status';
import { sumOf, type Millions } from '@nosmilliards/domain/money/money';
import ListOrdered from 'lucide-react/icons/list-ordered';
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
import type { Screen } from './screen.ts';
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
  const { initial, balance, beyond, decided, total, decidedWords, examined } = screen;
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
          <Icon icon={ListOrdered} /> Plan
        </button>
        <button type="button" className={styles['tool']} popoverTarget={MENU_ID}>
          <Icon icon={Menu} /> Menu
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
        <div className={styles['line']}>
          <TensionLine
            initial={initial}
            balance={balance}
            beyond={beyond}
            previous={previous}
            size="bar"
          />
        </div>
        <div className={styles['mini']}>
          <StillMiniSheet sheet={sheet} changes={changes} current={current} />
        </div>
        <div className={styles['seen']}>
          <p>
            <ObjectiveWords balance={balance} />
          </p>
          {/* Hidden: a screen reader would read the value after each vote, and words say it. */}
          <progress aria-hidden="true" value={decided} max={total} />
          <p>
            <strong>{decidedWords}</strong> sur {total} ·{' '}
            <Amount value={sumOf([examined.spending, examined.niches])} form="billions" /> examinés
            {examined.niches > 0 && (
              <>
                , dont <Amount value={examined.niches} form="billions" /> de niches
              </>
            )}
            {examined.revenue > 0 && (
              <>
                {' '}
                et, à part, <Amount value={examined.revenue} form="billions" /> de recettes
              </>
            )}
          </p>
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
    </section>
  );
});
