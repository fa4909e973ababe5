import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DivergingBars, type DivergingItem } from '#ui/diverging-bars.tsx';

const item = (size: number, index = 0): DivergingItem => ({
  id: `${size} ${index}`,
  label: `Ligne ${index}`,
  size,
  value: String(size),
});

const draw = (...sizes: number[]) =>
  render(
    <DivergingBars label="Changements" left="Baisses" right="Hausses" items={sizes.map(item)} />,
  );

const boxes = () =>
  [...document.querySelectorAll('rect')].map((rect) => [
    rect.getAttribute('x'),
    rect.getAttribute('width'),
  ]);

afterEach(cleanup);

describe('DivergingBars', () => {
  it('puts both sides on one scale around one axis', () => {
    draw(-300, 100);
    expect(boxes()).toEqual([
      ['0%', '75%'],
      ['75%', '25%'],
    ]);
    const axes = [...document.querySelectorAll('line')].map((line) => line.getAttribute('x1'));
    expect(axes).toEqual(['75%', '75%']);
  });

  it('gives the whole width to the only side there is', () => {
    draw(-50, -100);
    expect(boxes()).toEqual([
      ['50%', '50%'],
      ['0%', '100%'],
    ]);
    expect(screen.queryByText('Hausses')).toBeNull();
  });

  it('hatches what is less, so that no colour is needed', () => {
    draw(-300, 100);
    const [less, more] = document.querySelectorAll('rect');
    expect(less?.getAttribute('fill')).toMatch(/^url\(#/);
    expect(more?.hasAttribute('fill')).toBe(false);
  });

  it('draws nothing rather than nonsense when nothing changes', () => {
    draw(0);
    expect(boxes()).toEqual([['0%', '0%']]);
  });

  it('folds after ten, but never for a single bar', () => {
    draw(...Array.from({ length: 11 }, (_, index) => index + 1));
    expect(screen.queryByText(/autres/)).toBeNull();
    cleanup();
    draw(...Array.from({ length: 12 }, (_, index) => index + 1));
    expect(
      within(screen.getByRole('list', { name: 'Changements' })).getAllByRole('listitem'),
    ).toHaveLength(10);
    expect(screen.getByText('Voir les 2 autres')).toBeTruthy();
  });
});
