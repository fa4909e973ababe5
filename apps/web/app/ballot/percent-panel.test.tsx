import { millions } from '@nosmilliards/domain/money/money';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENCE } from '#ui/live-region.tsx';
import { PercentPanel } from './percent-panel.tsx';

function Panel() {
  const [choice, setChoice] = useState<Choice>({ type: 'decrease', percent: 10 });
  return (
    <PercentPanel
      plot={{ side: 'expense', moves: 'expense', amount: millions(60_900) }}
      choice={choice}
      bounds={{ min: 1, max: 30 }}
      baseline={undefined}
      onChange={setChoice}
    />
  );
}

const announced = () => screen.getByRole('status').textContent;
const rest = () => {
  act(() => {
    vi.advanceTimersByTime(SILENCE);
  });
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('tells in words the amount and what moves of a shortcut, then of a typed percentage', () => {
  render(<Panel />);
  expect(announced()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: '5\u00A0%' }));
  rest();
  expect(announced()).toBe(
    'réduire de 5\u00A0%, soit 57,9\u00A0milliards d’euros, 3\u00A0milliards d’euros de dépenses en moins',
  );
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '12' } });
  rest();
  expect(announced()).toBe(
    'réduire de 12\u00A0%, soit 53,6\u00A0milliards d’euros, 7,3\u00A0milliards d’euros de dépenses en moins',
  );
});
