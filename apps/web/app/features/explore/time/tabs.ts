import { paths } from '#site/path.ts';
import type { SheetPaint } from '#ui/sheet/plan.ts';

/** A drawing: columns of `line`; what exceeds `covered` is borrowed. */
export type PanelPlan = {
  readonly title: string;
  readonly line: string;
  readonly covered?: string;
  readonly paint: SheetPaint;
};

/** What the title of a tab says: the ends of a line, or of the line that is the highest. */
type FindingPlan = { readonly at?: string } & (
  | { readonly subject: string; readonly line: string }
  /** After its name. */
  | { readonly highest: string }
);

export type TabPlan = {
  readonly path: string;
  /** As in the registry of pages. */
  readonly title: string;
  readonly description: string;
  /** In the row of tabs. */
  readonly label: string;
  readonly finding: FindingPlan;
  readonly panels: readonly PanelPlan[] | 'each-line';
  /** Of the lines that start later than the others. */
  readonly detail?: string;
  readonly source: string;
  /** A thin line at the start of a year, explained under the drawing. */
  readonly breaks: readonly { readonly year: number; readonly text: string }[];
  /** What must be known to read the figures. */
  readonly notes: readonly string[];
};

const INSEE = 'Insee, comptes nationaux, 29\u00A0mai 2026';
const PRICES =
  'Les euros d’une seule année sont des montants corrigés de la hausse des prix à la consommation (Banque mondiale d’après l’Insee, puis Insee).';
const GDP =
  'Le PIB est déduit des prélèvements obligatoires et de leur part publiée (Insee, tableau 3.216, lignes 5 et 18). La dépense n’est pas une part du PIB\u00A0: une prestation versée n’est pas une production.';

const OTHER_AMOUNTS =
  'Sous un même nom, le budget du site peut donner un autre montant\u00A0: il est voté, ou d’une autre année, et ne compte qu’une fois ce que les administrations se versent.';

