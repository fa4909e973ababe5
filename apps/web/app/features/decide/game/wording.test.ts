import { describe, expect, it } from 'vitest';
import { counted } from '#ballot/card/count-words.ts';
import { replacedSentence } from './telling.ts';
import { shortcutOf } from './use-shortcuts.ts';

describe('words of the game', () => {
  it('counts in French: one and none are singular', () => {
    expect([0, 1, 2].map((count) => counted(count, 'vote'))).toEqual([
      '0\u00A0vote',
      '1\u00A0vote',
      '2\u00A0votes',
    ]);
  });

  it('names every vote that gave way', () => {
    expect(replacedSentence(['Armées'])).toContain('votre vote sur «\u00A0Armées\u00A0»');
    expect(replacedSentence(['A', 'B'])).toContain(
      'vos votes sur «\u00A0A\u00A0», «\u00A0B\u00A0»',
    );
  });
});

describe('shortcutOf', () => {
  it('reads digits by what they write and by their place on a French keyboard', () => {
    expect(pressed('3')).toBe(3);
    expect(pressed('&', { code: 'Digit1' })).toBe(1);
    expect(pressed('5', { code: 'Digit5' })).toBeNull();
  });

  it('leaves the browser its own combinations', () => {
    expect(pressed('z', { ctrlKey: true })).toBe('undo');
    expect(pressed('z', { metaKey: true })).toBe('undo');
    expect(pressed('z', { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(pressed('ArrowLeft', { altKey: true })).toBeNull();
    expect(pressed('1', { ctrlKey: true })).toBeNull();
    expect(pressed('z')).toBeNull();
  });

  it('reads arrows and the question mark', () => {
    expect(['ArrowLeft', 'ArrowRight', '?'].map((key) => pressed(key))).toEqual([
      'previous',
      'next',
      'help',
    ]);
  });
});

function pressed(key: string, more = {}) {
  const bare = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return shortcutOf({ key, ...bare, ...more });
}
