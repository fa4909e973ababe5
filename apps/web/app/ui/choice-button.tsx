import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import styles from './choice-button.module.css';

export type ChoiceKind = 'keep' | 'increase' | 'decrease' | 'remove';

type ChoiceButtonProps = ComponentProps<'button'> & {
  kind: ChoiceKind;
  pressed: boolean;
  /**
   * Why this choice is unavailable. The button stays focusable, so that the reason is announced.
   */
  closed?: ReactNode;
  children: ReactNode;
};

/**
 * The four choices have the same colour and weight, so that none is favoured; the glyph differs.
 */
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

/** The same choice as a link, for a page without votes: it leads to the game. */
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
