import {
  entry,
  IDS,
  type Kind,
  listOf,
  NUMBER,
  oneOf,
  optional,
  recordOf,
  SAID,
  TEXT,
  type ValueOf,
} from './kind.ts';
import { NATURES, SECTORS } from './tables.ts';

/** The schemas of the YAML files. */

export type Nature = (typeof NATURES)[number];

const FIGURE = entry({
  libelle: SAID,
  valeur: NUMBER,
  unite: oneOf(['M€', '€', '%', 'personnes']),
  nature: oneOf(NATURES),
  // Required on an official or calculated figure.
  formule: optional(SAID),
  // Rounding of the result of the formula, in millions of euros.
  arrondi: optional(NUMBER),
  source: SAID,
  reference: SAID,
  annee: NUMBER,
  perimetre: SAID,
  note: TEXT,
});

const EXPECTATIONS = entry({
  budget_general_euros: NUMBER,
  budget_general_tolerance_euros: NUMBER,
  budget_general_article: SAID,
  millesime_etat: SAID,
  // Drawn in its own colour instead of that of the State.
  ligne_charge_dette: SAID,
  // Lines of interest: their cards have the narrowest limits.
  lignes_interets: IDS,
  ligne_de_solde_depenses: SAID,
  ligne_de_solde_recettes: SAID,
  noeuds_minimum: NUMBER,
  niveaux: NUMBER,
  descriptions_minimum: NUMBER,
  comparaisons_minimum: NUMBER,
  cartes_par_secteur: recordOf(NUMBER),
  montants_fixes: recordOf(NUMBER),
});

/** It names a folder of the open data: a path such as « ../x » must be refused. */
const VERSION: Kind<string> = {
  words: 'une version faite de nombres et de points, comme « 3.0 »',
  admits: (value) => typeof value === 'string' && /^\d+(\.\d+)*$/.test(value),
};

export const EDITION = entry({
  annee: NUMBER,
  titre: SAID,
  version: VERSION,
  // The addresses of their open data lead to those of this version.
  anciennes_versions: listOf(VERSION),
  date: SAID,
  mise_a_jour: SAID,
  devise: SAID,
  perimetre: SAID,
  lois: listOf(entry({ titre: SAID, numero: SAID, promulgation: SAID, source: SAID })),
  chiffres: recordOf(FIGURE),
  controles: EXPECTATIONS,
});
export type EditionSheet = ValueOf<typeof EDITION>;

const SOURCE = entry({
  producteur: SAID,
  titre: SAID,
  url: TEXT,
  // Number, article or page, where the address does not lead to the document itself.
  document: optional(SAID),
  publie: SAID,
  consulte: SAID,
  licence: SAID,
  a_verifier: SAID,
  note: TEXT,
  // The public copy that was read, when it is not the producer's file.
  lu_via: optional(
    entry({
      depot: SAID,
      chemin: optional(SAID),
      commit: optional(SAID),
      sha256: optional(SAID),
    }),
  ),
});
export type SourceEntry = ValueOf<typeof SOURCE>;
export const SOURCES = entry({ sources: recordOf(SOURCE) });

/** How a piece was read, from the most to the least reliable. */
export const READINGS = ['document', 'copie', 'citation'] as const;
export type Reading = (typeof READINGS)[number];

/** An extract of a document, whose cells are in `pieces/`. */
const PIECE = entry({
  source: SAID,
  titre: SAID,
  // Address of this extract, when that of the source leads to a larger document.
  adresse: optional(SAID),
  fichier: optional(SAID),
  sha256: optional(SAID),
  // The public copy that was read, when it is not the producer's file.
  copie: optional(SAID),
  lecture: oneOf(READINGS),
  // Half a unit of the last published digit, in millions of euros.
  arrondi: optional(NUMBER),
  note: TEXT,
});
export const PIECES = entry({ pieces: recordOf(PIECE) });

const COMPARED = entry({ nom: SAID, lignes: IDS, contexte: SAID });
export const COMPARISONS = entry({
  comparaisons: listOf(
    entry({
      id: SAID,
      titre: SAID,
      categorie: oneOf(['equivalent', 'scale', 'surprising']),
      poste1: COMPARED,
      poste2: COMPARED,
      description: SAID,
      detail: TEXT,
    }),
  ),
});

const DESCRIPTION = entry({
  resume: SAID,
  finance: optional(TEXT),
  concerne: optional(TEXT),
  ne_dit_pas: optional(TEXT),
  source: optional(TEXT),
});
export type DescriptionEntry = ValueOf<typeof DESCRIPTION>;
export const DESCRIPTIONS = entry({ generique: SAID, textes: recordOf(DESCRIPTION) });

/** The decisions of the short game: cards that are voted together. */
const GROUP = entry({
  id: SAID,
  titre: SAID,
  phrase: SAID,
  icone: SAID,
  secteur: oneOf(SECTORS),
  cartes: IDS,
});
export type GroupEntry = ValueOf<typeof GROUP>;
export const GROUPS = entry({ paquets: listOf(GROUP, ['id'], ['titre']) });

/** The definitions; `id` is the anchor in `/lexique`. */
export const LEXICON = entry({
  termes: listOf(
    entry({
      id: SAID,
      terme: SAID,
      definition: SAID,
      voir: optional(IDS),
      reference: optional(SAID),
    }),
    ['id'],
    ['terme'],
  ),
});

export const GAPS = entry({
  ecarts: listOf(
    entry({
      type: oneOf(['parent_enfants', 'carte_lignes']),
      objet: SAID,
      montant: NUMBER,
      raison: SAID,
    }),
    ['type', 'objet'],
  ),
  // Lines allowed to have another vintage than the lines they are summed with.
  millesimes: listOf(entry({ objet: SAID, raison: SAID }), ['objet']),
  // Marks of cards left empty on purpose: what was found covers more than what was voted.
  reperes: listOf(entry({ objet: SAID, repere: oneOf(['vote', 'depense']), raison: SAID }), [
    'objet',
    'repere',
  ]),
});

const RENAMING = entry({
  ancien: SAID,
  nouveau: SAID,
  // Defaults to `renomme`.
  type: optional(oneOf(['renomme', 'deplace', 'fusionne', 'scinde'])),
  raison: SAID,
});
export type RenamingEntry = ValueOf<typeof RENAMING>;
export const RENAMINGS = entry({ renommages: listOf(RENAMING, ['ancien']) });

/** Amounts changed since the edition was first published, in millions of euros. */
export const CORRECTIONS = entry({
  corrections: listOf(
    entry({ date: SAID, objet: SAID, avant: NUMBER, apres: NUMBER, raison: SAID }),
  ),
});
