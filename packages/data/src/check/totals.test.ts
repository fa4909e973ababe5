import { refuses } from '../spoiled-edition.testing.ts';

refuses('totaux', 'depenses.csv', [
  [
    'says which balancing line to correct',
    'Hôpitaux et cliniques (assurance maladie),109600',
    'Hôpitaux et cliniques (assurance maladie),109700',
    'technique_solde_non_ventile,',
    'portez « technique_solde_non_ventile » à 5',
  ],
]);

refuses('totaux', 'recettes.csv', [
  [
    'watches revenues too',
    'Impôt sur le revenu,94519',
    'Impôt sur le revenu,94520',
    'recettes_techniques_non_ventilees,',
    'au lieu de 1',
  ],
]);

refuses('totaux', 'edition.yaml', [
  [
    'asks for the balancing line',
    'ligne_de_solde_depenses: technique_solde_non_ventile',
    'ligne_de_solde_depenses: technique_reste',
    ['depenses.csv', 1],
    'Il manque la ligne de solde « technique_reste »',
  ],
  [
    'ties the deficit to the totals',
    'valeur: 155000',
    'valeur: 139000',
    ['edition.yaml', '  deficit_reference:', 1],
    'corrigez deficit_reference',
  ],
]);

refuses('transferts', 'transferts.csv', [
  ['adds up the transfers', ',3400,', ',3500,', 2, 'edition.yaml annonce'],
]);

refuses('loi_votee', 'depenses.csv', [
  [
    'compares the general budget with the law',
    'Renseignement extérieur,479.624031',
    'Renseignement extérieur,479.624041',
    'defense_armees_p144_a03_s31,',
    'l’article 139 de la loi',
  ],
]);
