import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, visit, wordsOf } from '#testing/visit.tsx';

it('each key counts a hand for the choice it is written beside', async () => {
  await visit('/seance');
  await screen.findByLabelText(/Nombre de présents/);
  await press('Commencer');
  await screen.findByRole('heading', { name: /^Que fait la salle/ });
  for (const key of ['1', '2', '2', '3', '3', '3', '4', '4', '4', '4', 'r']) {
    fireEvent.keyDown(document.body, { key });
  }
  expect(wordsOf(screen.getByRole('main'))).toContain(
    '4 suppriment, 3 réduisent, 2 augmentent, 1 garde.',
  );
});
