import type { Millions } from '../money/money.ts';

export type Status = 'deficit_critical' | 'deficit_moderate' | 'equilibrium' | 'surplus';

const MESSAGES: Readonly<Record<Status, string>> = {
  deficit_critical: 'Déficit critique\u202F! La dette explose...',
  deficit_moderate: 'Déficit modéré. Vous progressez\u202F!',
  equilibrium: 'Presque équilibré\u202F! Encore un effort\u202F!',
  surplus: 'Excédent\u202F! Vous pouvez réduire les impôts\u202F!',
};

export function statusOf(balance: Millions): Status {
  if (balance < -100_000) return 'deficit_critical';
  if (balance < -10_000) return 'deficit_moderate';
  if (balance <= 10_000) return 'equilibrium';
  return 'surplus';
}

export function statusMessageOf(status: Status): string {
  return MESSAGES[status];
}
