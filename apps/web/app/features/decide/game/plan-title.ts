import type { Deal } from '@nosmilliards/domain/game/game';

export function planTitle(deal: Deal): string {
  return deal === 'cards' ? 'Plan des cartes' : 'Plan des décisions';
}
