import { readFileSync } from 'node:fs';
import { ACHIEVEMENTS, achievementsOf } from '@nosmilliards/domain/game/achievement';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import { completionOf } from '@nosmilliards/domain/outcome/completion';
import { editionOf } from '@nosmilliards/domain/game/edition';
import { endStatusLabelOf } from '@nosmilliards/domain/outcome/end-status';
import { factsOf } from '@nosmilliards/domain/game/facts';
import { balanceOf, changeOf, modificationsOf } from '@nosmilliards/domain/vote/ledger';
import { mostlyOf, portraitOf, portraitSentenceOf } from '@nosmilliards/domain/outcome/portrait';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './columns.ts';
import type { BuiltEdition, BuiltGroups, CoverageFile } from './built.ts';
import {
  answersOf,
  personas,
  restoredBallot,
  storedStateOf,
  type Instruction,
  type Persona,
} from './persona.ts';
import { PACKAGE_DIRECTORY } from './read/edition.ts';

const built = (file: string) =>
  JSON.parse(readFileSync(`${PACKAGE_DIRECTORY}/frozen/built/${file}`, 'utf8'));
const coverage: CoverageFile = built('coverage.json');
const { baseline }: BuiltEdition = built('edition.json');
const { groups }: BuiltGroups = built('groups.json');
const edition = editionOf(
  budgetOf(rowsOf(coverage.lines)),
  rowsOf(coverage.cards),
  baseline,
  coverage.stamp,
  groups,
);

function portraitWords(ballot: Ballot): string {
  const portrait = portraitOf(ballot, edition);
  if (portrait === null) return '';
  return [portraitSentenceOf(portrait, 'own').text, mostlyOf(portrait)].join(' ').trim();
}

/** Personas are written with plain spaces. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

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
    const completion = completionOf(ballot, edition);
    if (!completion.ok) throw new Error(completion.reason);
    const { value } = completion;
    const { borrowing } = value;
    const modifications = modificationsOf(ballot.ledger).length;
    expect({
      solde: value.balance,
      statut: endStatusLabelOf(value.status),
      phrase: plain(resultSentenceOf(value).text),
      portrait: plain(portraitWords(ballot)),
      amelioration: value.improvement,
      dans_les_limites: value.split.within,
      au_dela: value.split.beyond,
      libelle: value.improvementLabel,
      minutes: value.minutes,
      cartes: value.totalCards,
      cartes_votees: value.votedCards,
      sans_avis: value.unsureCards.length,
      cartes_gardees: ballot.ledger.size - modifications,
      modifications,
      succes: achievementsOf(factsOf(ballot, edition)).map(({ name }) => plain(name)),
      emprunt: borrowing.kind === 'needed' ? borrowing.need : 0,
      ...(borrowing.kind === 'needed' && {
        interets: borrowing.yearlyInterest,
        dette_finale: borrowing.finalDebt,
      }),
    }).toEqual(persona.attendu);
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
    expect(added.within + added.beyond - 155_000).toBeCloseTo(solde, 6);
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
