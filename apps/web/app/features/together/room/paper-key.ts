import { PAPER_LETTERS, type PaperStep } from '@nosmilliards/domain/tally/paper';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import { CHOICES } from '#ballot/vote-words.ts';
import { choiceKeyOf } from '#browser/keys.ts';

/** What a key does in the grid of the sheets. */
export type PaperKey = ChoiceType | PaperStep | 'blank' | 'erase';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const KEYS: ReadonlyMap<string, PaperKey> = new Map<string, PaperKey>([
  ...CHOICES.map((type) => [PAPER_LETTERS[type].toLowerCase(), type] as const),
  ['arrowleft', 'left'],
  ['arrowright', 'right'],
  ['arrowup', 'up'],
  ['arrowdown', 'down'],
  ['backspace', 'erase'],
  [' ', 'blank'],
]);

export function paperKeyOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): PaperKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  const digit = choiceKeyOf({ key, code });
  return KEYS.get(key.toLowerCase()) ?? (digit === null ? null : (CHOICES[digit - 1] ?? null));
}
