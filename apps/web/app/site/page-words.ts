import { DECISION_COUNT } from '@nosmilliards/domain/game/deck-size';
import { pages } from './pages.ts';

type Name = keyof typeof pages;

/** By each of these words, separated by commas, and by its title, the search finds a page. */
const pageWords: Readonly<Partial<Record<Name, string>>> = {
  explorer:
    'budget, budget de la France, dépenses publiques, dépenses totales, total des dépenses, recettes publiques, total des recettes, déficit, déficit public, Sécurité sociale',
  myShare:
    'salaire, salaire brut, salaire net, smic, fiche de paie, bulletin de paie, combien je paie, mes impôts, mes cotisations',
  commune:
    'mairie, ville, village, budget communal, budget de ma ville, impôts locaux, taxe foncière, taux de taxe foncière, dette de ma commune, intercommunalité, collectivités, collectivités locales',
  time: 'évolution, historique, au fil des années, avant, autrefois, déficit, déficit public, évolution du déficit, déficit depuis 1959',
  timeFunctions: 'évolution de la dépense, fonctions, COFOG',
  timeSectors: 'évolution des collectivités, Sécurité sociale, évolution de la Sécurité sociale',
  timeTaxes:
    'évolution des impôts, évolution des prélèvements obligatoires, évolution de la TVA, évolution de la CSG',
  timeDebt: 'dette, dette publique, évolution de la dette, Maastricht',
  europe: 'Allemagne, Italie, Espagne, autres pays, pays voisins, étranger, comparaison européenne',
  compare: 'comparaison, comparateur',
  express: `${DECISION_COUNT} décisions, cinq minutes, partie courte`,
  game: 'jeu, jouer, voter, simulateur, faire des économies',
  today: 'carte du jour, deviner, devinette',
  results: 'mes votes, mes choix, résultats',
  duel: 'duel, défier un ami',
  letter: 'lettre, courrier, écrire à mon député',
  room: 'débat, atelier, animer une réunion, à main levée',
  about: 'qui êtes-vous, qui fait ce site, à propos, contact',
  methodology: 'méthode, calculs, fiabilité, taux, périmètre',
  data: 'données, télécharger, csv, tableur, open data, missions de l’État, sources, documents, preuves',
  integrate: 'intégrer, iframe, widget',
  teach: 'classe, cours, élèves, leçon, EMC, SES',
  lexicon: 'lexique, définitions, vocabulaire, glossaire',
  corrections: 'corrections, erreur, signaler une erreur',
  accessibility: 'accessibilité, RGAA, lecteur d’écran',
  privacy: 'cookies, vie privée, données personnelles, RGPD',
};

/** Address, title and words. Apart from the registry, which every page and every frame loads. */
export const searchedPages = Object.entries(pages).flatMap(([name, { path, title }]) => {
  const words = isName(name) ? pageWords[name] : undefined;
  return words === undefined ? [] : [[path, title, words] as const];
});

function isName(name: string): name is Name {
  return name in pages;
}
