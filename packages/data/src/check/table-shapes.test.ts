import { refuses } from '../spoiled-edition.testing.ts';

refuses('tables', 'depenses.csv', [
  [
    'asks for the columns of the schema',
    'id,parent_id,niveau',
    'id,parent,niveau',
    1,
    'Les colonnes doivent être',
  ],
]);

refuses('tables', 'cartes.csv', [
  [
    'refuses a comma as decimal mark',
    'ET05,Contribution au budget de l’Union européenne,#',
    'ET05,Contribution au budget de l’Union européenne,1 #',
    'ET05,',
    'n’est pas un nombre',
  ],
]);

refuses('tables', 'depenses.csv', [
  [
    'refuses a cell outside the list',
    'defense,,1,Défense et anciens combattants,,,shield,oui',
    'defense,,1,Défense et anciens combattants,,,shield,peut-être',
    'defense,,1',
    'choisissez parmi : oui, non',
  ],
]);

refuses('tables', 'cartes.csv', [
  [
    'refuses an empty required cell',
    'ET05,Contribution au budget de l’Union européenne',
    'ET05,',
    'ET05,',
    'la case est vide',
  ],
]);

refuses('tables', 'depenses.csv', [
  [
    'refuses an accented id',
    'defense_armees_p144,defense_armees,',
    'défense_armees_p144,defense_armees,',
    'defense_armees_p144,',
    'n’a pas la forme attendue',
  ],
]);

refuses('tables', 'cartes.csv', [
  ['refuses the same id twice', 'ET05,', 'ET06,', 'ET06,', 'est déjà pris à la ligne'],
  [
    'refuses a limit out of range',
    'shield,-30,80',
    'shield,-130,80',
    'ET01,',
    'est inférieur à -100',
  ],
]);
