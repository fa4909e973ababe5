import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedBy } from '#testing/persona.ts';
import { seenIn, visit } from '#testing/visit.tsx';

const goal = () => seenIn(screen.getByText(/^Objectif : déficit .*[,.]/));

it('a balance reached within the limits reaches the goal', async () => {
  await visit('/express', storedBy('Équilibre exact'));
  await waitFor(() => expect(goal()).toBe('Objectif : déficit ≤ 0 Md€, ATTEINT'));
});

it('a surplus reached beyond the limits reaches it too: one balance decides', async () => {
  // +345,7 Md€, of which +350,5 Md€ beyond.
  await visit('/express', storedBy('Sans retraites ni hôpitaux'));
  await waitFor(() => expect(goal()).toBe('Objectif : déficit ≤ 0 Md€, ATTEINT'));
});
