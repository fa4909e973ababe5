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

/** What the laws of the next years vote and propose; none of it enters a total. */
const NEXT = entry({
  budget_general_euros: NUMBER,
  // Pieces.
  etat: SAID,
  projet: optional(SAID),
  soldes: SAID,
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
  suite: NEXT,
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

/** How an extract of a document was read. */
const EXTRACT = {
  source: SAID,
  titre: SAID,
  // Address of this extract, when that of the source leads to a larger document.
  adresse: optional(SAID),
  fichier: optional(SAID),
  sha256: optional(SAID),
  // The public copy that was read, when it is not the producer's file.
  copie: optional(SAID),
  lecture: oneOf(READINGS),
  note: TEXT,
};

/** An extract of a document, whose cells are in `pieces/`. */
const PIECE = entry({
  ...EXTRACT,
  // Half a unit of the last published digit, in millions of euros.
  arrondi: optional(NUMBER),
  // A bill that is not voted: no formula may cite its cells.
  etape: optional(oneOf(['propose'])),
});
export const PIECES = entry({ pieces: recordOf(PIECE) });
/** What a piece and a table by year say of their document. */
export type ExtractEntry = Pick<ValueOf<typeof PIECE>, keyof typeof EXTRACT>;

/** A table by year, whose cells are in `series/`. */
const SERIES = entry({
  ...EXTRACT,
  // Of a workbook: the letters of the column of the first year.
  premiere_colonne: optional(SAID),
  // The names of the parts, each with its own page.
  parties: optional(recordOf(SAID)),
});
export const SERIES_SHEET = entry({ series: recordOf(SERIES) });

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
export const DESCRIPTIONS = entry({ textes: recordOf(DESCRIPTION) });

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

/** The numbers that exist for one name, and why they differ. */
const BRIDGE = entry({
  nom: SAID,
  montants: listOf(
    entry({ dit: SAID, formule: optional(SAID), carte: optional(SAID), lien: SAID }),
    ['dit'],
  ),
  phrase: SAID,
  objets: optional(IDS),
});
export const BRIDGES = entry({ passerelles: recordOf(BRIDGE) });

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

const OBJECTS: Kind<string | string[]> = {
  words: 'un identifiant, ou une liste d’identifiants',
  admits: (value) => SAID.admits(value) || IDS.admits(value),
};
const VALUE: Kind<string | number> = {
  words: 'un nombre, un mot, ou un texte vide',
  admits: (value) => NUMBER.admits(value) || TEXT.admits(value),
};

/** Published values changed since the first publication; amounts are in millions of euros. */
export const CORRECTIONS = entry({
  corrections: listOf(
    entry({
      date: SAID,
      // Which value of the object, as in `publie.csv`. Defaults to `montant`.
      quoi: optional(SAID),
      objet: OBJECTS,
      avant: VALUE,
      apres: VALUE,
      raison: SAID,
    }),
  ),
  // What is said of all the corrections of a day.
  jours: optional(listOf(entry({ date: SAID, phrase: SAID }), ['date'])),
});

/** What is said of a parameter, whatever its value. */
const SAID_OF_PARAMETER = {
  libelle: SAID,
  unite: optional(SAID),
  // A second number of the same text: a rate beside amounts, a bound beside a rate.
  taux: optional(NUMBER),
  seuil: optional(NUMBER),
  unite_seuil: optional(SAID),
  assiette: optional(SAID),
  avant: optional(SAID),
  // An average or a convention instead of the law, in a few words: its rows are estimates.
  hypothese: optional(SAID),
  texte: SAID,
  lien: optional(SAID),
  lu: optional(IDS),
  vu: optional(SAID),
  confirme: oneOf(['oui', 'partiel', 'non']),
  note: optional(SAID),
};
const NUMBERS: Kind<number[]> = {
  words: 'une liste de nombres',
  admits: (value) => Array.isArray(value) && value.length > 0 && value.every(NUMBER.admits),
};
const STEPS: Kind<[number, number][]> = {
  words: 'une liste de couples de nombres',
  admits: (value) =>
    Array.isArray(value) && value.every((step) => NUMBERS.admits(step) && step.length === 2),
};
const ONE = entry({ ...SAID_OF_PARAMETER, valeur: NUMBER });
const BOUNDED = entry({ ...SAID_OF_PARAMETER, valeur: NUMBER, seuil: NUMBER });
const MANY = entry({ ...SAID_OF_PARAMETER, valeur: NUMBERS });
const MANY_BOUNDED = entry({ ...SAID_OF_PARAMETER, valeur: NUMBERS, seuil: NUMBER });
const MANY_RATED = entry({ ...SAID_OF_PARAMETER, valeur: NUMBERS, taux: NUMBER });
const SCALE = entry({ ...SAID_OF_PARAMETER, valeur: STEPS });
/** The text gives a rule, or nothing that is computed. */
const RULE = entry({ ...SAID_OF_PARAMETER, regle: SAID });
const ROUNDED_RULE = entry({ ...SAID_OF_PARAMETER, regle: SAID, seuil: NUMBER });

/** The law of « Ma part »: every rate, ceiling and threshold, with its text. */
export const LEVIES = entry({
  releve: SAID,
  parametres: entry({
    generaux: entry({ pmss: ONE, pass: ONE, smic_horaire: ONE, smic_mensuel: ONE }),
    prive_salarie: entry({
      vieillesse_plafonnee: ONE,
      vieillesse_deplafonnee: ONE,
      agirc_arrco_t1: ONE,
      agirc_arrco_t2: BOUNDED,
      ceg_t1: ONE,
      ceg_t2: ONE,
      cet: ONE,
      apec: ONE,
      maladie: ONE,
      chomage: ONE,
    }),
    csg_crds_activite: entry({
      csg: ONE,
      csg_deductible: ONE,
      crds: ONE,
      abattement_frais: BOUNDED,
    }),
    prive_employeur: entry({
      maladie_plein: ONE,
      maladie_reduit: BOUNDED,
      csa: ONE,
      vieillesse_plafonnee: ONE,
      vieillesse_deplafonnee: ONE,
      famille_plein: ONE,
      famille_reduit: BOUNDED,
      atmp_moyen: ONE,
      chomage: BOUNDED,
      ags: ONE,
      fnal_moins_50: ONE,
      fnal_50: ONE,
      formation_moins_11: ONE,
      formation_11: ONE,
      apprentissage: ONE,
      effort_construction: ONE,
      dialogue_social: ONE,
      agirc_arrco_t1: ONE,
      agirc_arrco_t2: ONE,
      ceg_t1: ONE,
      ceg_t2: ONE,
      cet: ONE,
      apec: ONE,
      prevoyance_cadre: ONE,
      forfait_social: ONE,
      complementaire_sante: ONE,
      versement_mobilite: RULE,
    }),
    reduction_generale: entry({
      t_moins_50: ONE,
      t_50: ONE,
      sortie: ONE,
      formule: ROUNDED_RULE,
      composition: MANY,
    }),
    impot: entry({
      bareme_2025: SCALE,
      decote_2025: MANY_RATED,
      plafond_demi_part_2025: ONE,
      abattement_salaires_2025: MANY_RATED,
      abattement_pensions_2025: MANY_RATED,
      bareme_2024: SCALE,
      decote_2024: MANY_RATED,
      plafond_demi_part_2024: ONE,
      abattement_salaires_2024: MANY_RATED,
      abattement_pensions_2024: MANY_RATED,
      prevoyance: RULE,
      cehr: SCALE,
      seuil_recouvrement: ONE,
    }),
    fonctionnaires: entry({
      retenue_pension: ONE,
      etat_pension_civile: ONE,
      etat_ati: ONE,
      etat_maladie: ONE,
      cnracl_employeur: ONE,
      atiacl: ONE,
      territorial_hospitalier_maladie: ONE,
      famille: ONE,
      csa_fnal: MANY,
      rafp: MANY_BOUNDED,
      part_primes: MANY,
      laisses_de_cote: RULE,
    }),
    retraites: entry({
      csg: MANY,
      csg_deductible: MANY,
      seuils_rfr_une_part: MANY,
      seuils_rfr_demi_part: MANY,
      crds: ONE,
      casa: ONE,
      maladie_complementaire: ONE,
      part_complementaire: ONE,
    }),
    chomage: entry({
      retraite_complementaire: ONE,
      plancher_retraite: ONE,
      allocation: ONE,
      csg: ONE,
      csg_deductible: ONE,
      plancher_csg: ONE,
    }),
    micro_entrepreneurs: entry({
      vente: ONE,
      services: ONE,
      liberal: ONE,
      repartition_vente_services: MANY,
      repartition_liberal: MANY,
      formation: MANY,
      chambres: MANY,
      abattement_impot: MANY_BOUNDED,
    }),
    tva: entry({ fourchette: MANY }),
    csg_par_branche: entry({ activite_9_2: RULE, pensions_8_3: RULE, chomage_6_2: RULE }),
  }),
});
export type LevyLaw = ValueOf<typeof LEVIES>['parametres'];
