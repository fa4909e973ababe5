import type { Persona } from '@nosmilliards/data/personas';
import type { Page } from '@playwright/test';
import { personaNamed, storedBy } from '../app/testing/persona.ts';
import { store } from './page.ts';

/** An earlier visit: the game this persona has played to its end. */
export async function storePersona(page: Page, name: string): Promise<Persona> {
  await store(page, storedBy(name));
  return personaNamed(name);
}
