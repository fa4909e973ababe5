import { formatAmount, speakAmount, type AmountForm } from '@nosmilliards/domain/money/format';
import type { Millions } from '@nosmilliards/domain/money/money';
import { use } from 'react';
import { AmountLensContext, spokenView } from '#ui/amount-lens.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './amount.module.css';

type AmountProps = {
  value: Millions;
  form?: AmountForm;
  signed?: boolean;
  size?: 'text' | 'figure' | 'big' | 'poster';
  /** Ignores the lens: for the effect of a vote, or a total. */
  plain?: boolean;
  /** What it is a part of, for the lens, where it is not the total of the page. */
  total?: Millions | undefined;
};

/** The only component that prints money: figures on screen, words for screen readers. */
export function Amount({
  value,
  form = 'adaptive',
  signed = false,
  size = 'text',
  plain = false,
  total,
}: AmountProps) {
  const lens = use(AmountLensContext);
  const seen = plain || signed || lens === null ? null : lens(value, total);
  const text = seen?.text ?? formatAmount(value, { form, signed });
  const spoken = seen ? spokenView(seen) : speakAmount(value, { form, signed });
  return (
    <>
      <span aria-hidden="true" className={classNames(styles['amount'], styles[size])}>
        {size === 'poster' ? <Poster text={text} /> : text}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

/** The unit is smaller than its figure, and never wraps away from it. */
function Poster({ text }: { text: string }) {
  const end = text.lastIndexOf('\u00A0');
  return (
    <>
      {text.slice(0, end)}
      <small>{text.slice(end)}</small>
    </>
  );
}
