import type { Dossier } from '../dossier.ts';
import type { Problem } from '../problem.ts';
import type { Sheet } from '../read.ts';

/** What a value must be, and the words that say so. */
type Kind = { words: string; admits: (value: unknown) => boolean };
type Shape = Record<string, Kind>;
type Path = (string | number)[];

const TEXT: Kind = { words: 'un texte', admits: (value) => typeof value === 'string' };
const SAID: Kind = {
  words: 'un texte non vide',
  admits: (value) => typeof value === 'string' && value.trim() !== '',
};
const NUMBER: Kind = {
  words: 'un nombre, sans espace ni apostrophes',
  admits: (value) => typeof value === 'number' && Number.isFinite(value),
};
const LIST: Kind = { words: 'une liste', admits: Array.isArray };
const ENTRIES: Kind = { words: 'une suite d’entrées nommées', admits: isRecord };
const oneOf = (...choices: string[]): Kind => ({
  words: `un mot parmi : ${choices.join(', ')}`,
  admits: (value) => typeof value === 'string' && choices.includes(value),
});
const IDS: Kind = {
  words: 'une liste d’identifiants',
  admits: (value) => Array.isArray(value) && value.length > 0 && value.every(TEXT.admits),
};

const FIGURE: Shape = {
  libelle: SAID,
  valeur: NUMBER,
  unite: oneOf('M€', '€', '%', 'personnes'),
  nature: oneOf('officiel', 'calcule', 'estime'),
  source: SAID,
  reference: SAID,
  annee: NUMBER,
  perimetre: SAID,
  note: TEXT,
};
const SOURCE: Shape = {
  producteur: SAID,
  titre: SAID,
  url: TEXT,
  publie: SAID,
  consulte: SAID,
  licence: SAID,
  a_verifier: SAID,
  note: TEXT,
};
const EDITION: Shape = {
  annee: NUMBER,
  titre: SAID,
  version: SAID,
  date: SAID,
  mise_a_jour: SAID,
  devise: SAID,
  perimetre: SAID,
  lois: LIST,
  chiffres: ENTRIES,
  controles: ENTRIES,
};
const LAW: Shape = { titre: SAID, numero: SAID, promulgation: SAID, source: SAID };
const EXPECTATIONS: Shape = {
  budget_general_euros: NUMBER,
  budget_general_tolerance_euros: NUMBER,
  budget_general_article: SAID,
  millesime_etat: SAID,
  ligne_charge_dette: SAID,
  ligne_de_solde_depenses: SAID,
  ligne_de_solde_recettes: SAID,
  noeuds_minimum: NUMBER,
  niveaux: NUMBER,
  descriptions_minimum: NUMBER,
  comparaisons_minimum: NUMBER,
  cartes_par_secteur: ENTRIES,
  montants_fixes: ENTRIES,
};
const COMPARISON: Shape = {
  id: SAID,
  titre: SAID,
  categorie: oneOf('equivalent', 'scale', 'surprising'),
  poste1: ENTRIES,
  poste2: ENTRIES,
  description: SAID,
  detail: TEXT,
};
const COMPARED: Shape = { nom: SAID, lignes: IDS, contexte: SAID };
const GAP: Shape = {
  type: oneOf('parent_enfants', 'carte_lignes'),
  objet: SAID,
  montant: NUMBER,
  raison: SAID,
};
const EXCEPTION: Shape = { objet: SAID, raison: SAID };
const RENAMING: Shape = { ancien: SAID, nouveau: SAID, raison: SAID };
const CORRECTION: Shape = { date: SAID, objet: SAID, avant: NUMBER, apres: NUMBER, raison: SAID };
const DESCRIPTION: Shape = { resume: SAID };
const TERM: Shape = { id: SAID, terme: SAID, definition: SAID };

