import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rowsOf } from '@nosmilliards/data/columns';
import type { BuiltEdition, BuiltGroups, CoverageFile } from '@nosmilliards/data/built-types';
import { personas, storedStateOf, type Persona } from '@nosmilliards/data/personas';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import { editionOf } from '@nosmilliards/domain/game/edition';

const coverage: CoverageFile = built('coverage.json');
const { baseline }: BuiltEdition = built('edition.json');
const { groups }: BuiltGroups = built('groups.json');

/** From which tests compute what they expect: the frozen edition, or that of the site for journeys. */
export const edition = editionOf(
  budgetOf(rowsOf(coverage.lines)),
  rowsOf(coverage.cards),
  baseline,
  coverage.stamp,
  groups,
);

export function personaNamed(name: string): Persona {
  const persona = personas().find(({ nom }) => nom === name);
  if (!persona) throw new Error(`No persona named ${name}`);
  return persona;
}

/** The localStorage of a visitor who finished the game with the choices of this persona. */
export function storedBy(name: string): Record<string, string> {
  return storedStateOf(personaNamed(name), edition);
}

function built(file: string) {
  const directory = resolve(import.meta.dirname, '../../../../packages/data/built');
  return JSON.parse(readFileSync(`${directory}/${file}`, 'utf8'));
}
