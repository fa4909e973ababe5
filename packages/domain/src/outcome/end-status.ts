import type { Millions } from '../money/money.ts';

/** The end screen judges on its own thresholds, stricter around zero than the game's status. */
export type EndStatus = 'surplus' | 'equilibrium' | 'contained' | 'high' | 'critical';

const LABELS: Readonly<Record<EndStatus, string>> = {
  surplus: 'Excédent',
  equilibrium: 'Équilibre',
  contained: 'Déficit maîtrisé',
  high: 'Déficit élevé',
  critical: 'Déficit critique',
};

export function endStatusOf(balance: Millions): EndStatus {
  if (balance > 0) return 'surplus';
  if (balance === 0) return 'equilibrium';
  if (balance > -50_000) return 'contained';
  if (balance > -100_000) return 'high';
  return 'critical';
}

export function endStatusLabelOf(status: EndStatus): string {
  return LABELS[status];
}
