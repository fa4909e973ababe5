import { isCounted } from '@nosmilliards/domain/budget/line';
import { LEVY_IDS } from '@nosmilliards/domain/levy/status';
import type { Dossier } from '../read/dossier.ts';
import {
  inMillions,
  problemAt,
  problemOf,
  problemsAt,
  problemsIn,
  type Problem,
} from '../read/problem.ts';
import type { LevyLaw } from '../read/records.ts';
import type { SpreadRow } from '../read/tables.ts';
import { flagsOf, weighed } from '../read/tree.ts';
import { eurosOf } from '../read/table.ts';
import { spreadWeightOf } from '../derive/spread.ts';

/** In points of a rate, then in euros. */
const RATE_PRECISION = 1e-9;
const AMOUNT_PRECISION = 1_000_000;
/** In points: the assumed share of supplementary pensions has one decimal. */
const SHARE_PRECISION = 0.05;

/** Every rate has its text, and the rates that a text adds up do add up. */
export function checkLevies(dossier: Dossier): Problem[] {
  const { levies } = dossier.edition;
  const law = levies.content.parametres;
  const texts = Object.entries(law).flatMap(([group, parameters]) =>
    Object.entries(parameters).flatMap(([key, parameter]) => {
      const fault = textFaultOf(parameter);
      return fault === undefined ? [] : [{ path: [group, key], fault }];
    }),
  );
  return [...texts, ...sumFaultsOf(law, dossier)].flatMap(({ path, fault }) =>
    problemsIn(levies, ['parametres', ...path], [`Paramètre « ${path.join(' › ')} » : ${fault}`]),
  );
}

type Parameter = {
  confirme: string;
  lien?: string;
  lu?: string[];
  vu?: string;
  depuis?: string;
  depuis_lien?: string;
};

function textFaultOf(parameter: Parameter): string | undefined {
  const { confirme, lien, lu, vu, depuis, depuis_lien: since } = parameter;
  const addresses = [lien, vu, since].filter((one) => one !== undefined);
  if (addresses.some((address) => !/^https?:\/\/\S+$/.test(address))) {
    return 'lien, vu et depuis_lien sont des adresses : commencez par https://.';
  }
  if (depuis !== undefined && since === undefined) {
    return 'ce qui a changé se dit avec sa page : remplissez depuis_lien.';
  }
  if (confirme !== 'oui') return undefined;
  if (lien === undefined) return 'une valeur confirmée mène à son texte : remplissez lien.';
  return lu === undefined && vu === undefined
    ? 'une valeur confirmée a été relue : remplissez lu, ou mettez partiel.'
    : undefined;
}

type Fault = { path: [group: keyof LevyLaw, key: string]; fault: string };

function sumFaultsOf(law: LevyLaw, dossier: Dossier): Fault[] {
  const { reduction_generale: relief, prive_employeur: employer } = law;
  const parts = sumOf(relief.composition.valeur);
  const tops = [
    ['t_moins_50', relief.t_moins_50.valeur, employer.fnal_moins_50.valeur],
    ['t_50', relief.t_50.valeur, employer.fnal_50.valeur],
  ] as const;
  const reliefs = tops.flatMap(([key, top, housing]): Fault[] =>
    isClose(top * 100, parts + housing, RATE_PRECISION)
      ? []
      : [
          {
            path: ['reduction_generale', key],
            fault: `les taux qui le composent font ${inPercent(parts + housing)}, non ${inPercent(top * 100)}.`,
          },
        ],
  );
  const micro = (['repartition_vente_services', 'repartition_liberal'] as const).flatMap(
    (key): Fault[] =>
      sumOf(law.micro_entrepreneurs[key].valeur) < 100
        ? []
        : [{ path: ['micro_entrepreneurs', key], fault: 'rien ne reste pour CSG et CRDS.' }],
  );
  const brackets = (['bareme', 'bareme_precedent'] as const).flatMap((key): Fault[] =>
    law.impot[key].valeur.every(
      ([from, rate], index, all) =>
        index === 0 || (from > (all[index - 1]?.[0] ?? 0) && rate > (all[index - 1]?.[1] ?? 0)),
    )
      ? []
      : [{ path: ['impot', key], fault: 'les tranches montent, seuil et taux.' }],
  );
  return [...reliefs, ...micro, ...brackets, ...pensionFaultsOf(law, dossier)];
}

