import ListOrdered from 'lucide-react/icons/list-ordered';
import Menu from 'lucide-react/icons/menu';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#browser/path.ts';
import type { Millions } from '@nosmilliards/domain/money/money';
import { Amount } from '#ui/amount.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import type { Screen } from './screen.ts';
import styles from './game-bar.module.css';

type GameBarProps = {
  readonly screen: Screen;
  /** « Carte 27 sur 64 »: that of the card on the table. */
  readonly place: string;
  /** Before the vote being stamped: its place on the line stays dotted. */
  readonly previous: Millions | undefined;
  readonly miniSheet: ReactNode;
  readonly onPlan: () => void;
};

/** Where the budget stands. On a phone it is the head of the page too: the site's own is away. */
export const GameBar = memo(function GameBar(props: GameBarProps) {
  const { screen, place, previous, miniSheet, onPlan } = props;
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
        <button type="button" className={styles['tool']} aria-label={screen.plan} onClick={onPlan}>
          <Icon icon={ListOrdered} /> Plan
        </button>
        <button type="button" className={styles['tool']} popoverTarget="menu-liste">
          <Icon icon={Menu} /> Menu
        </button>
      </div>
      <div className={styles['state']}>
        <p className={styles['balance']}>
          <span>Solde</span>{' '}
          <strong>
            {/* The formatter leaves zero bare; the game promises a sign. */}
            {balance === 0 && '+'}
            <Amount value={balance} form="billions" signed />
          </strong>
          {beyond !== 0 && (
            <small>
              <span className={styles['of']}>dont </span>
              <Amount value={beyond} form="billions" signed /> au-delà
            </small>
          )}
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
        <div className={styles['mini']}>{miniSheet}</div>
        <div className={styles['seen']}>
          <p>
            <strong>{decidedWords}</strong> sur {total}
          </p>
          <p>
            <strong>
              <Amount value={examined} form="billions" />
            </strong>{' '}
            examinés
          </p>
          {/* A screen reader would say its steps after each vote: the words are beside it. */}
          <progress aria-hidden="true" value={decided} max={total} />
        </div>
      </div>
    </section>
  );
});
