import { millions } from '@nosmilliards/domain/money/money';
import { expect, it } from 'vitest';
import { sheet } from '#dataset/sheet.ts';
import { drawingOf } from '#ui/sheet/drawing.ts';
import { duelPictureOf } from './duel-picture.ts';

const unit = (id: string) => ({
  id,
  title: id,
  stands: [],
  gap: millions(1),
  isExact: false,
});

it('has a headline of one line: what some left undecided has a line of its own', () => {
  const people = ['A', 'B'].map((name) => ({
    name,
    balance: millions(-1),
    drawing: drawingOf(sheet, []),
  }));
  const { headline, partly } = duelPictureOf({
    comparison: {
      unit: 'decision',
      shared: [],
      split: ['a', 'b', 'c'].map(unit),
      partly: [unit('d')],
      leftOut: [],
    },
    people,
    year: 2025,
    decisions: 16,
    site: '',
  });
  expect(headline).toBe('D’accord sur rien, sur 3\u00A0décisions.');
  expect(partly).toContain('1\u00A0décision');
});
