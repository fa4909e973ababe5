import type { EndStatus } from '@nosmilliards/domain/outcome/end-status';

const TONES = {
  surplus: 'surplus',
  equilibrium: 'balanced',
  contained: 'deficit',
  high: 'deficit',
  critical: 'critical',
} as const satisfies Record<EndStatus, string>;

export function toneOf(status: EndStatus) {
  return TONES[status];
}
