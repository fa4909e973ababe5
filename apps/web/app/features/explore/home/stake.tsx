import { formatEuros } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { Bridge, type BridgeData } from '#ui/bridge.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import styles from './stake.module.css';

type StakeProps = {
  readonly balance: Millions;
  /** The numbers of what is spent, then of the deficit. */
  readonly bridges: readonly BridgeData[];
  /** Euros out of 1 000 € spent. */
  readonly borrowed: number;
};

/** What is borrowed, and the two deficits: that of the game, that of the national accounts. */
export function Stake({ balance, bridges, borrowed }: StakeProps) {
  return (
    <section aria-labelledby="enjeu" className={styles['stake']}>
      <h2 id="enjeu" className={styles['title']}>
        {`Sur ${poster(formatEuros(1000))} dépensés, ${poster(formatEuros(borrowed))} sont empruntés.`}
      </h2>
      <div className="stack-1">
        <TensionLine initial={balance} balance={balance} size="bar" />
        <p className={styles['note']}>
          C’est le déficit de départ du jeu, à ramener vers zéro ou non.
        </p>
        {bridges.map((bridge) => (
          <p key={bridge.name} className={styles['note']}>
            <Bridge bridge={bridge} />
          </p>
        ))}
      </div>
    </section>
  );
}

/** Without U+202F, which the poster font subset lacks. */
function poster(figure: string): string {
  return figure.replaceAll('\u202F', '\u00A0');
}
