import { millions } from '@nosmilliards/domain/money/money';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { exampleOf } from '#sheet/history-example.ts';
import { LineHistory } from './line-history.tsx';

afterEach(cleanup);

it('the example of a history is written in a unit that agrees with its percentage', () => {
  const points = [
    { year: 2024, kind: 'lfi', amount: millions(3945) },
    { year: 2024, kind: 'execution', amount: millions(3957) },
  ] as const;
  const history = { points, break: '', isSum: false, example: exampleOf(points) };
  render(<LineHistory history={history} line={{ title: 'Culture' }} />, { wrapper: MemoryRouter });
  const reading = screen.getByText(/Lecture/).textContent;
  expect(reading).toContain('3\u202F945\u00A0M€');
  expect(reading).toContain('3\u202F957\u00A0M€');
  expect(reading).toContain('soit 0,3\u00A0% de plus');
});
