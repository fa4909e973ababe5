import type { Refusal } from './community-message.ts';

/** Reasons of refusal, as shown in the public ledger. */
const REFUSED_BECAUSE: Readonly<Record<Refusal, string>> = {
  malformed: 'demande illisible',
  'not-a-ballot': 'bulletin que les règles n’admettent pas',
  'same-ballot': 'remplacement par le même bulletin',
  'not-found': 'adresse inconnue',
  'stale-slot': 'période d’envoi passée',
  'edition-closed': 'édition close',
  'too-large': 'demande trop longue',
  'wrong-type': 'demande d’une autre forme',
  'too-many': 'trop d’envois d’un même réseau',
  unavailable: 'service occupé, à renvoyer',
};

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(REFUSED_BECAUSE));

/** An unknown reason, of a later release, is shown by its name. */
export function refusedBecause(reason: string): string {
  return WORDS.get(reason) ?? reason;
}
