import { readFileSync } from 'node:fs';
import { achievementsOf } from '@nosmilliards/domain/game/achievement';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { completionOf } from '@nosmilliards/domain/outcome/completion';
import { editionOf } from '@nosmilliards/domain/game/edition';
import { endStatusLabelOf } from '@nosmilliards/domain/outcome/end-status';
import { factsOf } from '@nosmilliards/domain/game/facts';
import { balanceOf, changeOf, modificationsOf } from '@nosmilliards/domain/vote/ledger';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './columns.ts';
import type { CoverageFile, BuiltEdition } from './built.ts';
import { personas, restoredBallot, storedStateOf } from './persona.ts';
import { PACKAGE_DIRECTORY } from './read/edition.ts';

const built = (file: string) =>
  JSON.parse(readFileSync(`${PACKAGE_DIRECTORY}/built/${file}`, 'utf8'));
const coverage: CoverageFile = built('coverage.json');
const { baseline }: BuiltEdition = built('edition.json');
const edition = editionOf(
  budgetOf(rowsOf(coverage.lines)),
  rowsOf(coverage.cards),
  baseline,
  coverage.stamp,
);

/** Non-breaking spaces are the formatter's business: a jurist types plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

it('there are at least eight', () => {
  expect(personas().length).toBeGreaterThanOrEqual(8);
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
      amelioration: value.improvement,
      libelle: value.improvementLabel,
      minutes: value.minutes,
      cartes_votees: value.votedCards,
      cartes_gardees: ballot.ledger.size - modifications,
      modifications,
      succes: achievementsOf(factsOf(ballot, edition)).map(({ name }) => plain(name)),
      emprunt: borrowing.kind === 'needed' ? borrowing.need : 0,
      ...(borrowing.kind === 'needed' && {
        interets: borrowing.yearlyInterest,
        dette_finale: borrowing.finalDebt,
      }),
    }).toEqual(persona.attendu);
    expect(balanceOf(ballot.ledger, baseline)).toBe(baseline.balance + changeOf(ballot.ledger));
  });
});
