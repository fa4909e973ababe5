import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProportionalBar, type Segment } from '#ui/proportional-bar.tsx';

const segments: Segment[] = [
  { id: 'a', label: 'Sécurité sociale', value: '600 €', size: 600, sector: 'social' },
  { id: 'b', label: 'État', value: '300 €', size: 300, sector: 'state' },
  { id: 'c', label: 'Dette', value: '100 €', size: 100, sector: 'debt' },
];

const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll('svg svg')].map((label) => [
    label.getAttribute('x'),
    label.getAttribute('width'),
  ]);

afterEach(cleanup);

describe('ProportionalBar', () => {
  it('lays the segments end to end, as parts of their sum', () => {
    const { container } = render(<ProportionalBar segments={segments} label="Parts" />);
    expect(drawn(container)).toEqual([
      ['0%', '60%'],
      ['60%', '30%'],
      ['90%', '10%'],
    ]);
  });

  it('says every name and value in a list, whatever fits in the drawing', () => {
    render(<ProportionalBar segments={segments} label="Parts" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '600 € Sécurité sociale',
      '300 € État',
      '100 € Dette',
    ]);
  });

  it('draws nothing wider than nothing when everything is zero', () => {
    const empty = segments.map((segment) => ({ ...segment, size: 0 }));
    const { container } = render(<ProportionalBar segments={empty} label="Parts" />);
    expect(drawn(container)).toEqual([
      ['0%', '0%'],
      ['0%', '0%'],
      ['0%', '0%'],
    ]);
  });
});
