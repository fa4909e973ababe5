import { isVotable, type Line } from '@nosmilliards/domain/budget/line';
import { wholeOf } from '@nosmilliards/domain/budget/lens';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import sectors from '#ui/sector.module.css';
import styles from './chosen-line.module.css';
import { RowLink } from './row-link.tsx';
import { useRowContext } from './row-context.ts';
import { paintWords } from './words.ts';

type ChosenLineProps = { readonly line: Line; readonly parent: Line };

/** The open line: its amount, the four choices and the vote in words. */
export function ChosenLine({ line, parent }: ChosenLineProps) {
  const { choices } = useRowContext();
  const { id, title, paint } = line;
  return (
    <section
      aria-labelledby={id}
      className={classNames(styles['chosen'], sectors[paint])}
      data-print="hide"
    >
      <p className={styles['place']}>
        {parent.title} · {paintWords[paint]}
      </p>
      <h4 id={id} tabIndex={-1}>
        {title}
      </h4>
      <p className={styles['amount']}>
        <Amount value={line.amount} size="poster" whole={wholeOf(line)} />
      </p>
      {isVotable(line) && choices(line)}
      <RowLink line={line} />
    </section>
  );
}
