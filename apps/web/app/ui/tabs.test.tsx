import { useState } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from '#ui/tabs.tsx';

const sides = [
  { value: 'depenses', label: 'Dépenses', panel: <p>Ce qui sort</p> },
  { value: 'recettes', label: 'Recettes', panel: <p>Ce qui entre</p> },
  { value: 'ensemble', label: 'Vue d’ensemble', panel: <p>Les deux</p> },
] as const;

function Budget() {
  const [side, setSide] = useState<(typeof sides)[number]['value']>('depenses');
  return <Tabs label="Côté du budget" value={side} onChange={setSide} tabs={sides} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(cleanup);

describe('Tabs', () => {
  it('shows the panel of the selected tab only, named after it', () => {
    render(<Budget />);
    expect(screen.getByRole('tabpanel', { name: 'Dépenses' }).textContent).toBe('Ce qui sort');
    expect(screen.queryByText('Ce qui entre')).toBeNull();
    fireEvent.click(tab('Recettes'));
    expect(screen.getByRole('tabpanel', { name: 'Recettes' }).textContent).toBe('Ce qui entre');
    expect(screen.queryByText('Ce qui sort')).toBeNull();
  });

  it('keeps a single tab in the tab order', () => {
    render(<Budget />);
    fireEvent.click(tab('Recettes'));
    expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
  });

  it.each([
    ['Dépenses', 'ArrowRight', 'Recettes'],
    ['Dépenses', 'ArrowLeft', 'Vue d’ensemble'],
    ['Vue d’ensemble', 'ArrowRight', 'Dépenses'],
    ['Dépenses', 'End', 'Vue d’ensemble'],
    ['Vue d’ensemble', 'Home', 'Dépenses'],
  ])('from %s, %s selects and focuses %s', (from, key, to) => {
    render(<Budget />);
    fireEvent.click(tab(from));
    fireEvent.keyDown(tab(from), { key });
    expect(tab(to).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab(to));
  });

  it('leaves other keys alone', () => {
    render(<Budget />);
    expect(fireEvent.keyDown(tab('Dépenses'), { key: 'ArrowDown' })).toBe(true);
    expect(tab('Dépenses').getAttribute('aria-selected')).toBe('true');
  });
});
