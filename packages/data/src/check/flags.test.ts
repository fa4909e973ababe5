import { refuses } from '../spoiled-edition.testing.ts';

refuses('drapeaux', 'depenses.csv', [
  [
    'refuses a votable technical line',
    'Organismes sociaux\u00A0: dépenses non détaillées,5369.374224,,circle-help,non',
    'Organismes sociaux\u00A0: dépenses non détaillées,5369.374224,,circle-help,oui',
    'technique_solde_non_ventile,',
    'mettez votable à non',
  ],
  [
    'refuses to count a transfer twice',
    'Subventions de l’État aux opérateurs (transfert),57852,0,',
    'Subventions de l’État aux opérateurs (transfert),57852,,',
    'operateurs_etat_subventions,',
    'mettez montant_net à 0',
  ],
  [
    'refuses a line that leaves nothing in the total and does not say why',
    'Assurance chômage,37000,,',
    'Assurance chômage,37000,0,',
    'sante_solidarite_chomage,',
    'mettez est_transfert à oui',
  ],
  [
    'refuses a transfer that is only partly paid to another administration',
    'Armées,59946.338573,,shield,oui,non',
    'Armées,59946.338573,,shield,non,oui',
    'defense_armees,',
    'mettez est_transfert à non',
  ],
]);

refuses('drapeaux', 'recettes.csv', [
  [
    'refuses to count a niche',
    'Crédit d’impôt recherche,8068,0,',
    'Crédit d’impôt recherche,8068,,',
    'niches_fiscales_recherche,',
    'Une niche est hors du total',
  ],
]);

refuses('drapeaux', 'depenses.csv', [
  [
    'refuses a net amount on a parent',
    'Armées,59946.338573,,',
    'Armées,59946.338573,100,',
    'defense_armees,',
    'videz montant_net',
  ],
  [
    'asks for the amount of a leaf',
    'Assurance chômage,37000',
    'Assurance chômage,',
    'sante_solidarite_chomage,',
    'écrivez son montant',
  ],
  [
    'keeps technical lines together',
    'briefcase,oui,non,non,securite_sociale',
    'briefcase,non,non,oui,securite_sociale',
    'sante_solidarite_chomage,',
    'vont ensemble',
  ],
]);
