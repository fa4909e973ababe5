import { cleanup, render, screen } from '@testing-library/react';
import { millions } from '@nosmilliards/domain/money/money';
import { afterEach, describe, expect, it } from 'vitest';
import { Amount } from '#ui/amount.tsx';

afterEach(cleanup);

describe('Amount', () => {
  it('gives figures to the eye and words to the ear', () => {
    render(
      <button type="button">
        <Amount value={millions(-143_600)} signed />
      </button>,
    );
    // Not getByText, which treats a no-break space as a plain one.
    expect(document.querySelector('[aria-hidden]')?.textContent).toBe('−143,6\u00A0Md€');
    expect(
      screen.getByRole('button', { name: /^moins 143,6\smilliards d’euros$/ }).textContent,
    ).toContain('Md€');
  });

  it('keeps one unit in a column when asked', () => {
    render(<Amount value={millions(643)} form="billions" />);
    expect(screen.getByText('0,6 Md€')).toBeTruthy();
  });
});
