import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedBy } from '#testing/persona.ts';
import { seenIn, visit } from '#testing/visit.tsx';

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
