import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import type { ComparedLine } from './compared-line.ts';
import { excessSentenceOf, proportionSentenceOf, titleOf, unknownSentenceOf } from './sentence.ts';

function aLine(title: string, amount: number, parts: Partial<ComparedLine> = {}): ComparedLine {
  return {
    id: title.toLowerCase(),
    parentId: null,
    side: 'expense',
    level: 1,
    title,
    amount: millions(amount),
    votable: true,
    isTransfer: false,
    isTechnical: false,
    isNiche: false,
    nature: 'officiel',
    path: [],
    ancestorIds: [],
    paint: 'state',
    squares: null,
    vintage: '',
    payers: [],
    source: null,
    ...parts,
  };
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const sentence = (...lines: ComparedLine[]) => plain(proportionSentenceOf(lines));

describe('the sentence of a comparison', () => {
  it('agrees with « la ligne », whatever the titles', () => {
    expect(sentence(aLine('Hôpitaux', 60), aLine('Retraites de base', 150))).toBe(
      'La ligne « Retraites de base » pèse 2,5 fois la ligne « Hôpitaux ».',
    );
    expect(sentence(aLine('Justice', 50), aLine('Prisons', 150))).toContain('pèse 3 fois');
  });

  it('says when two lines weigh about the same', () => {
    expect(sentence(aLine('Culture', 100), aLine('Justice', 102))).toBe(
      'La ligne « Justice » et la ligne « Culture » pèsent à peu près autant.',
    );
  });

  it('gives no ratio with a technical or negative line, and says why', () => {
    const technical = aLine('Solde non ventilé', 20, { isTechnical: true });
    const other = aLine('Écart', 20, { isTechnical: true });
    expect(sentence(aLine('Défense', 60), technical)).toBe(
      'Pas de rapport entre ces lignes : « Solde non ventilé » est une ligne technique. Elle corrige les comptes et ne finance aucune politique.',
    );
    expect(sentence(technical, other)).toContain('sont des lignes techniques. Elles corrigent');
    expect(sentence(aLine('Défense', 60), aLine('Remboursements', -5))).toBe(
      'Pas de rapport entre ces lignes : « Remboursements » a un montant nul ou négatif.',
    );
  });

  it('invites to add a line to one that stands alone', () => {
    expect(sentence(aLine('Défense', 60))).toBe(
      'Ajoutez une autre ligne pour les mettre sur une même échelle.',
    );
  });
});

describe('the words around it', () => {
  it('names two lines, then counts the others', () => {
    const [a, b, c] = [{ title: 'Défense' }, { title: 'Éducation' }, { title: 'Justice' }] as const;
    expect(titleOf([a, b])).toBe('Défense et Éducation');
    expect(titleOf([a, b, c])).toBe('Défense et 2 autres lignes');
  });

  it('names what it ignores and what it leaves out', () => {
    expect(plain(unknownSentenceOf(['licornes']))).toBe(
      'Cette ligne n’existe pas dans les données et a été ignorée : « licornes ».',
    );
    expect(plain(unknownSentenceOf(['licornes', 'dragons']))).toContain(
      'ont été ignorées : « licornes », « dragons ».',
    );
    expect(plain(excessSentenceOf(['Culture'], 6))).toBe(
      'On compare au plus 6 lignes. L’adresse en nomme davantage : « Culture » n’est pas montrée.',
    );
  });
});
