import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { personas, storedStateOf, type Persona } from '@nosmilliards/data/personas';
import { budgetOf } from '@nosmilliards/domain/budget';
import { editionOf } from '@nosmilliards/domain/edition';
import type { Page } from '@playwright/test';
import { store } from './page.ts';

const directory = resolve(import.meta.dirname, '../../../packages/data/built');
const built = (file: string) => JSON.parse(readFileSync(`${directory}/${file}`, 'utf8'));
const { lines, cards } = built('coverage.json');
const edition = editionOf(budgetOf(lines), cards, built('edition.json').baseline);

export function personaNamed(name: string): Persona {
  const persona = personas().find(({ nom }) => nom === name);
  if (!persona) throw new Error(`No persona named ${name}`);
  return persona;
}

/** An earlier visit: the game this persona has played to its end. */
export async function storePersona(page: Page, name: string): Promise<Persona> {
  const persona = personaNamed(name);
  await store(page, storedStateOf(persona, edition));
  return persona;
}
