import { readFileSync } from 'node:fs';
import type { BuiltDetail, BuiltEdition } from '@nosmilliards/data/built-types';
import { restoredBallot } from '@nosmilliards/data/personas';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { edition, storedBy } from '../app/testing/persona.ts';

const built = (file: string) =>
  JSON.parse(
    readFileSync(new URL(import.meta.resolve(`@nosmilliards/data/built/${file}`)), 'utf8'),
  );

/** The edition that the site under test was built from: journeys quote none of its figures. */
export const { year, found }: BuiltEdition = built('edition.json');
export const deficit = Math.abs(edition.baseline.balance);

/** In millions of euros, as what follows. */
export function amountOf(line: string): number {
  const detail: BuiltDetail = built(`details/${line}.json`);
  return detail.line.amount;
}

export function cardAmountOf(id: string): number {
  const card = edition.deck.find((one) => one.id === id);
  if (card === undefined) throw new Error(`No card ${id}`);
  return card.amount;
}

/** What a persona ends with. */
export function balanceBy(persona: string): number {
  return balanceOf(restoredBallot(storedBy(persona), edition).ledger, edition.baseline);
}

/** The first and the last years of « Au fil du temps », and the last of the functions. */
export const time: { first: number; last: number } = built('time/depenses.json');
export const functionYear: number = built('europe.json').years.at(-1);