/** Every YAML entry carries its required keys, and each is what it should be. */
export function checkSheetShapes({ edition }: Dossier): Problem[] {
  const { sheet, sources, comparisons, gaps, renamings } = edition;
  const { corrections, descriptions, lexicon } = edition;
  return [
    ...faultsAt(sheet, [], EDITION),
    ...eachFault(sheet, ['lois'], LAW),
    ...eachFault(sheet, ['chiffres'], FIGURE),
    ...faultsAt(sheet, ['controles'], EXPECTATIONS),
    ...valueFaults(sheet, ['controles', 'cartes_par_secteur'], NUMBER),
    ...valueFaults(sheet, ['controles', 'montants_fixes'], NUMBER),
    ...faultsAt(sources, [], { sources: ENTRIES }),
    ...eachFault(sources, ['sources'], SOURCE),
    ...faultsAt(comparisons, [], { comparaisons: LIST }),
    ...eachFault(comparisons, ['comparaisons'], COMPARISON),
    ...['poste1', 'poste2'].flatMap((item) =>
      placesIn(comparisons, ['comparaisons']).flatMap((place) =>
        faultsAt(comparisons, ['comparaisons', place, item], COMPARED),
      ),
    ),
    ...faultsAt(gaps, [], { ecarts: LIST, millesimes: LIST }),
    ...eachFault(gaps, ['ecarts'], GAP),
    ...eachFault(gaps, ['millesimes'], EXCEPTION),
    ...twins(gaps, ['ecarts'], ['type', 'objet']),
    ...twins(gaps, ['millesimes'], ['objet']),
    ...faultsAt(renamings, [], { renommages: LIST }),
    ...eachFault(renamings, ['renommages'], RENAMING),
    ...twins(renamings, ['renommages'], ['ancien']),
    ...faultsAt(corrections, [], { corrections: LIST }),
    ...eachFault(corrections, ['corrections'], CORRECTION),
    ...faultsAt(descriptions, [], { generique: SAID, textes: ENTRIES }),
    ...eachFault(descriptions, ['textes'], DESCRIPTION),
    ...faultsAt(lexicon, [], { termes: LIST }),
    ...eachFault(lexicon, ['termes'], TERM),
    ...twins(lexicon, ['termes'], ['id']),
    ...twins(lexicon, ['termes'], ['terme']),
  ];
}

function eachFault(sheet: Sheet<unknown>, path: Path, shape: Shape): Problem[] {
  return placesIn(sheet, path).flatMap((place) => faultsAt(sheet, [...path, place], shape));
}

function faultsAt(sheet: Sheet<unknown>, path: Path, shape: Shape): Problem[] {
  const entry = valueAt(sheet.content, path);
  const subject = path.length > 0 ? ` à l’entrée « ${path.join(' › ')} »` : '';
  return Object.entries(shape).flatMap(([key, { words, admits }]) => {
    const value = isRecord(entry) ? entry[key] : undefined;
    if (value === undefined) {
      return [problemIn(sheet, path, `Il manque « ${key} »${subject} : ajoutez-le.`)];
    }
    if (admits(value)) return [];
    return [problemIn(sheet, path, `« ${key} »${subject} doit être ${words}.`)];
  });
}

function valueFaults(sheet: Sheet<unknown>, path: Path, { words, admits }: Kind): Problem[] {
  return placesIn(sheet, path)
    .filter((place) => !admits(valueAt(sheet.content, [...path, place])))
    .map((place) => problemIn(sheet, path, `« ${place} » doit être ${words}.`));
}

/** The same thing said twice: one of the two would be ignored. */
function twins(sheet: Sheet<unknown>, path: Path, keys: string[]): Problem[] {
  const seen = new Set<string>();
  return placesIn(sheet, path).flatMap((place) => {
    const entry = valueAt(sheet.content, [...path, place]);
    const name = keys.map((key) => (isRecord(entry) ? String(entry[key]) : '')).join(' ');
    const isFirst = !seen.has(name);
    seen.add(name);
    return isFirst
      ? []
      : [problemIn(sheet, [...path, place], `« ${name} » est écrit deux fois : gardez-en un.`)];
  });
}

function placesIn({ content }: Sheet<unknown>, path: Path): Path {
  const entries = valueAt(content, path);
  if (Array.isArray(entries)) return [...entries.keys()];
  return isRecord(entries) ? Object.keys(entries) : [];
}

function valueAt(content: unknown, path: Path): unknown {
  let value = content;
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isRecord(value) ? value[step] : undefined;
  }
  return value;
}

function problemIn(sheet: Sheet<unknown>, path: Path, message: string): Problem {
  return { file: sheet.file, line: sheet.lineOf(path), message };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
