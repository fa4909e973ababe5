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
    menu: ['explore', 'Le budget'],
  },
  myShare: {
    path: '/ma-part',
    title: 'Ma part',
    heading: 'Pour 2\u202F100\u00A0€ nets',
    hasFigures: true,
    menu: ['explore', 'Ma part'],
  },
  commune: {
    path: '/commune',
    title: 'Ma commune',
    heading: 'Que dépense ma commune',
    hasFigures: true,
    menu: ['explore', 'Ma commune'],
  },
  time: {
    path: '/temps',
    title: 'Au fil du temps',
    heading: 'Dépense publique',
    hasFigures: true,
    menu: ['explore', 'Au fil du temps'],
  },
  timeFunctions: {
    path: '/temps/fonctions',
    title: 'À quoi sert la dépense, depuis 1995',
    heading: 'Protection sociale',
    hasFigures: true,
  },
  timeSectors: {
    path: '/temps/qui',
    title: 'Qui dépense, depuis 1978',
    heading: 'Sécurité sociale',
    hasFigures: true,
  },
  timeTaxes: {
    path: '/temps/impots',
    title: 'Par quels impôts, depuis 1959',
    heading: 'Impôts et cotisations',
    hasFigures: true,
  },
  timeDebt: {
    path: '/temps/dette',
    title: 'La dette publique, depuis 1995',
    heading: 'Dette publique',
    hasFigures: true,
  },
  europe: {
    path: '/europe',
    title: 'Ailleurs en Europe',
    heading: 'En ',
    hasFigures: true,
    menu: ['explore', 'Ailleurs en Europe'],
  },
  compare: {
    path: '/compare',
    title: 'Comparer',
    heading: 'Comparer deux à six lignes du budget',
    hasFigures: true,
    menu: ['explore', 'Comparer'],
  },
  express: {
    path: '/express',
    title: `Mon budget en ${DECISION_COUNT_WORD} décisions`,
    hasFigures: true,
    menu: ['decide', `${DECISION_COUNT} décisions`],
  },
  game: {
    path: '/je-fais-mon-budget',
    title: 'Mon budget, le jeu de cartes',
    heading: 'Je fais mon budget',
    hasFigures: true,
    menu: ['decide', `${DECK_SIZE} cartes`],
  },
  today: {
    path: '/aujourdhui',
    title: 'La carte du jour',
    hasFigures: true,
    menu: ['decide', 'La carte du jour'],
  },
  results: {
    path: '/resultats',
    title: 'Vos résultats',
    menu: ['results', 'Le registre'],
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
  },
  letter: {
    path: '/lettre',
    title: 'Écrire à mon député',
  },
  room: {
    path: '/seance',
    title: 'Décider à plusieurs',
    menu: ['decide', 'À plusieurs'],
  },
  trends: { path: '/tendances', title: 'Tendances', menu: ['results', 'Tendances'] },
  join: { path: '/rejoindre', title: 'Rejoindre une salle' },
  about: {
    path: '/a-propos',
    title: 'À propos',
    menu: ['about', 'Le projet'],
  },
  methodology: {
    path: '/methodologie',
    title: 'Méthodologie',
    heading: 'Méthodologie\u00A0: d’où viennent les chiffres',
    hasFigures: true,
    menu: ['about', 'Méthodologie'],
  },
  data: {
    path: '/donnees',
    title: 'Données et sources',
    heading: 'Données et sources\u00A0: vérifier un chiffre',
    hasFigures: true,
    menu: ['about', 'Données et sources'],
  },
  integrate: {
    path: '/integrer',
    title: 'Intégrer dans une autre page',
    heading: 'Intégrer',
    menu: ['about', 'Intégrer'],
  },
  teach: {
    path: '/enseigner',
    title: 'Enseigner',
    menu: ['about', 'Enseigner'],
  },
  lexicon: {
    path: '/lexique',
    title: 'Lexique',
    menu: ['about', 'Lexique'],
  },
  corrections: {
    path: '/corrections',
    title: 'Corrections',
    menu: ['about', 'Corrections'],
  },
  accessibility: {
    path: '/accessibilite',
    title: 'Accessibilité',
  },
  privacy: {
    path: '/confidentialite',
    title: 'Confidentialité',
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
  commune: 'commune',
} as const;
