import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';
import { searchOf, type Found } from './search-book.ts';

const search = searchOf({
  lines: [
    ['ecoles', 'Écoles maternelles', 33_000, 1, -1, ''],
    ['formation', 'Formation professionnelle', 10_000, 1, -1, ''],
  ],
  cards: [['ET08', 'Police nationale', 13_000]],
  terms: [['deficit_public', 'Déficit public']],
  aliases: [['profs', [0]]],
});

function ask(question: string) {
  cleanup();
  const onChoose = vi.fn<(found: Found) => void>();
  const elsewhere = <p>Ouvrez le lexique.</p>;
  render(<SearchBox {...{ field: createRef(), search, elsewhere, onChoose }} />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: question } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const chosen = onChoose.mock.lastCall?.[0];
  return { chosen, options: screen.queryAllByRole('option').map(({ textContent }) => textContent) };
}

it('leads by a word of people to the line, and to nothing that only sounds alike', () => {
  const { chosen, options } = ask('profs');
  expect(options).toHaveLength(1);
  expect(chosen).toMatchObject({ kind: 'line', id: 'ecoles' });
});

it('offers a card or a word of the lexicon when no line answers', () => {
  expect(ask('deficits').chosen).toMatchObject({ kind: 'term', id: 'deficit_public' });
  expect(ask('police').options.at(-1)).toMatch(/^Police nationale.*Carte du jeu$/);
});

it('says where else to look when nothing is found, and only then', () => {
  ask('xyzxyz');
  expect(screen.getByText('Ouvrez le lexique.')).toBeDefined();
  ask('profs');
  expect(screen.queryByText('Ouvrez le lexique.')).toBeNull();
});

it('comes back to the question, where it was being corrected, instead of a result of last time', () => {
  ask('profs');
  const field = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).not.toBeNull();
  field.setSelectionRange(2, 2);
  fireEvent.focus(field);
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
});
