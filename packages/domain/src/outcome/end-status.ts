import type { StatusTone } from '../game/status.ts';
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

/** `null` where the label says it all. */
const BOUNDS: Readonly<Record<EndStatus, string | null>> = {
  surplus: null,
  equilibrium: null,
  contained: 'moins de 50\u00A0Md€',
  high: 'de 50 à 100\u00A0Md€',
  critical: '100\u00A0Md€ ou plus',
};

const TONES: Readonly<Record<EndStatus, StatusTone>> = {
  surplus: 'surplus',
  equilibrium: 'balanced',
  contained: 'deficit',
  high: 'deficit',
  critical: 'critical',
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

/** « de 50 à 100 Md€ »: the game has another scale. */
export function endStatusBoundsOf(status: EndStatus): string | null {
  return BOUNDS[status];
}

export function endStatusToneOf(status: EndStatus): StatusTone {
  return TONES[status];
}
