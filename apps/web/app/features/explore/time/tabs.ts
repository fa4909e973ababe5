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
  /** What must be known to read the figures, whatever the edition; the dataset says the rest. */
  readonly notes: readonly string[];
};

const INSEE = 'Insee, comptes nationaux';
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
    notes: [
      'Dépenses de l’État, de ses opérateurs, des collectivités, de la Sécurité sociale, des retraites complémentaires, de l’assurance chômage et des hôpitaux publics. Ce qu’ils se versent entre eux n’est compté qu’une fois.',
      'Le solde est fait des recettes moins les dépenses. Négatif, c’est un besoin de financement, dit «\u00A0déficit\u00A0».',
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
    source: 'Eurostat, dépenses par fonction',
    notes: ['Dix fonctions, dans l’ordre de la nomenclature.', OTHER_AMOUNTS, PRICES],
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
    notes: [
      'Les quatre ne s’additionnent pas\u00A0: ce que l’une verse à l’autre est compté deux fois.',
      'En haut d’une colonne, carrés pleins\u00A0: dépensé au-delà des recettes de cette administration\u202F; carrés cerclés\u00A0: recettes en plus.',
      'La Sécurité sociale compte ici les retraites complémentaires, l’assurance chômage et les hôpitaux publics.',
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
    notes: [
      'Les prélèvements obligatoires sont l’ensemble des impôts et des cotisations, nets des crédits d’impôt et de ce qui ne sera pas recouvré, part de l’Union européenne comprise\u202F; les quatre séries par nature ne le sont pas, et leur somme en diffère.',
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
    source: 'Eurostat',
    notes: [
      'Dette au sens de Maastricht, au 31\u00A0décembre de chaque année (Eurostat, gov_10dd_edpt1). Le pourcentage est celui d’Eurostat.',
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
