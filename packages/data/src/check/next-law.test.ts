import { describe, expect, it } from 'vitest';
import { builtCardsOf } from '../emit/cards.ts';
import { nextLawsOf } from '../emit/next-law.ts';
import { dossierAfter, lineWith, problemsFrom, type Change } from '../spoiled-edition.testing.ts';

const messagesAfter = (...changes: Change[]) =>
  problemsFrom('suite', ...changes).map(({ message }) => message);

describe('what may be shown of the next law', () => {
  it.each([
    ['P144,oui,', 'P144,avec réserve,Périmètre à relire.', 'disent « oui »'],
    ['P232,avec réserve', 'P232,oui', 'disent « avec réserve »'],
    ['P103,programme entier seulement', 'P103,oui', 'disent « programme entier seulement »'],
    ['P139,non', 'P139,oui', 'disent « non »'],
  ])('refuses %s as %s', (from, to, refusal) => {
    const file = 'loi-suivante.csv';
    const problems = problemsFrom('suite', { file, from, to });
    expect(problems).toContainEqual({
      file,
      line: lineWith(file, from),
      message: expect.stringContaining(refusal),
    });
  });

  it('asks why a programme is not shown, and only then', () => {
    const file = 'loi-suivante.csv';
    expect(messagesAfter({ file, from: 'P144,oui,', to: 'P144,oui,Parce que.' })).toEqual([
      expect.stringContaining('raison se remplit'),
    ]);
  });

  it('asks for every programme of the tree', () => {
    expect(messagesAfter({ file: 'loi-suivante.csv', from: 'P144,oui,\n', to: '' })).toEqual([
      expect.stringContaining('« P144 » n’a pas de ligne'),
    ]);
  });
});

describe('the totals of the law and of the bill', () => {
  it('refuses a law that its missions do not add up to', () => {
    expect(
      messagesAfter({
        file: 'edition.yaml',
        from: 'd’après.\n  budget_general_euros: #',
        to: 'd’après.\n  budget_general_euros: 1#',
      }),
    ).toEqual([expect.stringContaining('Les missions du budget général font')]);
  });

  it('refuses a bill that its missions do not add up to', () => {
    const file = 'pieces/plf_2027.csv';
    expect(problemsFrom('suite', { file, from: '\ntotal,…,#,€', to: '\ntotal,…,1#,€' })).toEqual([
      { file, line: lineWith(file, 'total,'), message: expect.stringContaining('€') },
    ]);
  });

  it('refuses a mission that the law does not know', () => {
    expect(messagesAfter({ file: 'pieces/plf_2027.csv', from: '\nAA,', to: '\nAX,' })).toEqual([
      expect.stringContaining('« AX » n’est pas une mission'),
    ]);
  });

  it('refuses pieces that do not exist', () => {
    expect(
      messagesAfter({ file: 'edition.yaml', from: 'soldes: dgfip_smb', to: 'soldes: dgfip_sml' }),
    ).toEqual([expect.stringContaining('« dgfip_sml »')]);
  });
});

it('asks for the balance of the State a year before the last', () => {
  const file = 'pieces/dgfip_smb.csv';
  expect(messagesAfter({ file, from: '\nsolde_2025_07,', to: '\nsolde_2025_08,' })).toEqual([
    expect.stringContaining('un an plus tôt'),
  ]);
});

