import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import styles from './choice-button.module.css';

export type ChoiceKind = 'keep' | 'increase' | 'decrease' | 'remove';

type ChoiceButtonProps = ComponentProps<'button'> & {
  kind: ChoiceKind;
  pressed: boolean;
  /** Why this choice is closed. It keeps its place, and the focus, to be told. */
  closed?: ReactNode;
  children: ReactNode;
};

/** One ink and one weight for the four: the square they make is all that tells them apart. */
export function ChoiceButton({
  kind,
  pressed,
  closed,
  className,
  onClick,
  children,
  ...rest
}: ChoiceButtonProps) {
  const isClosed = closed !== undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isClosed ? undefined : pressed}
      {...(isClosed ? { 'aria-disabled': true } : { onClick })}
      className={classNames(styles['choice'], className)}
    >
      <Face kind={kind} closed={closed}>
        {children}
      </Face>
    </button>
  );
}

type ChoiceLinkProps = { kind: ChoiceKind; to: string; closed?: ReactNode; children: ReactNode };

/** The same choice on a page that carries no votes: it is made where they are. */
export function ChoiceLink({ kind, to, closed, children }: ChoiceLinkProps) {
  const face = (
    <Face kind={kind} closed={closed}>
      {children}
    </Face>
  );
  if (closed !== undefined) {
    return (
      <span aria-disabled="true" className={styles['choice']}>
        {face}
      </span>
    );
  }
  return (
    <Link to={to} rel="nofollow" className={styles['choice']}>
      {face}
    </Link>
  );
}

function Face({ kind, closed, children }: Pick<ChoiceLinkProps, 'kind' | 'closed' | 'children'>) {
  return (
    <>
      <SquareGlyph kind={kind} />
      <span className={styles['word']}>
        {children}
        {closed !== undefined && <small className={styles['reason']}>{closed}</small>}
      </span>
    </>
  );
}
