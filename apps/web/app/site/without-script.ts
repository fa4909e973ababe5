import { published } from './published-path.ts';
import { NO_COMMUNE } from './path.ts';
import { families, pages } from './pages.ts';

type Instead = {
  /** What is done with JavaScript. */
  readonly what: string;
  /** What can be read without it: words, then a link. */
  readonly words: string;
  readonly to: string;
  readonly link: string;
};

const lines = {
  words: 'chaque ligne a sa propre page, qui s’en passe\u00A0:',
  to: pages.siteMap.path,
  link: 'la liste est au plan du site',
};
const cards = {
  words: 'chaque carte a sa propre page, avec son montant et sa source\u00A0:',
  to: pages.siteMap.path,
  link: 'la liste est au plan du site',
};
const paper = {
  words: 'les seize décisions se lisent et s’impriment',
  to: pages.teach.path,
  link: 'à la page Enseigner',
};
const explorer = {
  words: 'le budget lui-même se lit',
  to: pages.explorer.path,
  link: 'dans l’explorateur',
};

const communes = {
  words: 'les comptes de toutes les communes se téléchargent',
  to: pages.data.path,
  link: 'à la page des données',
};

/** The pages that need a script, by address. Read at build time only. */
export const withoutScript: Readonly<Record<string, Instead>> = {
  [pages.explorer.path]: { what: 'Les onglets et les unités changent', ...lines },
  [pages.myShare.path]: {
    what: 'Votre part se calcule, sur votre appareil,',
    words: 'le montant montré ici est un exemple, et les taux se lisent',
    to: pages.methodology.path,
    link: 'à la page de la méthode',
  },
  [pages.commune.path]: { what: 'Une commune se cherche', ...communes },
  [`/${families.commune}/${NO_COMMUNE}`]: { what: 'Cette commune se lit', ...communes },
  [pages.express.path]: { what: 'Les décisions se prennent', ...paper },
  [pages.game.path]: { what: 'Les cartes se jouent', ...cards },
  [pages.today.path]: { what: 'La carte du jour se tire', ...cards },
  [pages.results.path]: { what: 'Vos résultats se lisent, sur votre appareil,', ...explorer },
  [pages.completion.path]: { what: 'Votre bilan s’affiche', ...explorer },
  [pages.surplus.path]: { what: 'Un excédent se répartit', ...explorer },
  [pages.budget.path]: { what: 'Le budget que porte cette adresse se lit', ...explorer },
  [pages.challenge.path]: { what: 'Le défi que porte cette adresse s’ouvre', ...paper },
  [pages.duel.path]: { what: 'Les deux budgets que porte cette adresse se lisent', ...explorer },
  [pages.letter.path]: { what: 'La lettre s’écrit, à partir de vos choix,', ...explorer },
  [pages.room.path]: { what: 'Une séance se tient', ...paper },
  [pages.join.path]: { what: 'Une salle se rejoint', ...paper },
  [pages.trends.path]: {
    what: 'Les dessins de cette page se font',
    words: 'les mêmes totaux se lisent',
    to: published.page,
    link: 'en tableaux',
  },
  [pages.integrate.path]: {
    what: 'Les réglages du cadre se changent',
    words: 'le code montré est celui du premier choix, et les chiffres se téléchargent',
    to: pages.data.path,
    link: 'à la page des données',
  },
  [pages.compare.path]: { what: 'Les lignes à comparer se choisissent', ...lines },
  [`/${families.comparison}/`]: { what: 'Cette comparaison s’affiche', ...lines },
};
