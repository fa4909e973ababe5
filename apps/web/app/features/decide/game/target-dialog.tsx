import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { TARGET_IDS, targetOf, type TargetId } from '@nosmilliards/domain/game/target';
import { formatAmount } from '@nosmilliards/domain/money/format';
import Circle from 'lucide-react/icons/circle';
import CircleDot from 'lucide-react/icons/circle-dot';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { TensionLine } from '#ui/tension-line.tsx';
import { OBJECTIVE } from './objective-words.tsx';
import styles from './target-dialog.module.css';

type TargetDialogProps = {
  readonly open: boolean;
  readonly baseline: Baseline;
  readonly chosen: TargetId;
  readonly onChoose: (target: TargetId) => void;
  readonly onClose: () => void;
};

/** Optional, and never a condition of anything (O5). One tap sets it and closes. */
export function TargetDialog({ open, baseline, chosen, onChoose, onClose }: TargetDialogProps) {
  const { balance, gdp, year } = baseline;
  return (
    <Dialog open={open} onClose={onClose} isNearThumb title="Vous donnez-vous un cap ?">
      <p className="note">
        Facultatif. Un repère sur la ligne, rien de plus : aucun n’est meilleur qu’un autre. Vous
        pourrez en changer.
      </p>
      <ul className={styles['targets']}>
        {TARGET_IDS.map((id) => {
          const target = targetOf(id, baseline);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === chosen}
                className={styles['target']}
                onClick={() => onChoose(id)}
              >
                <Icon icon={id === chosen ? CircleDot : Circle} />
                <span>
                  <strong>{target.title}</strong> <small>{target.description}</small>
                </span>
                <TensionLine initial={balance} balance={balance} target={target} size="bare" />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="note">
        3 % : valeur de référence des traités européens ; PIB de {year} :{' '}
        {formatAmount(gdp, { form: 'billions' })} (Eurostat). L’objectif du jeu reste affiché :{' '}
        {OBJECTIVE}.
      </p>
    </Dialog>
  );
}
