import type { Paint } from '@nosmilliards/domain/budget/line';
import type { Shares, Spread } from '@nosmilliards/domain/levy/spread';
import { formatCount } from '@nosmilliards/domain/money/format';
import type { BuiltLevies, BuiltLevyLaw, ExplorerLine, LevyText } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { levyParametersOf } from '../derive/levy-parameters.ts';
import { spreadOf } from '../derive/spread.ts';

export function builtLeviesOf(
  dossier: Dossier,
  explorer: readonly Pick<ExplorerLine, 'id' | 'title' | 'paint'>[],
): BuiltLevies {
  const spread = spreadOf(dossier);
  const paid = [...Object.values(spread.funds), spread.common].flatMap((shares = []) => shares);
  const used = new Set(paid.map(([id]) => id));
  const { periode, depuis_le, parametres } = dossier.edition.levies.content;
  return {
    period: periode,
    sinceDay: depuis_le,
    since: Object.values(parametres)
      .flatMap((group): Parameter[] => Object.values(group))
      .flatMap(({ depuis: text, depuis_lien: url }) =>
        text === undefined || url === undefined ? [] : [{ text, url }],
      ),
    parameters: levyParametersOf(parametres),
    spread: compactOf(spread),
    lines: explorer
      .filter(({ id }) => used.has(id))
      .map(({ id, title, paint }): [string, string, Paint] => [id, title, paint]),
  };
}

function compactOf({ levies, funds, common }: Spread): Spread {
  const all = (of: Spread['funds']) =>
    Object.fromEntries(Object.entries(of).map(([id, shares = []]) => [id, rounded(shares)]));
  return { levies: all(levies), funds: all(funds), common: rounded(common) };
}

/** A billionth is a thousandth of a cent on any pay; unrounded, the digits double the file. */
function rounded(shares: Shares): Shares {
  return shares.map(([to, share]) => [to, Math.round(share * 1e9) / 1e9]);
}

/** What the page of rates writes: every parameter, its value and its text. */
export function builtLevyLawOf({ edition }: Dossier): BuiltLevyLaw {
  const { releve, periode, note_periode, doutes, parametres } = edition.levies.content;
  const groups = Object.entries(parametres).map(([id, parameters]) => ({
    id,
    parameters: Object.entries(parameters).map(([key, parameter]) => ({
      id: key,
      ...textOf(parameter),
    })),
  }));
  return {
    consulted: releve,
    period: periode,
    periodNote: note_periode,
    doubts: doutes.map(({ sur, texte }) => ({ about: sur, text: texte })),
    groups,
  };
}

type Parameter = {
  libelle: string;
  valeur?: number | number[] | [number, number][];
  regle?: string;
  unite?: string;
  taux?: number;
  seuil?: number;
  unite_seuil?: string;
  assiette?: string;
  avant?: string;
  depuis?: string;
  depuis_lien?: string;
  hypothese?: string;
  texte: string;
  lien?: string;
  vu?: string;
  confirme: 'oui' | 'partiel' | 'non';
  note?: string;
};

function textOf(parameter: Parameter): Omit<LevyText, 'id'> {
  const { valeur, unite = '', taux, regle = '', assiette, hypothese } = parameter;
  const { avant, depuis, note } = parameter;
  const value =
    valeur === undefined
      ? regle
      : `${numbersOf(valeur)}\u00A0${unite}${taux === undefined ? '' : `, ${numbersOf(taux)}\u00A0%`}`;
  const asides = [
    assiette,
    avant && `Avant\u00A0: ${avant}`,
    depuis && `Depuis\u00A0: ${depuis}`,
    note,
  ].filter((one) => one !== undefined);
  return {
    label: parameter.libelle,
    value,
    notes: asides.map((aside) => aside.replace(/\.$/, '')).join('. '),
    ...(hypothese !== undefined && { assumption: hypothese }),
    text: parameter.texte,
    ...(parameter.lien !== undefined && { url: parameter.lien }),
    ...(parameter.vu !== undefined && { seenAt: parameter.vu }),
    confirmed: parameter.confirme,
  };
}

function numbersOf(value: number | number[] | [number, number][]): string {
  if (typeof value === 'number') return numberOf(value);
  return value
    .map((one) => (typeof one === 'number' ? numberOf(one) : one.map(numberOf).join('\u00A0: ')))
    .join('\u202F; ');
}

function numberOf(value: number): string {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return formatCount(value, { decimals });
}