/** The assumed share of the supplementary pension is that of two lines of the edition. */
function pensionFaultsOf({ retraites }: LevyLaw, { lineOf }: Dossier): Fault[] {
  const [base, supplementary] = ['base', 'complementaires'].map((kind) => {
    const line = lineOf(`sante_solidarite_retraites_${kind}`);
    return line === undefined ? Number.NaN : weighed(line).amount;
  });
  const share = (100 * (supplementary ?? 0)) / ((base ?? 0) + (supplementary ?? 0));
  return isClose(share, retraites.part_complementaire.valeur, SHARE_PRECISION)
    ? []
    : [
        {
          path: ['retraites', 'part_complementaire'],
          fault: `les lignes de l’édition donnent ${inPercent(share)} : corrigez valeur.`,
        },
      ];
}

/** Each levy reaches lines of spending, by weights that texts or lines give. */
export function checkSpread(dossier: Dossier): Problem[] {
  const { spread } = dossier.edition;
  const byOrigin = Map.groupBy(spread.rows, ({ de }) => de);
  const levies = new Set<string>(LEVY_IDS);
  const reached = new Set(spread.rows.map(({ vers }) => vers));
  const seen = new Set<string>();
  const rows = spread.rows.flatMap((row) => {
    const name = `${row.de} ${row.vers}`;
    const isTwin = seen.has(name);
    seen.add(name);
    return problemsAt(spread, row, [
      isTwin && `« ${row.de} » va déjà vers « ${row.vers} » : gardez une ligne.`,
      !levies.has(row.de) &&
        !reached.has(row.de) &&
        `« ${row.de} » n’est ni un prélèvement ni une caisse qui reçoit : corrigez de.`,
      levies.has(row.de) &&
        !byOrigin.has(row.vers) &&
        `La caisse « ${row.vers} » ne paie aucune ligne : ajoutez les siennes.`,
      loops(row, byOrigin) && `« ${row.de} » revient à elle-même : ouvrez la boucle.`,
      ...weightFaultsOf(row, dossier, byOrigin),
    ]);
  });
  const lost = LEVY_IDS.filter((id) => !byOrigin.has(id)).map((id) =>
    problemOf(spread, `Le prélèvement « ${id} » ne va nulle part : ajoutez sa ligne.`),
  );
  return [...rows, ...lost, ...csgFaultsOf(dossier, byOrigin)];
}

type ByOrigin = ReadonlyMap<string, readonly SpreadRow[]>;

function loops({ de, vers }: SpreadRow, byOrigin: ByOrigin): boolean {
  const seen = new Set<string>();
  const reaches = (from: string): boolean =>
    from === de ||
    (!seen.has(from) &&
      seen.add(from) !== undefined &&
      (byOrigin.get(from) ?? []).some((row) => reaches(row.vers)));
  return reaches(vers);
}

function weightFaultsOf(row: SpreadRow, dossier: Dossier, byOrigin: ByOrigin): string[] {
  if ((row.points === '') === (row.formule === '')) {
    return ['Le poids vient d’un texte ou de lignes : remplissez points, ou formule.'];
  }
  const weight = spreadWeightOf(row, dossier);
  if (!(weight > 0)) return ['Le poids n’est pas un nombre positif : corrigez la formule.'];
  if (row.points !== '' || byOrigin.has(row.vers)) return [];
  const line = dossier.expenses.byId.get(row.vers);
  if (line === undefined || line.row.niveau !== '2' || !isCounted(flagsOf(line))) {
    return [`« ${row.vers} » n’est pas une ligne de dépense comptée, de niveau 2.`];
  }
  const amount = eurosOf(weighed(line).amount);
  return weight <= amount + AMOUNT_PRECISION || !row.formule.includes(`@${row.vers}`)
    ? []
    : [`Le poids est de ${inMillions(weight)}, la ligne de ${inMillions(amount)}.`];
}

/** The points of CSG sum to its rate. */
function csgFaultsOf({ edition }: Dossier, byOrigin: ByOrigin): Problem[] {
  const law = edition.levies.content.parametres;
  const [normal, median, reduced] = law.retraites.csg.valeur;
  const rates: Record<string, number | undefined> = {
    csg_activite: law.csg_crds_activite.csg.valeur,
    csg_pension_83: normal,
    csg_pension_66: median,
    csg_pension_38: reduced,
    csg_chomage: law.chomage.csg.valeur,
  };
  return Object.entries(rates).flatMap(([levy, rate = Number.NaN]) => {
    const rows = byOrigin.get(levy) ?? [];
    const points = sumOf(rows.map((row) => Number(row.points)));
    const [first] = rows;
    if (first === undefined || isClose(points, rate, RATE_PRECISION)) return [];
    const message = `Les points de « ${levy} » font ${inPercent(points)}, son taux est ${inPercent(rate)}.`;
    return [problemAt(edition.spread, first, message)];
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

function isClose(a: number, b: number, precision: number): boolean {
  return Math.abs(a - b) <= precision;
}

function inPercent(percent: number): string {
  return `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }).format(percent)} %`;
}
