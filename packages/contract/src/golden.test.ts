import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { describe, expect, it } from 'vitest';
import {
  decodeBallot,
  encodeBallot,
  type BallotRefusal,
  type CodedDecision,
  type Numbering,
} from './ballot-code.ts';
import { numbering as current } from './testing.ts';

type Golden = {
  edition: number;
  numbers: Record<string, number>;
  links: { name: string; code: string; votes: Record<string, Choice> }[];
  refused: { name: string; code: string; reason: BallotRefusal }[];
};

/** Links that users may have kept: files may be added, none may change. */
const FROZEN = {
  '2025.json': '6314a2c15cbc62c96593379af274ddabc5dbe6c2acd0576034fe3137b278082c',
};

const folder = resolve(import.meta.dirname, '../golden');
const read = (file: string) => readFileSync(`${folder}/${file}`);

it('every golden file is listed here with its hash', () => {
  expect(readdirSync(folder)).toEqual(Object.keys(FROZEN));
});

describe.each(Object.entries(FROZEN))('%s', (file, sha256) => {
  const { edition, numbers, links, refused }: Golden = JSON.parse(read(file).toString());
  const numbering: Numbering = {
    edition,
    since: edition,
    codes: { number: Object.values(numbers), id: Object.keys(numbers) },
  };

  it('is unchanged', () => {
    expect(createHash('sha256').update(read(file)).digest('hex')).toBe(sha256);
  });

  it.each(links)('$name: still read, and still encoded the same', ({ code, votes }) => {
    const decisions = Object.entries(votes).map(([id, choice]): CodedDecision => ({ id, choice }));
    const ballot = decodeBallot(code, numbering);
    if (!ballot.ok) throw new Error(ballot.reason);
    expect(ballot.value).toMatchObject({ edition, dropped: [] });
    expect(votesOf(ballot.value.decisions)).toEqual(votes);
    expect(encodeBallot(decisions, numbering)).toBe(code);
  });

  it.each(links)('$name: read entirely with the current numbering', ({ code, votes }) => {
    const ballot = decodeBallot(code, current);
    if (!ballot.ok) throw new Error(ballot.reason);
    expect(ballot.value.dropped).toEqual([]);
    expect(ballot.value.decisions).toHaveLength(Object.keys(votes).length);
  });

  it.each(refused)('$name: still refused', ({ code, reason }) => {
    expect(decodeBallot(code, numbering)).toEqual({ ok: false, reason });
  });
});

function votesOf(decisions: readonly CodedDecision[]): Record<string, Choice> {
  return Object.fromEntries(decisions.map(({ id, choice }) => [id, choice]));
}
