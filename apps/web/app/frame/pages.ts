import { paths } from '#browser/path.ts';

/** Every page that has a fixed address, as the site map gives them. */
export const sitePages = [
  { address: paths.home, title: 'Accueil' },
  { address: paths.explorer, title: 'Explorer le budget' },
  { address: paths.pictures, title: 'Le budget en images' },
  { address: paths.express, title: 'Mon budget en seize décisions' },
  { address: paths.game, title: 'Mon budget, le jeu de cartes' },
  { address: paths.results, title: 'Vos résultats' },
  { address: paths.completion, title: 'Bilan, une fois la partie finie' },
  { address: paths.surplus, title: 'Réduire les impôts' },
  { address: paths.budget, title: 'Un budget reçu' },
  { address: paths.duel, title: 'Deux budgets côte à côte' },
  { address: paths.letter, title: 'Écrire à mon député' },
  { address: paths.about, title: 'À propos' },
  { address: paths.methodology, title: 'Méthodologie' },
  { address: paths.data, title: 'Données à télécharger' },
  { address: paths.integrate, title: 'Intégrer dans une autre page' },
  { address: paths.teach, title: 'Enseigner' },
  { address: paths.pieces, title: 'Sources et pièces' },
  { address: paths.lexicon, title: 'Lexique' },
  { address: paths.corrections, title: 'Corrections' },
  { address: paths.accessibility, title: 'Accessibilité' },
  { address: paths.privacy, title: 'Confidentialité' },
  { address: paths.legalNotice, title: 'Mentions légales' },
  { address: paths.siteMap, title: 'Plan du site' },
];
