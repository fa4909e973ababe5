import { expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import {
  auditWords,
  medianWords,
  NOT_A_POLL,
  PROTECTION,
  shareWords,
  stepWords,
  thresholdWords,
  volunteersWords,
} from './trend-words.ts';

it('[N9] says whose choices these are, and what they are not', () => {
  expect(`${volunteersWords(12_480)} ${NOT_A_POLL}`).toBe(
    'Choix de 12\u202F480\u00A0visiteurs volontaires de ce site. Ce n’est pas un sondage\u00A0: ils ne représentent pas la population.',
  );
  expect(thresholdWords(1_000)).toContain('1\u202F000\u00A0bulletins');
  expect(PROTECTION).toContain('un bruit tiré une fois pour toutes');
});

it('[N9] a share is written as fine as it was published', () => {
  expect([shareWords(27), shareWords(27.4)]).toEqual(['27\u00A0%', '27,4\u00A0%']);
});

it('[N9] a median is a choice, or not available', () => {
  expect([null, 0, -100, -5, 10].map(medianWords)).toEqual([
    'non disponible',
    'gardé',
    'supprimé',
    '\u22125\u00A0%',
    '+10\u00A0%',
  ]);
});

it('[N9] a step says its bounds, and where it is open', () => {
  const [low, high] = [millions(-160_000), millions(-140_000)];
  expect(stepWords({ from: low, to: high })).toBe('de \u2212160 à \u2212140\u00A0Md€');
  expect(stepWords({ from: null, to: low })).toBe('moins de \u2212160\u00A0Md€');
  expect(stepWords({ from: millions(200_000), to: null })).toBe('200\u00A0Md€ et plus');
  expect(stepWords({ from: null, to: null })).toBe('tous');
});

it('[N9] the audit is told as it is, good or bad', () => {
  expect(auditWords(true)).toContain('s’accordent');
  expect(auditWords(false)).toContain('ne s’accordent pas');
  expect(auditWords(null)).toContain('aucun');
});
