import { millions } from '@nosmilliards/domain/money/money';
import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { describe, expect, it } from 'vitest';
import { encodeBallot } from '@nosmilliards/contract/ballot-code';
import { numbering } from '#dataset/codes.ts';
import { edition } from '#testing/persona.ts';
import { letterOf, mailtoOf } from './letter.ts';

const record = (nodeId: string): VoteRecord => ({
  kind: 'card',
  nodeId,
  title: `Ligne ${nodeId}`,
  ids: [nodeId],
  side: 'expense',
  moves: 'expense',
  originalAmount: millions(10_000),
  type: 'decrease',
  value: 10,
  newAmount: millions(9000),
  impact: millions(1000),
});
const letter = (ids: readonly string[]) =>
  letterOf({
    accounts: { initialBalance: millions(-155_000), balance: millions(-93_600) },
    portrait: 'Je retire 61\u00A0Md€ de dépenses.',
    records: ids.map(record),
    year: 2025,
    link: 'https://nosmilliards.example/budget#EhkA',
  });

describe('a letter', () => {
  it('gives the result, at most five choices, and the link', () => {
    const { subject, text } = letter(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(subject).toBe('Mes choix pour le budget public 2025');
    expect(text).toContain(
      'Je retire 61\u00A0Md€ de dépenses. Le déficit public passerait de 155 à 93,6\u00A0Md€.',
    );
    expect(text.match(/^- /gm)).toHaveLength(5);
    expect(text).toContain(
      '- Ligne a\u00A0: baisse de 10\u00A0%, soit 1,0\u00A0Md€ de dépenses en moins',
    );
    expect(text).toContain('\nhttps://nosmilliards.example/budget#EhkA\n');
  });

  it('says both senses where the list is not that of the largest, and whose deficit it starts from', () => {
    const other = { ...record('g'), impact: millions(-500) };
    const { text } = letterOf({
      accounts: { initialBalance: millions(-155_000), balance: millions(-93_600) },
      portrait: 'Je retire 61\u00A0Md€ de dépenses.',
      records: [...['a', 'b', 'c', 'd', 'e'].map(record), other],
      year: 2025,
      link: 'https://nosmilliards.example/budget#EhkA',
    });
    expect(text).toContain('Mes plus grands choix, dans les deux sens\u00A0:');
    expect(text).not.toContain('Ligne e');
    expect(letter(['a', 'b']).text).toContain('Mes plus grands choix\u00A0:');
    expect(text).toContain('le déficit de départ est la référence du jeu.');
  });

  it('writes one change in the singular', () => {
    expect(letter(['a']).text).toContain('Mon seul changement\u00A0:');
  });

  it('opens as a mailto: without recipient, with the # of the link escaped', () => {
    const mail = mailtoOf(letter(['a', 'b', 'c', 'd', 'e']));
    expect(mail).toMatch(/^mailto:\?subject=Mes%20choix/);
    expect(mail).toContain('budget%23EhkA');
  });

  it('has no mailto: address when it is longer than mail programs accept', () => {
    const { subject, text } = letter(['a']);
    expect(mailtoOf({ subject, text: text + '\u2019'.repeat(200) })).toBeNull();
  });

  it('has a mailto: address with the longest titles and the link of a whole game', () => {
    const cards = [...edition.territory.values()].filter(({ constraints }) => constraints !== null);
    const code = encodeBallot(
      cards.map(({ id }) => ({ id, choice: { type: 'decrease', percent: 47 } })),
      numbering,
    );
    const longest = cards.toSorted((a, b) => b.title.length - a.title.length).slice(0, 5);
    const longestPortrait =
      'En 12\u00A0décisions et 26\u00A0cartes, j’ajoute 183,5\u00A0Md€ de recettes et j’en retire 114,2\u202F; je retire 227,4\u00A0Md€ de dépenses et j’en remets 124,6 ailleurs.';
    const long = letterOf({
      accounts: { initialBalance: millions(-155_000), balance: millions(-1_093_600) },
      portrait: longestPortrait,
      records: longest.map(({ id, title, side, amount }) => ({
        ...record(id),
        title,
        side,
        originalAmount: amount,
        value: 47,
        impact: millions(-100_000),
      })),
      year: 2025,
      link: `https://www.nosmilliards.example/budget#${code}`,
    });
    expect(mailtoOf(long)).not.toBeNull();
  });
});
