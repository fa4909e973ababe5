import { formatCount } from '@nosmilliards/domain/money/format';

/** « 1 carte », « 2 cartes ». */
export function counted(count: number, noun: string): string {
  return `${formatCount(count)}\u00A0${noun}${count > 1 ? 's' : ''}`;
}
