import { refuses } from '../spoiled-edition.testing.ts';

refuses('neutralite', 'comparaisons.yaml', [
  [
    'refuses a judging word',
    "titre: 'Prisons et",
    "titre: 'Scandale : prisons et",
    'id: prisons_interets_locaux',
    'Le mot « Scandale » juge',
  ],
]);

refuses('comparaisons', 'comparaisons.yaml', [
  [
    'refuses an unknown line',
    'lignes: [securite_justice_prisons]',
    'lignes: [prisons]',
    'id: prisons_interets_locaux',
    'La ligne « prisons » n’existe pas',
  ],
  [
    'refuses to compare a line with itself',
    'lignes: [depenses_collectivites_interets]',
    'lignes: [securite_justice_prisons]',
    'id: prisons_interets_locaux',
    'compare une ligne avec elle-même',
  ],
  [
    'refuses the same id twice',
    'id: tabac_police',
    'id: justice_energie',
    'id: tabac_police',
    'est déjà pris',
  ],
]);

refuses('comparaisons', 'edition.yaml', [
  [
    'asks for as many as promised',
    'comparaisons_minimum: 15',
    'comparaisons_minimum: 16',
    ['comparaisons.yaml', 1],
    '15 comparaisons, il en faut 16',
  ],
]);

refuses('comparaisons', 'comparaisons.yaml', [
  [
    'calls equivalent only what is close',
    "fiscale et gendarmerie'\n    categorie: scale",
    "fiscale et gendarmerie'\n    categorie: equivalent",
    'id: impots_gendarmerie',
    'un rapport de 1,34 n’est pas equivalent',
  ],
  [
    'refuses two years or two laws that the text does not name',
    'Intérêts prévus par la loi de finances 2025',
    'Intérêts prévus par la loi de finances',
    'id: medicaments_dette',
    'dites celle de « Charge de la dette de l’État »',
  ],
]);
