import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedBy } from '#testing/persona.ts';
import { found, press, seenIn, visit, wordsOf } from '#testing/visit.tsx';

/** In the bar, and again under the cards. */
const REACHED = Array(2).fill('Objectif : déficit ≤ 0 Md€, ATTEINT');
const goals = () => screen.getAllByText(/^Objectif : déficit .*[,.]/).map(seenIn);

it('a balance reached within the limits reaches the goal', async () => {
  await visit('/express', storedBy('Équilibre exact'));
  await waitFor(() => expect(goals()).toEqual(REACHED));
});

it('a surplus reached beyond the limits reaches it too: one balance decides', async () => {
  // +345,7 Md€, of which +350,5 Md€ beyond.
  await visit('/express', storedBy('Sans retraites ni hôpitaux'));
  await waitFor(() => expect(goals()).toEqual(REACHED));
});

it('[V11] removing a decision of several cards says what it pays for and who is concerned', async () => {
  await visit('/express');
  await found('heading', 'Retraites');
  await press('Supprimer');
  const dialog = await found('dialog', /^Supprimer : Retraites/);
  await within(dialog).findByText(/^Les retraites de base et complémentaires/);
  const words = wordsOf(dialog);
  expect(words).toContain('Ce que cela finance. Les retraites de base et complémentaires');
  expect(words).toMatch(
    /Qui est concerné\. Les retraités anciens salariés du privé, [^.]+\. Les anciens fonctionnaires/,
  );
});