export const TAB_PLANS = {
  depenses: {
    path: paths.time,
    title: 'Au fil du temps',
    description:
      'Dépenses, recettes et solde publics depuis 1959, en % du PIB, en euros constants et en euros courants, année par année.',
    label: 'Dépenses',
    finding: { subject: 'Dépense publique', line: 'depenses' },
    panels: [
      {
        title: 'Toutes les administrations publiques',
        line: 'depenses',
        covered: 'recettes',
        paint: 'plain',
      },
    ],
    source: INSEE,
    breaks: [
      { year: 1978, text: '1978\u00A0: la production pour soi-même entre dans la dépense.' },
      { year: 1983, text: '1983\u00A0: les crédits d’impôt entrent dans la dépense.' },
    ],
    notes: [
      'Dépenses de l’État, de ses opérateurs, des collectivités, de la Sécurité sociale, des retraites complémentaires, de l’assurance chômage et des hôpitaux publics. Ce qu’ils se versent entre eux n’est compté qu’une fois.',
      'Le solde est fait des recettes moins les dépenses. Négatif, c’est un besoin de financement, dit «\u00A0déficit\u00A0».',
      'En 2020, la dépense monte et le PIB baisse\u00A0: un rapport peut monter parce que le PIB baisse.',
      GDP,
      PRICES,
    ],
  },
  fonctions: {
    path: paths.timeFunctions,
    title: 'À quoi sert la dépense, depuis 1995',
    description:
      'Dix fonctions de la dépense publique, de la défense à la protection sociale, année par année depuis 1995.',
    label: 'À quoi',
    finding: { highest: 'la plus grande dépense' },
    panels: 'each-line',
    source: 'Eurostat, dépenses par fonction, avril 2026',
    breaks: [
      {
        year: 1999,
        text: 'De 1995 à 1998, le total d’Eurostat s’écarte de celui de l’Insee, de 3,6 à 7,2\u00A0Md€.',
      },
    ],
    notes: [
      'Dix fonctions, dans l’ordre de la nomenclature. Il n’y a pas encore d’année 2025\u00A0: elle paraîtra en 2027.',
      'Le pourcentage est celui d’Eurostat (gov_10a_exp)\u00A0: pour 2024, il dit 57,3\u00A0% du PIB en tout, l’Insee 57,0\u00A0%, car le PIB a été révisé entre les deux publications.',
      OTHER_AMOUNTS,
      PRICES,
    ],
  },
  qui: {
    path: paths.timeSectors,
    title: 'Qui dépense, depuis 1978',
    description:
      'Dépenses et recettes de l’État, de ses opérateurs, des collectivités et de la Sécurité sociale, année par année depuis 1978.',
    label: 'Qui',
    finding: { highest: 'qui dépense le plus' },
    panels: [
      { title: 'État', line: 'etat', covered: 'etat_recettes', paint: 'state' },
      {
        title: 'Opérateurs de l’État',
        line: 'operateurs',
        covered: 'operateurs_recettes',
        paint: 'state',
      },
      {
        title: 'Collectivités',
        line: 'collectivites',
        covered: 'collectivites_recettes',
        paint: 'local',
      },
      {
        title: 'Sécurité sociale',
        line: 'securite_sociale',
        covered: 'securite_sociale_recettes',
        paint: 'social',
      },
    ],
    source: INSEE,
    breaks: [],
    notes: [
      'Les quatre ne s’additionnent pas\u00A0: ce que l’une verse à l’autre est compté deux fois.',
      'En haut d’une colonne, carrés pleins\u00A0: dépensé au-delà des recettes de cette administration\u202F; carrés cerclés\u00A0: recettes en plus.',
      'La Sécurité sociale compte ici les retraites complémentaires, l’assurance chômage et les hôpitaux publics. Avant 1978, ce partage n’est pas publié.',
      OTHER_AMOUNTS,
      GDP,
      PRICES,
    ],
  },
  impots: {
    path: paths.timeTaxes,
    title: 'Par quels impôts, depuis 1959',
    description:
      'Impôts et cotisations par nature depuis 1959, TVA, CSG, impôt sur le revenu et autres grands impôts depuis 1995.',
    label: 'Impôts',
    finding: { subject: 'Impôts et cotisations', line: 'prelevements' },
    panels: 'each-line',
    detail: 'Impôt par impôt',
    source: INSEE,
    breaks: [],
    notes: [
      'Les prélèvements obligatoires sont l’ensemble des impôts et des cotisations, nets des crédits d’impôt et de ce qui ne sera pas recouvré, part de l’Union européenne comprise\u202F; les quatre séries par nature ne le sont pas, et leur somme en diffère.',
      'La CSG (1991, étendue en 1998) et la TVA (2019) ont remplacé des cotisations\u00A0: une série monte quand l’autre baisse.',
      'Impôt par impôt\u00A0: les neuf lignes d’au moins 20\u00A0Md€ en 2025, dans l’ordre du tableau 3.217\u202F; les autres sont dans la pièce. Impôt sur le revenu et impôt sur les sociétés\u00A0: avant crédits d’impôt.',
      OTHER_AMOUNTS,
      GDP,
      PRICES,
    ],
  },
  dette: {
    path: paths.timeDebt,
    title: 'La dette publique, depuis 1995',
    description:
      'La dette publique à la fin de chaque année depuis 1995, en % du PIB, en euros constants et en euros courants.',
    label: 'Dette',
    finding: { subject: 'Dette publique', line: 'dette', at: 'à la fin de' },
    panels: [{ title: 'Dette publique', line: 'dette', paint: 'debt' }],
    source: 'Eurostat, 22\u00A0avril 2026',
    breaks: [],
    notes: [
      'Dette au sens de Maastricht, au 31\u00A0décembre de chaque année (Eurostat, gov_10dd_edpt1). Le pourcentage est celui d’Eurostat. Avant 1995, elle n’a pas été lue.',
      PRICES,
    ],
  },
} as const satisfies Readonly<Record<string, TabPlan>>;

export type TabName = keyof typeof TAB_PLANS;

/** The tab of an address of the registry: `/temps`, `/temps/dette`. */
export function tabAt(pathname: string): TabName {
  const name = pathname.split('/')[2] || 'depenses';
  if (!isTab(name)) throw new Error(`No tab at ${pathname}`);
  return name;
}

function isTab(name: string): name is TabName {
  return Object.hasOwn(TAB_PLANS, name);
}
