import { MOST_BUDGETS, type LinkedBudget } from '@nosmilliards/domain/duel/budget-link';
import { spelledCount } from '@nosmilliards/domain/money/counted';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { ownName } from '#browser/received.ts';
import { paths } from '#site/path.ts';
import { duelPath } from '#site/shared-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';

type AddMineProps = {
  readonly budgets: readonly LinkedBudget[];
  /** `null` until the visitor has finished a budget. */
  readonly ownCode: string | null;
};

/** For who opens a duel of others: the link holds one budget more. */
export function AddMine({ budgets, ownCode }: AddMineProps) {
  if (budgets.length >= MOST_BUDGETS) {
    return (
      <p className="note">Ce lien porte {spelledCount(MOST_BUDGETS)} budgets : il est plein.</p>
    );
  }
  if (ownCode === null) {
    return (
      <ButtonLink to={paths.express} variant="secondary" icon={Pencil}>
        Faire le mien, puis l’ajouter
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={duelPath([...budgets, { code: ownCode, name: ownName() }])}
      variant="secondary"
      icon={Plus}
    >
      Ajouter le mien
    </ButtonLink>
  );
}
