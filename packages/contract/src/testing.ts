import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuiltCodes, CoverageFile } from '@nosmilliards/data/built-types';
import { rowsOf } from '@nosmilliards/data/columns';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { cast, EMPTY_LEDGER, type Ledger } from '@nosmilliards/domain/vote/ledger';
import { territoryOf, type Plot } from '@nosmilliards/domain/vote/territory';
import { boundsOf, type Adjustment, type Choice } from '@nosmilliards/domain/vote/vote';
import * as fc from 'fast-check';
import { textOf } from './base64url.ts';
import type { CodedDecision } from './ballot-code.ts';
import { checksumOf } from './checksum.ts';

const built = (file: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../data/built/${file}`), 'utf8'));

export const numbering: BuiltCodes = built('codes.json');
const coverage: CoverageFile = built('coverage.json');
const territory = territoryOf(budgetOf(rowsOf(coverage.lines)), rowsOf(coverage.cards));
const plots = [...territory.values()];
export const cards = plots.filter(({ constraints }) => constraints !== null);

/** Bounds of a line. */
const LINE_BOUNDS = {
  increase: { min: Number.MIN_VALUE, max: 10_000 },
  decrease: { min: Number.MIN_VALUE, max: 100 },
} as const;

/** Ledgers that the rules accept: random votes, cast in a random order. */
export const ledgers: fc.Arbitrary<Ledger> = fc
  .array(fc.oneof(...plots.map((plot) => decisionsOn(plot))), { maxLength: 30 })
  .map(castAll);

export const fullDecks: fc.Arbitrary<CodedDecision[]> = fc.tuple(
  ...cards.map((plot) => decisionsOn(plot)),
);

/** Decks with whole percentages, as the screens offer them. */
export const playedDecks: fc.Arbitrary<CodedDecision[]> = fc.tuple(
  ...cards.map((plot) => decisionsOn(plot, ({ min, max }) => fc.integer({ min, max }))),
);

/** A code with these bytes and a right sum, which `encodeBallot` may never write. */
export function forged(...body: number[]): string {
  const sum = checksumOf(Uint8Array.from(body));
  return textOf(Uint8Array.from([...body, sum >> 8, sum & 0xff]));
}

function decisionsOn(plot: Plot, percentsIn = anyPercents): fc.Arbitrary<CodedDecision> {
  const adjusted = (type: Adjustment): fc.Arbitrary<Choice>[] => {
    const bounds =
      plot.constraints === null && boundsOf(type, plot.limits) !== null
        ? LINE_BOUNDS[type]
        : boundsOf(type, plot.limits);
    return bounds === null ? [] : [percentsIn(bounds).map((percent) => ({ type, percent }))];
  };
  const kept: Choice[] = plot.constraints === null ? [] : [{ type: 'keep' }];
  return fc
    .oneof(
      fc.constantFrom<Choice>({ type: 'remove' }, ...kept),
      ...adjusted('increase'),
      ...adjusted('decrease'),
    )
    .map((choice) => ({ id: plot.id, choice }));
}

function anyPercents({ min, max }: { min: number; max: number }): fc.Arbitrary<number> {
  const whole = fc.integer({ min: Math.ceil(min), max });
  return fc.oneof(
    whole,
    whole.map((percent) => Math.max(min, percent - 0.5)),
    fc.integer({ min: Math.ceil(min * 100), max: max * 100 }).map((hundredths) => hundredths / 100),
    fc.double({ min, max, noNaN: true }),
  );
}

function castAll(decisions: CodedDecision[]): Ledger {
  return decisions.reduce((ledger, decision, timestamp) => {
    const casting = cast(ledger, territory, { ...decision, timestamp });
    if (!casting.ok) throw new Error(`${decision.id}: ${casting.reason}`);
    return casting.value.ledger;
  }, EMPTY_LEDGER);
}
