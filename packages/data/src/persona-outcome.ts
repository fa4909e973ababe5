import { readFileSync } from 'node:fs';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { achievementsOf } from '@nosmilliards/domain/game/achievement';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import { editionOf, type Edition } from '@nosmilliards/domain/game/edition';
import { factsOf } from '@nosmilliards/domain/game/facts';
import { completionOf } from '@nosmilliards/domain/outcome/completion';
import { endStatusLabelOf } from '@nosmilliards/domain/outcome/end-status';
import { mostlyOf, portraitOf, portraitSentenceOf } from '@nosmilliards/domain/outcome/portrait';
import { resultSentenceOf } from '@nosmilliards/domain/outcome/result-sentence';
import { modificationsOf } from '@nosmilliards/domain/vote/ledger';
import type { BuiltEdition, BuiltGroups, CoverageFile } from './built.ts';
import { rowsOf } from './columns.ts';
import type { Expected } from './persona.ts';
import { PACKAGE_DIRECTORY } from './read/edition.ts';

const built = (file: string) =>
  JSON.parse(readFileSync(`${PACKAGE_DIRECTORY}/built/${file}`, 'utf8'));

/** The edition as the site plays it. */
export function builtEditionInPlay(): Edition {
  const coverage: CoverageFile = built('coverage.json');
  const { baseline }: BuiltEdition = built('edition.json');
  const { groups }: BuiltGroups = built('groups.json');
  const lines = budgetOf(rowsOf(coverage.lines));
  return editionOf(lines, rowsOf(coverage.cards), baseline, coverage.stamp, groups);
}

/** What the final screen says of a ballot, as personas expect it. */
export function outcomeOf(ballot: Ballot, edition: Edition): Expected {
  const completion = completionOf(ballot, edition);
  if (!completion.ok) throw new Error(completion.reason);
  const { value } = completion;
  const { borrowing } = value;
  const modifications = modificationsOf(ballot.ledger).length;
  return {
    solde: value.balance,
    statut: endStatusLabelOf(value.status),
    phrase: plain(resultSentenceOf(value).text),
    portrait: plain(portraitWords(ballot, edition)),
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
  };
}

function portraitWords(ballot: Ballot, edition: Edition): string {
  const portrait = portraitOf(ballot, edition);
  if (portrait === null) return '';
  return [portraitSentenceOf(portrait, 'own').text, mostlyOf(portrait)].join(' ').trim();
}

/** Personas are written with plain spaces. */
export function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
