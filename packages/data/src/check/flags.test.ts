import { refuses } from '../spoiled-edition.testing.ts';

refuses('drapeaux', 'depenses.csv', [
  [
    'refuses a votable technical line',
    'Organismes sociaux\u00A0: dépenses non détaillées,#,,circle-help,non',
    'Organismes sociaux\u00A0: dépenses non détaillées,#,,circle-help,oui',
    'technique_solde_non_ventile,',
    'mettez votable à non',
  ],
  [
    'refuses to count a transfer twice',
    'Subventions de l’État aux opérateurs (transfert),#,0,',
    'Subventions de l’État aux opérateurs (transfert),#,,',
    'operateurs_etat_subventions,',
    'mettez montant_net à 0',
  ],
  [
    'refuses a line that leaves nothing in the total and does not say why',
    'Assurance chômage,#,,',
    'Assurance chômage,#,0,',
    'sante_solidarite_chomage,',
    'mettez est_transfert à oui',
  ],
  [
    'refuses a transfer that is only partly paid to another administration',
    'Armées,#,,shield,oui,non',
    'Armées,#,,shield,non,oui',
    'defense_armees,',
    'mettez est_transfert à non',
  ],
]);

refuses('drapeaux', 'recettes.csv', [
  [
    'refuses to count a niche',
    'Crédit d’impôt recherche,#,0,',
    'Crédit d’impôt recherche,#,,',
    'niches_fiscales_recherche,',
    'Une niche est hors du total',
  ],
]);

refuses('drapeaux', 'depenses.csv', [
  [
    'refuses a net amount on a parent',
    'Armées,#,,',
    'Armées,#,100,',
    'defense_armees,',
    'videz montant_net',
  ],
  [
    'asks for the amount of a leaf',
    'Assurance chômage,#',
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
