import { formatPercent } from '@nosmilliards/domain/money/format';
import type { VoteRecord } from '@nosmilliards/domain/outcome/outcome';
import type { Plot } from '@nosmilliards/domain/vote/territory';
import { choiceLabelOf } from '@nosmilliards/domain/vote/vote';
import { Equal, Pencil, Trash2, TrendingDown, TrendingUp, X } from 'lucide-react';
import { linePath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './vote-list.module.css';

type VoteRowProps = {
  readonly record: VoteRecord;
  readonly plot: Plot | undefined;
  readonly onEdit: () => void;
  readonly onWithdraw: () => void;
};

const icons = { keep: Equal, increase: TrendingUp, decrease: TrendingDown, remove: X } as const;

export function VoteRow({ record, plot, onEdit, onWithdraw }: VoteRowProps) {
  const { nodeId, type, value, originalAmount, newAmount, impact } = record;
  const title = plot?.title ?? nodeId;
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <h3 tabIndex={-1} className={styles['title']}>
          {title}
        </h3>
        <p className={classNames(styles['choice'], styles[type])}>
          <Icon icon={icons[type]} /> {choiceLabelOf(type)}
          {value > 0 && <> de {percentText(value)}</>}
        </p>
      </div>
      <dl className={styles['amounts']}>
        <div>
          <dt>Avant</dt>
          <dd>
            <Amount value={originalAmount} />
          </dd>
        </div>
        <div>
          <dt>Après</dt>
          <dd>
            <Amount value={newAmount} />
          </dd>
        </div>
        <div>
          <dt>Effet sur le solde</dt>
          <dd className={styles['impact']}>
            <Amount value={impact} signed />
          </dd>
        </div>
      </dl>
      <div className={styles['actions']} data-print="hide">
        <Button variant="quiet" icon={Pencil} onClick={onEdit}>
          Modifier<VisuallyHidden> le vote sur {title}</VisuallyHidden>
        </Button>
        <Button variant="quiet" icon={Trash2} onClick={onWithdraw}>
          Retirer<VisuallyHidden> le vote sur {title}</VisuallyHidden>
        </Button>
        <TextLink to={linePath(sheetIdOf(nodeId, plot))} className={styles['sheet'] ?? ''}>
          Source<VisuallyHidden> de {title}</VisuallyHidden>
        </TextLink>
      </div>
    </li>
  );
}

/** A card has no sheet of its own: it stands on a line that has one. */
function sheetIdOf(id: string, plot: Plot | undefined): string {
  return plot?.roots.find((root) => root !== id) ?? id;
}

function percentText(value: number): string {
  return formatPercent(value, { decimals: Number.isInteger(value) ? 0 : 1 });
}
