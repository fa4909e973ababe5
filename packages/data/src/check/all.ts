import type { Dossier } from '../read/dossier.ts';
import type { Problem, Verdict } from '../read/problem.ts';
import { checkCardLines, checkDeck, checkFixedAmounts, checkLimits } from './cards.ts';
import { checkAliases } from './aliases.ts';
import { checkBridges } from './bridges.ts';
import { checkCodes } from './codes.ts';
import { checkComparisons } from './comparisons.ts';
import { checkCorrections } from './corrections.ts';
import { checkDescriptionCount, checkDescriptions } from './descriptions.ts';
import { checkEurope } from './europe.ts';
import { checkFigures } from './figures.ts';
import { checkFormulas } from './formulas.ts';
import { checkFlags } from './flags.ts';
import { checkCardLaws, checkGuesses, checkMargins, checkPoints } from './card-facts.ts';
import { checkDenominators } from './denominators.ts';
import { checkGaps } from './gaps.ts';
import { checkGroupCount, checkGroupedCards, checkGroups } from './groups.ts';
import { checkHistory, checkOfficialCodes } from './history.ts';
import { checkIdentifiers, checkSize } from './identifiers.ts';
import { checkLevies, checkSpread } from './levies.ts';
import { checkLexicon } from './lexicon.ts';
import { checkMarks } from './marks.ts';
import { checkNatures } from './natures.ts';
import { checkNeutrality } from './neutrality.ts';
import { checkNextLaw } from './next-law.ts';
import { checkOverTime } from './over-time.ts';
import { checkPieces } from './pieces.ts';
import { checkProvenance } from './provenance.ts';
import { checkPublished } from './published.ts';
import { checkRenamings } from './renamings.ts';
import { checkTableShapes } from './table-shapes.ts';
import { checkReserves } from './reserves.ts';
import { checkSeries } from './series.ts';
import { checkSearches } from './searches.ts';
import { checkShortTitles } from './short-titles.ts';
import { checkRecordShapes } from './record-shapes.ts';
import { checkSources } from './sources.ts';
import { checkTotals, checkTransfers, checkVotedLaw } from './totals.ts';
import { checkVintages } from './vintages.ts';

type Check = { id: string; label: string; run: (dossier: Dossier) => Problem[] };
export type CheckId = (typeof FORM | typeof SUBSTANCE)[number]['id'];

/** If one of these fails, the others do not run: a missing column would fail all of them. */
const FORM = [
  { id: 'tables', label: 'Les tables suivent leur schéma', run: checkTableShapes },
  { id: 'fiches', label: 'Les fiches sont complètes', run: checkRecordShapes },
] as const satisfies Check[];

