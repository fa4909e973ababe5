import { paths } from '#browser/path.ts';

type SitePage = { readonly to: string; readonly label: string; readonly about: string };
type PageGroup = { readonly title: string; readonly pages: readonly SitePage[] };

/** Every page that has a fixed address, as the site map gives them. */
export const pageGroups: readonly PageGroup[] = [
  {
    title: 'Comprendre',
    pages: [
      { to: paths.home, label: 'Accueil', about: 'le budget en un coup d’œil' },
      { to: paths.explorer, label: 'Explorer', about: 'dépenses et recettes, ligne par ligne' },
      { to: paths.pictures, label: 'Le budget en images', about: 'rectangles et flux' },
    ],
  },
  {
    title: 'Décider',
    pages: [
      { to: paths.game, label: 'Mon budget', about: 'le jeu de cartes' },
      { to: paths.results, label: 'Résultats', about: 'vos votes et leur effet' },
      { to: paths.completion, label: 'Bilan', about: 'une fois la partie finie' },
      { to: paths.surplus, label: 'Réduire les impôts', about: 'répartir un excédent' },
    ],
  },
  {
    title: 'Vérifier',
    pages: [
      { to: paths.methodology, label: 'Méthodologie', about: 'périmètre, sources, limites' },
      { to: paths.data, label: 'Données', about: 'fichiers à télécharger' },
      { to: paths.lexicon, label: 'Lexique', about: 'les mots du budget' },
      { to: paths.corrections, label: 'Corrections', about: 'signaler une erreur, journal' },
    ],
  },
  {
    title: 'Le site',
    pages: [
      { to: paths.about, label: 'À propos', about: 'ce qu’est Nos Milliards' },
      { to: paths.privacy, label: 'Confidentialité', about: 'ce que garde votre appareil' },
      { to: paths.legalNotice, label: 'Mentions légales', about: 'éditeur, licences' },
      { to: paths.siteMap, label: 'Plan du site', about: 'cette page' },
    ],
  },
];
