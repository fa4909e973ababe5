import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import { FLOWS_HEIGHT, FLOWS_WIDTH, flowsOf, type FlowEnd, type FlowNode } from './flows-layout.ts';

const end = (id: string, amount: number): FlowEnd => ({
  id,
  title: id,
  amount: millions(amount),
  sector: 'state',
});
const balanced = {
  whole: 'Budget',
  sources: [end('impots', 600), end('cotisations', 245), end('emprunt', 155)],
  uses: [end('social', 700), end('etat', 300)],
};

const heightsIn = (nodes: readonly FlowNode[], side: string) =>
  nodes.filter((node) => node.side === side).reduce((sum, { height }) => sum + height, 0);

describe('flowsOf', () => {
  const { nodes, ribbons } = flowsOf(balanced);
  const nodeOf = (id: string) => nodes.find((node) => node.id === id);

  it('keeps the heights in proportion and the two sides equal', () => {
    expect(heightsIn(nodes, 'source')).toBeCloseTo(heightsIn(nodes, 'use'), 0);
    expect(heightsIn(nodes, 'source')).toBeCloseTo(nodeOf('whole')?.height ?? 0, 0);
    expect((nodeOf('impots')?.height ?? 0) / heightsIn(nodes, 'source')).toBeCloseTo(0.6, 2);
  });

  it('goes from left to right, in the order given, inside the drawing', () => {
    const [left, middle, right] = ['impots', 'whole', 'etat'].map((id) => nodeOf(id)?.x ?? 0);
    expect([left, middle, right]).toEqual([left, middle, right].toSorted((a = 0, b = 0) => a - b));
    expect((nodeOf('impots')?.y ?? 0) < (nodeOf('emprunt')?.y ?? 0)).toBe(true);
    for (const { x, y, width, height } of nodes) {
      expect(x + width).toBeLessThanOrEqual(FLOWS_WIDTH);
      expect(y + height).toBeLessThanOrEqual(FLOWS_HEIGHT);
    }
  });

  it('draws one closed band per source and per use', () => {
    expect(ribbons).toHaveLength(5);
    for (const { outline } of ribbons) expect(outline).toMatch(/^M[\d. C]+V[\d. C]+Z$/);
  });

  it('refuses money that appears or vanishes, and more nodes than one can read', () => {
    expect(() => flowsOf({ ...balanced, uses: [end('social', 700)] })).toThrow('Unbalanced');
    const many = Array.from({ length: 12 }, (_, index) => end(`use${index}`, 100));
    expect(() => flowsOf({ whole: '', sources: [end('a', 1200)], uses: many })).toThrow('Too many');
  });
});