const SUBSTANCE = [
  { id: 'identifiants', label: 'Les identifiants disent la place', run: checkIdentifiers },
  { id: 'renommages', label: 'Un ancien identifiant mène au nouveau', run: checkRenamings },
  { id: 'taille', label: 'L’arbre a la taille annoncée', run: checkSize },
  { id: 'sources', label: 'Chaque source mène à un document', run: checkSources },
  { id: 'provenance', label: 'Chaque chiffre a sa source', run: checkProvenance },
  { id: 'pieces', label: 'Chaque pièce dit son document', run: checkPieces },
  { id: 'series', label: 'Chaque série par année dit son document', run: checkSeries },
  { id: 'temps', label: 'Les séries s’accordent, leurs phrases se refont', run: checkOverTime },
  { id: 'europe', label: 'Les fonctions d’Eurostat font leur total', run: checkEurope },
  { id: 'formules', label: 'Chaque montant se recalcule depuis ses pièces', run: checkFormulas },
  { id: 'natures', label: 'Une somme n’est pas plus sûre que ses termes', run: checkNatures },
  { id: 'chiffres', label: 'Les chiffres de l’édition s’accordent', run: checkFigures },
  { id: 'totaux', label: 'Les arbres retrouvent les totaux', run: checkTotals },
  { id: 'transferts', label: 'Les transferts retrouvent leur total', run: checkTransfers },
  { id: 'loi_votee', label: 'Le budget général retrouve la loi votée', run: checkVotedLaw },
  { id: 'millesimes', label: 'Aucune somme ne mêle les millésimes', run: checkVintages },
  { id: 'ecarts', label: 'Chaque écart est nul ou expliqué', run: checkGaps },
  { id: 'passerelles', label: 'Un nom qui a deux nombres dit pourquoi', run: checkBridges },
  { id: 'drapeaux', label: 'Transferts et lignes techniques à part', run: checkFlags },
  { id: 'codes', label: 'Une ligne de l’État compte une fois', run: checkOfficialCodes },
  { id: 'cartes', label: 'Le jeu a toutes ses cartes', run: checkDeck },
  { id: 'montants_fixes', label: 'Les montants fixés sont exacts', run: checkFixedAmounts },
  { id: 'limites', label: 'Une limite ne dépend que de la taille et du genre', run: checkLimits },
  { id: 'reperes', label: 'Les repères des cartes se recalculent', run: checkMarks },
  { id: 'couverture', label: 'Une ligne est sur une seule carte', run: checkCardLines },
  { id: 'paquets', label: 'Chaque carte est dans un paquet et un seul', run: checkGroupedCards },
  { id: 'nombre_paquets', label: 'Les textes disent le nombre de décisions', run: checkGroupCount },
  { id: 'paquets_justes', label: 'Un paquet a un nom, un genre, un secteur', run: checkGroups },
  { id: 'lois_cartes', label: 'La variation d’une carte se recalcule', run: checkCardLaws },
  { id: 'marges', label: 'Une marge dit sa source et ses chiffres', run: checkMargins },
  { id: 'devinettes', label: 'La réponse d’une devinette se calcule', run: checkGuesses },
  { id: 'points', label: 'La valeur d’un point est un ordre de grandeur', run: checkPoints },
  { id: 'denominateurs', label: 'Un compte se lit, et dit son public', run: checkDenominators },
  { id: 'prelevements', label: 'Chaque taux a son texte', run: checkLevies },
  { id: 'repartition', label: 'Chaque prélèvement mène à des lignes', run: checkSpread },
  { id: 'descriptions', label: 'Les descriptions sont neutres et courtes', run: checkDescriptions },
  { id: 'reserves', label: 'Même réserve sur les cartes du même genre', run: checkReserves },
  { id: 'neutralite', label: 'Titres et notes des données ne jugent pas', run: checkNeutrality },
  { id: 'nombre_descriptions', label: 'Assez de descriptions', run: checkDescriptionCount },
  { id: 'comparaisons', label: 'Les comparaisons tiennent', run: checkComparisons },
  { id: 'lexique', label: 'Le lexique est court, neutre et rangé', run: checkLexicon },
  { id: 'alias', label: 'Un mot cherché mène à une ligne', run: checkAliases },
  { id: 'recherches', label: 'Un mot cherché a sa page, sauf s’il juge', run: checkSearches },
  { id: 'titres_courts', label: 'Un titre court abrège et ne juge pas', run: checkShortTitles },
  { id: 'numeros', label: 'Un numéro de vote est donné pour toujours', run: checkCodes },
  { id: 'corrections', label: 'Le journal dit ce qui est publié', run: checkCorrections },
  { id: 'publie', label: 'Rien de publié ne change sans une entrée', run: checkPublished },
  { id: 'historique', label: 'L’historique s’accorde avec l’arbre', run: checkHistory },
  {
    id: 'suite',
    label: 'Ce qui est voté ou proposé ensuite n’entre dans aucun total',
    run: checkNextLaw,
  },
] as const satisfies Check[];

export function verdictsOf(dossier: Dossier): Verdict[] {
  const form = FORM.map((check) => verdictOf(check, dossier));
  if (form.some(({ problems }) => problems.length > 0)) return form;
  return [...form, ...SUBSTANCE.map((check) => verdictOf(check, dossier))];
}

/** What one check finds, without the others. */
export function problemsOf(dossier: Dossier, wanted: CheckId): Problem[] {
  return [...FORM, ...SUBSTANCE].flatMap(({ id, run }) => (id === wanted ? run(dossier) : []));
}

function verdictOf({ id, label, run }: Check, dossier: Dossier): Verdict {
  return { id, label, problems: run(dossier) };
}
