import { formatAmount, speakAmount, type AmountForm } from '@nosmilliards/domain/format';
import type { Millions } from '@nosmilliards/domain/money';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './amount.module.css';

type AmountProps = {
  value: Millions;
  form?: AmountForm;
  signed?: boolean;
  size?: 'text' | 'figure' | 'big';
};

/** The only component that prints money: figures to see, words to hear. */
export function Amount({ value, form = 'adaptive', signed = false, size = 'text' }: AmountProps) {
  return (
    <span className={classNames(styles['amount'], styles[size])}>
      <span aria-hidden="true">{formatAmount(value, { form, signed })}</span>
      <VisuallyHidden>{speakAmount(value, { signed })}</VisuallyHidden>
    </span>
  );
}
