import type { Millions } from '../money/money.ts';

/** The four colours of a balance, on the bar and at the end. */
export type StatusTone = 'critical' | 'deficit' | 'balanced' | 'surplus';

type Status = 'deficit_critical' | 'deficit_moderate' | 'equilibrium' | 'surplus';

const MESSAGES: Readonly<Record<Status, string>> = {
  deficit_critical: 'Déficit critique\u202F! La dette explose...',
  deficit_moderate: 'Déficit modéré. Vous progressez\u202F!',
  equilibrium: 'Presque équilibré\u202F! Encore un effort\u202F!',
  surplus: 'Excédent\u202F! Vous pouvez réduire les impôts, la dette, ou dépenser plus.',
};

const BOUNDS: Readonly<Record<Status, string>> = {
  deficit_critical: 'déficit de plus de 100\u00A0Md€',
  deficit_moderate: 'déficit de 10 à 100\u00A0Md€',
  equilibrium: 'à 10\u00A0Md€ de zéro au plus',
  surplus: 'excédent de plus de 10\u00A0Md€',
};

const TONES: Readonly<Record<Status, StatusTone>> = {
  deficit_critical: 'critical',
  deficit_moderate: 'deficit',
  equilibrium: 'balanced',
  surplus: 'surplus',
};

/** Nobody at zero or above is asked for one more effort. */
export function statusMessageOf(balance: Millions): string {
  const status = statusOf(balance);
  return status === 'equilibrium' && balance >= 0 ? 'Équilibre atteint.' : MESSAGES[status];
}

/** Where the status begins and ends: the end screen has another scale, with words of its own. */
export function statusBoundsOf(balance: Millions): string {
  return BOUNDS[statusOf(balance)];
}

/** What the amount on the bar is called. */
export function balanceWordOf(balance: Millions): 'Déficit' | 'Équilibre' | 'Excédent' {
  if (balance === 0) return 'Équilibre';
  return balance < 0 ? 'Déficit' : 'Excédent';
}

export function statusToneOf(balance: Millions): StatusTone {
  return TONES[statusOf(balance)];
}

function statusOf(balance: Millions): Status {
  if (balance < -100_000) return 'deficit_critical';
  if (balance < -10_000) return 'deficit_moderate';
  if (balance <= 10_000) return 'equilibrium';
  return 'surplus';
}
