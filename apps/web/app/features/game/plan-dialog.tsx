import { SECTOR_NAMES } from '@nosmilliards/domain/budget/sector';
import type { Objective } from '@nosmilliards/domain/game/objective';
import { formatCount } from '@nosmilliards/domain/money/format';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import { groupedBy } from '@nosmilliards/domain/list';
import Circle from 'lucide-react/icons/circle';
import Equal from 'lucide-react/icons/equal';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import X from 'lucide-react/icons/x';
import { choiceWords } from '#ballot/vote-words.ts';
import { Amount } from '#ui/amount.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import type { GameCard } from './game-card.ts';
import { Objectives } from './objectives.tsx';
import styles from './plan-dialog.module.css';

type PlanDialogProps = {
  readonly open: boolean;
  readonly cards: readonly GameCard[];
  readonly ledger: Ledger;
  readonly objectives: readonly Objective[];
  readonly index: number;
  readonly onJump: (index: number) => void;
  readonly onClose: () => void;
};

const icons = { keep: Equal, increase: TrendingUp, decrease: TrendingDown, remove: X };

export function PlanDialog(props: PlanDialogProps) {
  const { open, cards, ledger, objectives, index, onJump, onClose } = props;
  const sectors = [...groupedBy(cards, (card) => card.sector)];
  return (
    <Dialog open={open} onClose={onClose} title="Plan des cartes">
      {open && <Objectives objectives={objectives} />}
      {open &&
        sectors.map(([sector, members]) => (
          <section key={sector} aria-labelledby={`plan-${sector}`}>
            <h3 id={`plan-${sector}`} className={styles['sector']}>
              {SECTOR_NAMES[sector]}{' '}
              <span>
                {`${formatCount(members.filter(({ id }) => ledger.has(id)).length)}\u00A0/\u00A0${formatCount(members.length)}`}
              </span>
            </h3>
            <ol className={styles['cards']}>
              {members.map((card) => (
                <li key={card.id}>
                  <button
                    type="button"
                    className={styles['card']}
                    aria-current={card.rank === index + 1 ? 'step' : undefined}
                    onClick={() => onJump(card.rank - 1)}
                  >
                    <span className={styles['rank']}>{card.rank}</span>
                    <span className={styles['title']}>{card.title}</span>
                    <Amount value={card.amount} />
                    <PlanStatus ledger={ledger} id={card.id} />
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
    </Dialog>
  );
}

function PlanStatus({ ledger, id }: { readonly ledger: Ledger; readonly id: string }) {
  const choice = ledger.get(id)?.choice;
  return (
    <span className={choice ? styles['voted'] : styles['waiting']}>
      <Icon icon={choice ? icons[choice.type] : Circle} />{' '}
      {choice ? choiceWords(choice) : 'À voter'}
    </span>
  );
}
