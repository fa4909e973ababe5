import {
  DECISION_COUNT,
  DECISION_COUNT_WORD,
  DECK_SIZE,
} from '@nosmilliards/domain/game/deck-size';

/** The sections of the menu that hold several pages. */
export type Section = 'explore' | 'decide' | 'results' | 'about';

type Page = {
  /** Its first segment names its module in `routes/`; home is `routes/home.tsx`. */
  readonly path: `/${string}`;
  /** Title in the site map. */
  readonly title: string;
  /** Text of its `h1` on a first visit, where it is not the title; its first words, before figures. */
  readonly heading?: string;
  /** Its content changes with the dataset: the sitemap dates it. */
  readonly hasFigures?: true;
  /** Its place in the menu: the section, then its name there. In the order of this file. */
  readonly menu?: readonly [section: Section, name: string];
  /** The search finds it, by its title and by each of these words, separated by commas. */
  readonly words?: string;
};

/**
 * The registry of pages: routes, addresses, site map, sitemap and the lists that tests walk all come
 * from here. To add a page: an entry, `routes/{path}.tsx`, a feature, a test.
 */
export const pages = {
  home: { path: '/', title: 'Accueil', heading: 'Votre budget, vos choix', hasFigures: true },
  explorer: {
    path: '/explorer',
    title: 'Explorer le budget',
    heading: 'Explorateur budgétaire',
    hasFigures: true,
    menu: ['explore', 'Le budget 2025'],
    words: 'budget, budget de la France, dépenses publiques, recettes publiques',
  },
  myShare: {
    path: '/ma-part',
    title: 'Ma part',
    heading: 'Pour 2\u202F100\u00A0€ nets',
    hasFigures: true,
    menu: ['explore', 'Ma part'],
    words:
      'salaire, salaire brut, salaire net, smic, fiche de paie, bulletin de paie, combien je paie, mes impôts, mes cotisations',
  },
  time: {
    path: '/temps',
    title: 'Au fil du temps',
    heading: 'Dépense publique',
    hasFigures: true,
    menu: ['explore', 'Au fil du temps'],
    words: 'évolution, historique, au fil des années, avant, autrefois, déficit depuis 1959',
  },
  timeFunctions: {
    path: '/temps/fonctions',
    title: 'À quoi sert la dépense, depuis 1995',
    heading: 'Protection sociale',
    hasFigures: true,
    words: 'évolution de la dépense, fonctions, COFOG',
  },
  timeSectors: {
    path: '/temps/qui',
    title: 'Qui dépense, depuis 1978',
    heading: 'Sécurité sociale',
    hasFigures: true,
    words: 'évolution des collectivités, évolution de la Sécurité sociale',
  },
  timeTaxes: {
    path: '/temps/impots',
    title: 'Par quels impôts, depuis 1959',
    heading: 'Impôts et cotisations',
    hasFigures: true,
    words:
      'évolution des impôts, évolution des prélèvements obligatoires, évolution de la TVA, évolution de la CSG',
  },
  timeDebt: {
    path: '/temps/dette',
    title: 'La dette publique, depuis 1995',
    heading: 'Dette publique',
    hasFigures: true,
    words: 'évolution de la dette, Maastricht',
  },
  europe: {
    path: '/europe',
    title: 'Ailleurs en Europe',
    heading:
      'En 2024, la dépense publique de santé fait 8,9\u00A0% du PIB en France, 7,4\u00A0% dans l’Union',
    hasFigures: true,
    menu: ['explore', 'Ailleurs en Europe'],
    words:
      'Allemagne, Italie, Espagne, autres pays, pays voisins, étranger, comparaison européenne',
  },
  compare: {
    path: '/compare',
    title: 'Comparer',
    heading: 'Comparer deux à six lignes du budget',
    hasFigures: true,
    menu: ['explore', 'Comparer'],
    words: 'comparaison, comparateur',
  },
  express: {
    path: '/express',
    title: `Mon budget en ${DECISION_COUNT_WORD} décisions`,
    hasFigures: true,
    menu: ['decide', `${DECISION_COUNT} décisions`],
    words: `${DECISION_COUNT} décisions, cinq minutes, partie courte`,
  },
  game: {
    path: '/je-fais-mon-budget',
    title: 'Mon budget, le jeu de cartes',
    heading: 'Je fais mon budget',
    hasFigures: true,
    menu: ['decide', `${DECK_SIZE} cartes`],
    words: 'jeu, jouer, voter, simulateur, faire des économies',
  },
  today: {
    path: '/aujourdhui',
    title: 'La carte du jour',
    hasFigures: true,
    menu: ['decide', 'La carte du jour'],
    words: 'carte du jour, deviner, devinette',
  },
  results: {
    path: '/resultats',
    title: 'Vos résultats',
    menu: ['results', 'Le registre'],
    words: 'mes votes, mes choix, résultats',
  },
  completion: {
    path: '/gamified-completion',
    title: 'Bilan, une fois la partie finie',
    // Without a finished game it redirects to the game.
    heading: 'Je fais mon budget',
    menu: ['results', 'L’affiche'],
  },
  surplus: { path: '/reduction-impots', title: 'Répartir l’excédent' },
  budget: { path: '/budget', title: 'Un budget reçu' },
  challenge: { path: '/defi', title: 'Un défi reçu' },
  duel: {
    path: '/duel',
    title: 'Deux budgets côte à côte',
    menu: ['results', 'Le duel'],
    words: 'duel, défier un ami',
  },
  letter: {
    path: '/lettre',
    title: 'Écrire à mon député',
    words: 'lettre, courrier, écrire à mon député',
  },
  room: {
    path: '/seance',
    title: 'Décider à plusieurs',
    menu: ['decide', 'À plusieurs'],
    words: 'débat, atelier, animer une réunion, à main levée',
  },
  trends: { path: '/tendances', title: 'Tendances', menu: ['results', 'Tendances'] },
  join: { path: '/rejoindre', title: 'Rejoindre une salle' },
  about: {
    path: '/a-propos',
    title: 'À propos',
    menu: ['about', 'Le projet'],
    words: 'qui êtes-vous, qui fait ce site, à propos, contact',
  },
  methodology: {
    path: '/methodologie',
    title: 'Méthodologie',
    heading: 'Méthodologie\u00A0: d’où viennent les chiffres',
    hasFigures: true,
    menu: ['about', 'Méthodologie'],
    words: 'méthode, calculs, fiabilité, taux, périmètre',
  },
  data: {
    path: '/donnees',
    title: 'Données et sources',
    heading: 'Données et sources\u00A0: vérifier un chiffre',
    hasFigures: true,
    menu: ['about', 'Données et sources'],
    words: 'données, télécharger, csv, tableur, open data, sources, documents, preuves',
  },
  integrate: {
    path: '/integrer',
    title: 'Intégrer dans une autre page',
    heading: 'Intégrer',
    menu: ['about', 'Intégrer'],
    words: 'intégrer, iframe, widget',
  },
  teach: {
    path: '/enseigner',
    title: 'Enseigner',
    menu: ['about', 'Enseigner'],
    words: 'classe, cours, élèves, leçon, EMC, SES',
  },
  lexicon: {
    path: '/lexique',
    title: 'Lexique',
    menu: ['about', 'Lexique'],
    words: 'lexique, définitions, vocabulaire, glossaire',
  },
  corrections: {
    path: '/corrections',
    title: 'Corrections',
    menu: ['about', 'Corrections'],
    words: 'corrections, erreur, signaler une erreur',
  },
  accessibility: {
    path: '/accessibilite',
    title: 'Accessibilité',
    words: 'accessibilité, RGAA, lecteur d’écran',
  },
  privacy: {
    path: '/confidentialite',
    title: 'Confidentialité',
    words: 'cookies, vie privée, données personnelles, RGPD',
  },
  legalNotice: { path: '/mentions-legales', title: 'Mentions légales' },
  siteMap: { path: '/plan-du-site', title: 'Plan du site' },
} as const satisfies Readonly<Record<string, Page>>;

export const sitePages: readonly Page[] = Object.values(pages);

/** The tabs of « Au fil du temps ». */
export const timePages = sitePages.filter(({ path }) => path.startsWith(pages.time.path));

export function headingOf({ title, heading = title }: Page): string {
  return heading;
}

/** Name of the module of `routes/` that shows the page; the tabs of a page share theirs. */
export function routeNameOf({ path }: Page): string {
  return path.split('/')[1] || 'home';
}

/** Pages that are one of many, by the first segment of their address. */
export const families = {
  line: 'ligne',
  card: 'carte',
  piece: 'piece',
  comparison: 'compare',
  function: 'fonction',
} as const;
