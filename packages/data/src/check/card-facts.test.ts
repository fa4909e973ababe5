import { expect, it } from 'vitest';
import { lineAfter, lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

const NBSP = '\u00A0';

/** A mistake, the beginning of its row ('' for an appended row) and the expected message. */
type Mistake = { mistake: string; file: keyof typeof CHECKS; row: string; refusal: string } & (
  | { from: string; to: string }
  | { append: string }
);

const CHECKS = {
  'lois-cartes.csv': 'lois_cartes',
  'marges.csv': 'marges',
  'devinettes.csv': 'devinettes',
  'points.csv': 'points',
} as const;

const MISTAKES: Mistake[] = [
  {
    mistake: 'a variation that is not that of the two laws',
    file: 'lois-cartes.csv',
    row: 'ET01,2025,',
    from: 'ET01,2025,#,#,#,#,',
    to: 'ET01,2025,#,#,#,99,',
    refusal: 'variation est 99, le calcul donne ',
  },
  {
    mistake: 'a perimeter that is forgotten',
    file: 'lois-cartes.csv',
    row: 'ET18,2025,',
    from: 'ET18,2025,#,#,#,',
    to: 'ET18,2025,#,#,,',
    refusal: 'le calcul donne ',
  },
  {
    mistake: 'an amount that the law did not vote',
    file: 'lois-cartes.csv',
    row: 'DP01,2026,',
    from: 'DP01,2026,#,#,,',
    to: 'DP01,2026,#,1,,',
    refusal: 'apres est 1, lfi_2026 vote ',
  },
  {
    mistake: 'a card compared twice with one law',
    file: 'lois-cartes.csv',
    row: '',
    append: 'DP01,2026,54207.0,58615.0,,8.1,,lfi-par-programme\n',
    refusal: 'La carte DP01 a déjà une ligne pour 2026',
  },
  {
    mistake: 'a law of an unknown card',
    file: 'lois-cartes.csv',
    row: 'ET25,2026,',
    from: 'ET25,2026,',
    to: 'ET98,2026,',
    refusal: 'La carte ET98 n’existe pas',
  },
  {
    mistake: 'a margin without a source',
    file: 'marges.csv',
    row: 'CO08,',
    from: 'CO08,engagements,Les intérêts découlent d’emprunts déjà signés.,"Un nouvel accord, ou l’échéance de ce qui est signé.",senat-l09-101-1',
    to: 'CO08,engagements,Les intérêts découlent d’emprunts déjà signés.,"Un nouvel accord, ou l’échéance de ce qui est signé.",memoire',
    refusal: 'La source « memoire » n’existe pas',
  },
  {
    mistake: 'a share of agents that the law does not give',
    file: 'marges.csv',
    row: 'ET08,',
    from: `87${NBSP}% du montant`,
    to: `78${NBSP}% du montant`,
    refusal: 'raison dit 78 %, programmes.csv donne 87.1 %',
  },
  {
    mistake: 'a guess on an unknown line',
    file: 'devinettes.csv',
    row: 'Q11,',
    from: ',defense_armees,',
    to: ',defense_marine,',
    refusal: 'La dépense « defense_marine » n’existe pas',
  },
  {
    mistake: 'an answer out of the slider',
    file: 'devinettes.csv',
    row: 'Q11,',
    from: ',defense_armees,ET01,0,150,',
    to: ',defense_armees,ET01,0,30,',
    refusal: 'est hors du curseur',
  },
  {
    mistake: 'an answer far from what was expected',
    file: 'devinettes.csv',
    row: 'Q11,',
    from: ',defense_armees,ET01,0,150,1,35,',
    to: ',defense_armees,ET01,0,150,1,45,',
    refusal: 'loin de 45',
  },
  {
    mistake: 'a reason for a difference that is gone',
    file: 'devinettes.csv',
    row: 'Q19,',
    from: ',CO01,0,150,1,44,',
    to: ',CO01,0,150,1,48,',
    refusal: 'La réponse est celle attendue : videz raison_ecart',
  },
  {
    mistake: 'a question that may not be the first, without its perimeter',
    file: 'devinettes.csv',
    row: 'Q07,',
    from: ',ET06,0,100,1,10,,non,',
    to: ',ET06,0,100,1,10,,oui,',
    refusal: 'dit son périmètre : remplissez note',
  },
  {
    mistake: 'the worth of a point that is not written as rough',
    file: 'points.csv',
    row: 'RE02,',
    from: 'environ 17 milliards d’euros, ordre de grandeur.'.replace('17 ', `17${NBSP}`),
    to: 'environ 17 milliards d’euros.',
    refusal: 'les mots « ordre de grandeur »',
  },
  {
    mistake: 'the worth of a point of what is no revenue',
    file: 'points.csv',
    row: 'RE07,',
    from: 'RE07,',
    to: 'ET01,',
    refusal: 'La carte ET01 n’est pas une recette',
  },
];

it.each(MISTAKES)('refuses $mistake', ({ mistake: _mistake, row, refusal, ...change }) => {
  expect(problemsFrom(CHECKS[change.file], change)).toContainEqual({
    file: change.file,
    line: row === '' ? lineAfter(change.file) : lineWith(change.file, row),
    message: expect.stringContaining(refusal),
  });
});

it('refuses a word that judges', () => {
  const problems = problemsFrom('neutralite', {
    file: 'marges.csv',
    from: 'Les intérêts découlent d’emprunts déjà émis',
    to: 'Les intérêts, colossaux, découlent d’emprunts déjà émis',
  });
  expect(problems).toContainEqual({
    file: 'marges.csv',
    line: lineWith('marges.csv', 'DP01,'),
    message: expect.stringContaining('Le mot « colossaux » juge'),
  });
});
