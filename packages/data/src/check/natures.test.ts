import { refuses } from '../spoiled-edition.testing.ts';

refuses('natures', 'depenses.csv', [
  [
    'makes a sum as soft as its softest term',
    'Santé, retraites et solidarité",,,heart-pulse,oui,non,non,,,,,estime',
    'Santé, retraites et solidarité",,,heart-pulse,oui,non,non,,,,,calcule',
    'sante_solidarite,,1',
    'donc la somme « sante_solidarite » aussi',
  ],
]);

refuses('natures', 'cartes.csv', [
  [
    'makes a card as soft as its lines',
    ',sante_solidarite_soins_ville,',
    ',sante_solidarite_retraites_autres_complementaires,',
    'SS05,',
    'donc la carte SS05 aussi',
  ],
]);
