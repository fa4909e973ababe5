import { formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import type { Constraints } from '@nosmilliards/domain/vote/vote';

export function counted(count: number, noun: string): string {
  return `${formatCount(count)}\u00A0${noun}${count > 1 ? 's' : ''}`;
}

/** « −30 % à +80 % », never cut at the end of a line: how far a card may go each way. */
export function limitsOf({ minReduction, maxIncrease }: Constraints): string {
  const [lowest, highest] = [minReduction, maxIncrease].map((percent) =>
    formatPercent(percent, { decimals: 0, signed: true }),
  );
  return `${lowest}\u00A0à\u00A0${highest}`;
}
