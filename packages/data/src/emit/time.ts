import { valueAt, type Series } from '@nosmilliards/domain/series/series';
import type { BuiltTimeTab, TimeLine, TimeSentence } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import {
  constantOf,
  functionPlace,
  FUNCTIONS,
  functionSharePlace,
  LARGEST_TAXES,
  overTimeOf,
  publishedOf,
  taxPlace,
  type OverTime,
} from '../derive/over-time.ts';
import { timeSentencesOf, type SentencePart } from '../derive/time-sentences.ts';
import { TIME_TABS } from '../read/tables.ts';
import { pageOf } from './pieces.ts';

/** A line of a tab; `share` is the row of its published share of GDP, if any. */
type Wanted = { id: string; label: string; place: string; share?: string };

/** The tabs of « Au fil du temps », by name. */
export function builtTimeTabsOf(dossier: Dossier): Map<string, BuiltTimeTab> {
  const time = overTimeOf(dossier);
  const { timeSentences, timeReserves } = dossier.edition;
  const said = timeSentencesOf(time);
  return new Map(
    TIME_TABS.map((tab) => {
      const wanted = wantedLinesOf(time)[tab];
      const series = wanted.map(({ place }) => time.line(place).series);
      const first = Math.min(...series.map((one) => one.first));
      const last = Math.max(...series.map((one) => one.first + one.values.length - 1));
      const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const sentences = timeSentences.rows
        .filter(({ onglet }) => onglet === tab)
        .map(({ id }) => sentenceOf(said.get(id) ?? [], time));
      const lines = wanted.map((one) => timeLineOf(one, years, time));
      const reserves = timeReserves.rows.filter(({ onglet }) => onglet === tab);
      const [main] = wanted.map(({ place }) => time.line(place).table);
      return [
        tab,
        {
          first,
          last,
          priceYear: time.lastYear,
          published: publishedOf(dossier, main ?? ''),
          lines,
          sentences,
          breaks: reserves.flatMap(({ annee, phrase }) =>
            annee === '' ? [] : [{ year: Number(annee), text: phrase }],
          ),
          notes: reserves.filter(({ annee }) => annee === '').map(({ phrase }) => phrase),
        },
      ];
    }),
  );
}

function line(id: string, label: string, place: string): Wanted {
  return { id, label, place };
}

function wantedLinesOf({ places }: OverTime): Record<(typeof TIME_TABS)[number], Wanted[]> {
  return {
    depenses: [
      line('depenses', 'Dépenses', places.spending),
      line('recettes', 'Recettes', places.revenue),
      line('solde', 'Solde', places.balance),
    ],
    fonctions: FUNCTIONS.map(([code, label]) => ({
      ...line(code.toLowerCase(), label, functionPlace(code)),
      share: functionSharePlace(code),
    })),
    qui: [
      line('etat', 'État, dépenses', places.stateSpending),
      line('etat_recettes', 'État, recettes', places.stateRevenue),
      line('operateurs', 'Opérateurs de l’État, dépenses', places.operatorSpending),
      line('operateurs_recettes', 'Opérateurs de l’État, recettes', places.operatorRevenue),
      line('collectivites', 'Collectivités, dépenses', places.localSpending),
      line('collectivites_recettes', 'Collectivités, recettes', places.localRevenue),
      line('securite_sociale', 'Sécurité sociale, dépenses', places.socialSpending),
      line('securite_sociale_recettes', 'Sécurité sociale, recettes', places.socialRevenue),
    ],
    impots: [
      line('prelevements', 'Prélèvements obligatoires', places.levies),
      line('cotisations', 'Cotisations sociales nettes', places.contributions),
      line('production', 'Impôts sur la production et les importations', places.productionTaxes),
      line('revenu', 'Impôts sur le revenu et le patrimoine', places.incomeTaxes),
      line('capital', 'Impôts en capital', places.capitalTaxes),
      ...LARGEST_TAXES.map(([row, label]) => line(`ligne_${row}`, label, taxPlace(row))),
    ],
    dette: [{ ...line('dette', 'Dette publique', places.debt), share: places.debtShare }],
  };
}

/** Neighbouring texts are joined. */
function sentenceOf(said: readonly SentencePart[], time: OverTime): TimeSentence {
  const parts: TimeSentence = [];
  for (const one of said) {
    const before = parts.at(-1);
    if (typeof one !== 'string') {
      const { table, part, cellOf } = time.line(one.place);
      parts.push({ text: one.text, page: pageOf(table, part), cell: cellOf(one.year) });
    } else if (typeof before === 'string') parts[parts.length - 1] = before + one;
    else parts.push(one);
  }
  return parts;
}

function timeLineOf(
  { id, label, place, share }: Wanted,
  years: readonly number[],
  time: OverTime,
): TimeLine {
  const { table, part, series, cellOf } = time.line(place);
  const published = share === undefined ? undefined : time.line(share);
  const at = (one: Series, decimals: number) =>
    years.map((year) => rounded(valueAt(one, year), decimals));
  return {
    id,
    label,
    page: pageOf(table, part),
    cells: years.map(cellOf),
    ...(published === undefined ? {} : { shareCells: years.map(published.cellOf) }),
    values: {
      percent: at(published?.series ?? time.shareOf(series), 3),
      constant: at(constantOf(time, series), 1),
      current: at(series, 1),
    },
  };
}

function rounded(value: number | null, decimals: number): number | null {
  const factor = 10 ** decimals;
  return value === null ? null : Math.round(value * factor) / factor;
}
