import { isVotable, type Line } from '@nosmilliards/domain/budget/line';
import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { comparePath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import sectors from '#ui/sector.module.css';
import { TextLink } from '#ui/text-link.tsx';
import styles from './chosen-line.module.css';
import { RowLink } from './row-link.tsx';
import { useRowContext } from './row-context.ts';
import { paintWords } from './words.ts';

type ChosenLineProps = {
  readonly line: Line;
  readonly parent: Line;
  /** Set against it in one gesture. */
  readonly facing: readonly Line[];
};

/** The open line: its amount, the four choices and the vote in words. */
export function ChosenLine({ line, parent, facing }: ChosenLineProps) {
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
        <Amount value={line.amount} size="poster" />
      </p>
      {isVotable(line) && choices(line)}
      {facing.length > 0 && (
        <p className={styles['facing']}>
          Face à :{' '}
          {facing.map((other) => (
            <TextLink key={other.id} to={comparePath(comparisonPathOf([line.id, other.id]))}>
              {other.title}
            </TextLink>
          ))}
        </p>
      )}
      <RowLink line={line} />
    </section>
  );
}
