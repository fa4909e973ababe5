import { refuses } from '../spoiled-edition.testing.ts';

refuses('totaux', 'depenses.csv', [
  [
    'says which balancing line to correct',
    'Hôpitaux et cliniques (assurance maladie),#',
    'Hôpitaux et cliniques (assurance maladie),1#',
    'technique_solde_non_ventile,',
    'portez « technique_solde_non_ventile » à ',
  ],
]);

refuses('totaux', 'recettes.csv', [
  [
    'watches revenues too',
    'Impôt sur le revenu,#',
    'Impôt sur le revenu,1#',
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
    'deficit_reference:\n    libelle: …\n    valeur: #',
    'deficit_reference:\n    libelle: …\n    valeur: 1#',
    ['edition.yaml', '  deficit_reference:', 1],
    'corrigez deficit_reference',
  ],
]);

refuses('transferts', 'transferts.csv', [
  ['adds up the transfers', 'collectivités,#,', 'collectivités,1#,', 2, 'edition.yaml annonce'],
]);

refuses('loi_votee', 'depenses.csv', [
  [
    'compares the general budget with the law',
    'Renseignement extérieur,#',
    'Renseignement extérieur,1#',
    'defense_armees_p144_a03_s31,',
    'l’article 139 de la loi',
  ],
]);
