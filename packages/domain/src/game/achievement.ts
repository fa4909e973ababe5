import { votedPercentOf, type Facts } from './facts.ts';

/** Its name stays on the device: no text that leaves it has one (E7). */
export type Achievement = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly reward: string;
  readonly isWon: (facts: Facts) => boolean;
  readonly unlocksFeature?: string;
};

export const ACHIEVEMENTS = [
  {
    id: 'equilibriste',
    name: 'Équilibriste',
    description: 'Ramener le déficit à zéro ou mieux.',
    icon: 'scale',
    reward: 'Médaille de l’équilibre',
    isWon: ({ balance }) => balance >= 0,
  },
  {
    id: 'createur-excedent',
    name: 'Créateur d’excédent',
    description: 'Dégager un excédent.',
    icon: 'coins',
    reward: 'Accès à la page de réduction d’impôts',
    isWon: ({ balance }) => balance > 0,
    unlocksFeature: '/reduction-impots',
  },
  {
    id: 'grand-reformateur',
    name: 'Grand Réformateur',
    description: 'Voter plus de 80\u00A0% des cartes.',
    icon: 'pen',
    reward: 'Médaille du réformateur',
    isWon: (facts) => votedPercentOf(facts) > 80,
  },
  {
    id: 'robin-des-bois',
    name: 'Robin des Bois',
    description: 'Voter plus de 60\u00A0% des cartes et améliorer le solde de plus de 50\u00A0Md€.',
    icon: 'bow',
    reward: 'Médaille de Sherwood',
    isWon: (facts) => votedPercentOf(facts) > 60 && facts.change > 50_000,
  },
  {
    id: 'economiste-fou',
    name: 'Économiste Fou',
    description: 'Dégager plus de 100\u00A0Md€ d’excédent.',
    icon: 'flask',
    reward: 'Médaille de l’audace',
    isWon: ({ balance }) => balance > 100_000,
  },
  {
    id: 'fin-des-niches',
    name: 'Robin des Bois\u00A0: fin des niches',
    description:
      'Supprimer toutes les niches fiscales et améliorer le solde d’au moins 21,5\u00A0Md€.',
    icon: 'scissors',
    reward: 'Médaille de la table rase',
    isWon: ({ allNichesRemoved, change }) => allNichesRemoved && change >= 21_500,
  },
  {
    id: 'etat-minimaliste',
    name: 'État Minimaliste',
    description: 'Améliorer le solde de plus de 760,1\u00A0Md€.',
    icon: 'minimize',
    reward: 'Médaille de l’épure',
    isWon: ({ change }) => change > 760_100,
  },
  {
    id: 'social-democrate',
    name: 'Social-démocrate',
    description:
      'Améliorer le solde d’au moins 50\u00A0Md€ sans réduire ni supprimer aucune dépense.',
    icon: 'heart',
    reward: 'Médaille de la solidarité',
    isWon: ({ change, spendingSpared }) => change >= 50_000 && spendingSpared,
  },
  {
    id: 'equilibre-parfait',
    name: 'Équilibre Parfait',
    description: 'Finir à zéro, à l’euro près.',
    icon: 'target',
    reward: 'Médaille de la précision',
    isWon: ({ balance }) => balance === 0,
  },
] as const satisfies readonly Achievement[];

export function achievementsOf(facts: Facts): readonly Achievement[] {
  return ACHIEVEMENTS.filter((achievement) => achievement.isWon(facts));
}

/** What a vote has just won, to be announced once. */
export function newlyWonOf(before: Facts, after: Facts): readonly Achievement[] {
  return ACHIEVEMENTS.filter(({ isWon }) => isWon(after) && !isWon(before));
}