describe('a next law that is not voted yet', () => {
  const noColumn = { file: 'historique.csv', from: 'lfi_2026,', to: 'lfi_1999,' };
  const noTotal = {
    file: 'edition.yaml',
    from: 'd’après.\n  budget_general_euros: #',
    to: 'd’après.',
  };
  const noGoals = {
    file: 'objectifs-sociaux.csv',
    rewrite: (text: string) => text.replaceAll(/lfss_2026:\w+/g, ''),
  };

  const noBill = { file: 'edition.yaml', from: '  projet: plf_2027\n', to: '' };

  it('has neither column, total nor goals, and no bill follows it', () => {
    expect(problemsFrom('tables', noGoals)).toEqual([]);
    expect(messagesAfter(noColumn, noTotal, noGoals, noBill)).toEqual([]);
    expect(messagesAfter(noColumn, noTotal, noGoals)).toEqual([
      expect.stringContaining('retirez projet'),
    ]);
  });

  it('has both or none', () => {
    const both = expect.stringContaining('La colonne lfi_2026 et suite.budget_general_euros');
    expect(messagesAfter(noColumn, noGoals, noBill)).toEqual([both]);
    expect(messagesAfter(noTotal)).toEqual([both]);
    const goal = expect.stringContaining('vote_suivant se remplit');
    expect(messagesAfter(noColumn, noTotal, noBill)).toContainEqual(goal);
    expect(messagesAfter(noGoals)).toContainEqual(goal);
  });

  it('is shown on no line, and said on cards', () => {
    const dossier = dossierAfter(noColumn, noTotal, noGoals, noBill);
    const stages = nextLawsOf(dossier).flatMap((one) => one.stages);
    expect(stages.filter(({ name }) => name === 'nextVoted')).toEqual([]);
    expect(stages.filter(({ amount }) => Number.isNaN(amount))).toEqual([]);
    expect(builtCardsOf(dossier).find(({ id }) => id === 'ET01')?.nextVote).toEqual({
      year: 2026,
      note: 'La loi de finances pour 2026 n’est pas votée.',
    });
  });
});

describe('social goals', () => {
  const file = 'objectifs-sociaux.csv';

  it('refuses a line that is not the goal itself', () => {
    const from = 'sante_solidarite_hopitaux,jo_lfss_2025:ondam_hopital';
    const to = 'sante_solidarite_soins_ville,jo_lfss_2025:ondam_hopital';
    expect(messagesAfter({ file, from, to })).toEqual([
      expect.stringContaining('n’est pas ce sous-objectif'),
    ]);
  });

  it('keeps branches on the category, and without a bill', () => {
    const from = 'Famille,sante_solidarite,,';
    const to = 'Famille,sante_solidarite,sante_solidarite_hopitaux,';
    expect(messagesAfter({ file, from, to })).toContainEqual(
      expect.stringContaining('Une branche n’est montrée que sur sa catégorie'),
    );
  });

  it('refuses unknown cells and categories', () => {
    expect(messagesAfter({ file, from: 'lfss_2026:famille_dep', to: 'lfss_2026:rien' })).toEqual([
      expect.stringContaining('« lfss_2026:rien » n’existe pas'),
    ]);
    expect(
      messagesAfter({ file, from: 'Famille,sante_solidarite,', to: 'Famille,defense_armees,' }),
    ).toEqual([expect.stringContaining('n’est pas une catégorie')]);
  });

  it('add up to the whole', () => {
    const cells = 'pieces/lfss_2026.csv';
    expect(
      messagesAfter({ file: cells, from: '\nondam_total,…,#,Md€', to: '\nondam_total,…,1#,Md€' }),
    ).toEqual([expect.stringContaining('(vote_suivant)')]);
  });
});

describe('a bill that is not voted', () => {
  const refused = expect.stringContaining('proposé et non voté');

  it.each([
    ['depenses.csv', 'jo_lfss_2025:ondam_hopital', 'plfss_2027:ondam_hopital'],
    ['recettes.csv', 'insee_t', 'plf_2027:total + insee_t'],
    ['cartes.csv', 'dgfip_smb:psr_ue_2025_12', 'plf_2027:total'],
    ['edition.yaml', "formule: 'insee_t3201:BQ27'", "formule: 'plf_2027:total'"],
    ['repartition.csv', 'jo_lfss_2025:', 'plfss_2027:ondam_total + jo_lfss_2025:'],
    ['objectifs-sociaux.csv', 'lfss_2026:ondam_total', 'plfss_2027:ondam_total'],
  ])('enters no amount of %s', (file, from, to) => {
    expect(messagesAfter({ file, from, to })).toContainEqual(refused);
  });

  it('is read in a piece that says it is one', () => {
    const from = 'plfss_2027:ondam_total';
    expect(
      messagesAfter({ file: 'objectifs-sociaux.csv', from, to: 'lfss_2026:ondam_total' }),
    ).toContainEqual(expect.stringContaining('dont etape est propose'));
  });
});
