import { votedPercentOf, type Facts } from './facts.ts';
import { formatAmount } from '../money/format.ts';
import { magnitudeOf } from '../money/money.ts';

export type ObjectiveId = 'equilibrium' | 'surplus' | 'challenge';
export type ObjectiveCategory = 'primary' | 'secondary' | 'challenge';

export type Objective = {
  readonly id: ObjectiveId;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly category: ObjectiveCategory;
  readonly rewards: readonly string[];
  /** M€ for the first two, percent of the cards for the challenge. */
  readonly targetValue: number;
  readonly currentValue: number;
  /** In percent of the way from the start. */
  readonly progress: number;
  readonly isCompleted: boolean;
};

/** Judged on the balance: judged on the change, they would be won before the first vote. */
export function objectivesOf(facts: Facts): readonly Objective[] {
  const { balance, initialBalance } = facts;
  const votedPercent = votedPercentOf(facts);
  const covered = initialBalance < 0 ? (1 - balance / initialBalance) * 100 : 0;
  // A balance of exactly zero is no surplus yet.
  const progress = Math.max(0, Math.min(99, covered));
  return [
    {
      id: 'equilibrium',
      title: 'Équilibrer le budget',
      description: `Effacer le déficit de départ de ${formatAmount(magnitudeOf(initialBalance))}.`,
      icon: 'scale',
      category: 'primary',
      rewards: ['Équilibriste'],
      targetValue: 0,
      currentValue: balance,
      progress: balance >= 0 ? 100 : progress,
      isCompleted: balance >= 0,
    },
    {
      id: 'surplus',
      title: 'Dégager un excédent',
      description: 'Faire entrer plus d’argent qu’il n’en sort.',
      icon: 'coins',
      category: 'secondary',
      rewards: ['Créateur d’excédent'],
      targetValue: 0,
      currentValue: balance,
      progress: balance > 0 ? 100 : progress,
      isCompleted: balance > 0,
    },
    {
      id: 'challenge',
      title: 'Voter toutes les cartes',
      description: 'Se prononcer sur chaque carte du jeu, même pour la garder.',
      icon: 'flag',
      category: 'challenge',
      rewards: ['Grand Réformateur'],
      targetValue: 100,
      currentValue: votedPercent,
      progress: votedPercent,
      isCompleted: votedPercent === 100,
    },
  ];
}
