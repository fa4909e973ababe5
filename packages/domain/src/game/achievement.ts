import type { Ballot } from './ballot.ts';
import type { Edition } from './edition.ts';
import { sorted } from '../list.ts';
import { factsOf, votedPercentOf, type Facts } from './facts.ts';

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
    reward: 'Accès à la page qui répartit l’excédent',
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

/** With what its votes win: an achievement lost since stays among them, and is not announced again. */
export function withWon(ballot: Ballot, edition: Edition): Ballot {
  const { won } = ballot.game;
  const ids = achievementsOf(factsOf(ballot, edition)).map(({ id }) => id);
  const fresh = ids.filter((id) => !won.includes(id));
  return fresh.length === 0
    ? ballot
    : { ...ballot, game: { ...ballot.game, won: [...won, ...fresh] } };
}

/** What the votes since have won for the first time in the game. */
export function newlyWonOf(before: Ballot, after: Ballot): readonly Achievement[] {
  const isNew = (id: string) => !before.game.won.includes(id) && after.game.won.includes(id);
  return ACHIEVEMENTS.filter(({ id }) => isNew(id));
}

/** The last one won among those still held. */
export function lastWonOf(ballot: Ballot, edition: Edition): Achievement | null {
  const { won } = ballot.game;
  const held = achievementsOf(factsOf(ballot, edition));
  const [last] = sorted(held, (a, b) => won.indexOf(b.id) - won.indexOf(a.id));
  return last ?? null;
}
