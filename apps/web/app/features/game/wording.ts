import type { Deal } from '@nosmilliards/domain/game/game';
import { formatCount } from '@nosmilliards/domain/money/format';

export function counted(count: number, noun: string): string {
  return `${formatCount(count)}\u00A0${noun}${count > 1 ? 's' : ''}`;
}

export function planTitle(deal: Deal): string {
  return deal === 'cards' ? 'Plan des cartes' : 'Plan des décisions';
}
