import { ACHIEVEMENTS } from '@nosmilliards/domain/game/achievement';
import { balanceOf, changeOf } from '@nosmilliards/domain/vote/ledger';
import { describe, expect, it } from 'vitest';
import { builtEditionInPlay, outcomeOf, plain } from './persona-outcome.ts';
import {
  answersOf,
  personas,
  restoredBallot,
  storedStateOf,
  type Instruction,
  type Persona,
} from './persona.ts';

const edition = builtEditionInPlay();
const { baseline, groups } = edition;

it('there are at least twenty', () => {
  expect(personas().length).toBeGreaterThanOrEqual(20);
});

it('[A11] every achievement is won by one of them at least', () => {
  const won = new Set(personas().flatMap(({ attendu }) => attendu.succes));
  expect(ACHIEVEMENTS.map(({ name }) => plain(name)).filter((name) => !won.has(name))).toEqual([]);
});

describe.each(personas().map((persona) => [persona.nom, persona] as const))('%s', (_, persona) => {
  it('finds at the end what is expected', () => {
    const ballot = restoredBallot(storedStateOf(persona, edition), edition);
    expect(outcomeOf(ballot, edition), 'npm run data:renew').toEqual(persona.attendu);
    expect(balanceOf(ballot.ledger, baseline)).toBeCloseTo(
      baseline.balance + changeOf(ballot.ledger),
      6,
    );
  });
});

const players = personas().flatMap((persona) => ('votes' in persona ? [persona] : []));

it.each(players.map((persona) => [persona.nom, persona] as const))(
  '%s: the table of the cards adds up to the same',
  (_, persona) => {
    const { dans_les_limites: within, au_dela: beyond, solde } = persona.attendu;
    const added = addedUp(persona);
    expect(added.within).toBeCloseTo(within, 6);
    expect(added.beyond).toBeCloseTo(beyond, 6);
    expect(added.within + added.beyond + baseline.balance).toBeCloseTo(solde, 6);
  },
);

/** Computes the same figures from the percentages of the cards, without the domain. */
function addedUp({ votes, recettes = false }: Extract<Persona, { minutes: number }>) {
  const deck = recettes ? edition.deck : edition.deck.filter(({ id }) => !id.startsWith('RE'));
  const byCard = new Map<string, Instruction>();
  for (const [id, instruction] of answersOf(votes, deck)) {
    const grouped = groups.find((group) => group.id === id)?.cardIds ?? [id];
    for (const cardId of grouped) byCard.set(cardId, instruction);
  }
  const parts = edition.deck.map(({ id, amount, constraints: { minReduction, maxIncrease } }) => {
    const { choix = 'garder', pourcentage = 0 } = byCard.get(id) ?? {};
    const asked = pourcentage === 'maximum' ? Infinity : pourcentage;
    const way = id.startsWith('RE') ? -1 : 1;
    const percents = {
      garder: [0, 0],
      'je ne sais pas': [0, 0],
      augmenter: [-Math.min(asked, maxIncrease), 0],
      réduire: [Math.min(asked, -minReduction), 0],
      supprimer: [-minReduction, 100 + minReduction],
    }[choix];
    return percents.map((percent) => (way * amount * percent) / 100);
  });
  return {
    within: parts.reduce((sum, [within = 0]) => sum + within, 0),
    beyond: parts.reduce((sum, [, beyond = 0]) => sum + beyond, 0),
  };
}
