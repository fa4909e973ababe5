import { personas, storedStateOf, type Persona } from '@nosmilliards/data/personas';
import type { Page } from '@playwright/test';
import { edition } from './game.ts';
import { store } from './page.ts';

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
