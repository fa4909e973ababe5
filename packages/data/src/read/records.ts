import {
  entry,
  IDS,
  type Kind,
  listOf,
  NUMBER,
  oneOf,
  optional,
  mappingOf,
  FILLED,
  TEXT,
  type ValueOf,
} from './kind.ts';
import { NATURES, SECTORS } from './tables.ts';

/** The schemas of the YAML files. */

export type Nature = (typeof NATURES)[number];

const FIGURE = entry({
  libelle: FILLED,
  valeur: NUMBER,
  unite: oneOf(['M€', '€', '%', 'personnes']),
  nature: oneOf(NATURES),
  // Required on an official or calculated figure.
  formule: optional(FILLED),
  // Rounding of the result of the formula, in millions of euros.
  arrondi: optional(NUMBER),
  source: FILLED,
  reference: FILLED,
  annee: NUMBER,
  perimetre: FILLED,
  note: TEXT,
});

const EXPECTATIONS = entry({
  budget_general_euros: NUMBER,
  budget_general_tolerance_euros: NUMBER,
  budget_general_article: FILLED,
  millesime_etat: FILLED,
  // Drawn in its own colour instead of that of the State.
  ligne_charge_dette: FILLED,
  // Lines of interest: their cards have the narrowest limits.
  lignes_interets: IDS,
  ligne_de_solde_depenses: FILLED,
  ligne_de_solde_recettes: FILLED,
  noeuds_minimum: NUMBER,
  niveaux: NUMBER,
  descriptions_minimum: NUMBER,
  comparaisons_minimum: NUMBER,
  cartes_par_secteur: mappingOf(NUMBER),
  montants_fixes: mappingOf(NUMBER),
});

/** What the laws of the next years vote and propose; none of it enters a total. */
const NEXT = entry({
  // Of the law of the next year; absent until it is voted.
  budget_general_euros: optional(NUMBER),
  // Pieces.
  etat: FILLED,
  projet: optional(FILLED),
  soldes: FILLED,
});

/** It names a folder of the open data: a path such as « ../x » must be refused. */
const VERSION: Kind<string> = {
  words: 'une version faite de nombres et de points, comme « 3.0 »',
  admits: (value) => typeof value === 'string' && /^\d+(\.\d+)*$/.test(value),
};

export const EDITION = entry({
  annee: NUMBER,
  titre: FILLED,
  version: VERSION,
  // The addresses of their open data lead to those of this version.
  anciennes_versions: listOf(VERSION),
  date: FILLED,
  mise_a_jour: FILLED,
  devise: FILLED,
  perimetre: FILLED,
  lois: listOf(entry({ titre: FILLED, numero: FILLED, promulgation: FILLED, source: FILLED })),
  chiffres: mappingOf(FIGURE),
  suite: NEXT,
  controles: EXPECTATIONS,
});
export type EditionRecord = ValueOf<typeof EDITION>;

const SOURCE = entry({
  producteur: FILLED,
  titre: FILLED,
  url: TEXT,
  // Number, article or page, where the address does not lead to the document itself.
  document: optional(FILLED),
  publie: FILLED,
  consulte: FILLED,
  licence: FILLED,
  a_verifier: FILLED,
  note: TEXT,
  // The public copy that was read, when it is not the producer's file.
  lu_via: optional(
    entry({
      depot: FILLED,
      chemin: optional(FILLED),
      commit: optional(FILLED),
      sha256: optional(FILLED),
    }),
  ),
});
export type SourceEntry = ValueOf<typeof SOURCE>;
export const SOURCES = entry({ sources: mappingOf(SOURCE) });

/** How a piece was read, from the most to the least reliable. */
export const READINGS = ['document', 'copie', 'citation'] as const;
export type Reading = (typeof READINGS)[number];

/** How an extract of a document was read. */
const EXTRACT = {
  source: FILLED,
  titre: FILLED,
  // Address of this extract, when that of the source leads to a larger document.
  adresse: optional(FILLED),
  fichier: optional(FILLED),
  sha256: optional(FILLED),
  // The public copy that was read, when it is not the producer's file.
  copie: optional(FILLED),
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
export const PIECES = entry({ pieces: mappingOf(PIECE) });
/** What a piece and a table by year say of their document. */
export type ExtractEntry = Pick<ValueOf<typeof PIECE>, keyof typeof EXTRACT>;

/** A table by year, whose cells are in `series/`. */
const SERIES = entry({
  ...EXTRACT,
  // Of a workbook: the letters of the column of the first year.
  premiere_colonne: optional(FILLED),
  // The names of the parts, each with its own page.
  parties: optional(mappingOf(FILLED)),
});
export const SERIES_RECORD = entry({ series: mappingOf(SERIES) });

const COMPARED = entry({ nom: FILLED, lignes: IDS, contexte: FILLED });
export const COMPARISONS = entry({
  comparaisons: listOf(
    entry({
      id: FILLED,
      titre: FILLED,
      categorie: oneOf(['equivalent', 'scale', 'surprising']),
      poste1: COMPARED,
      poste2: COMPARED,
      description: FILLED,
      detail: TEXT,
    }),
  ),
});

const DESCRIPTION = entry({
  resume: FILLED,
  finance: optional(TEXT),
  concerne: optional(TEXT),
  ne_dit_pas: optional(TEXT),
  source: optional(TEXT),
});
export type DescriptionEntry = ValueOf<typeof DESCRIPTION>;
export const DESCRIPTIONS = entry({ textes: mappingOf(DESCRIPTION) });

/** The decisions of the short game: cards that are voted together. */
const GROUP = entry({
  id: FILLED,
  titre: FILLED,
  phrase: FILLED,
  icone: FILLED,
  secteur: oneOf(SECTORS),
  cartes: IDS,
});
export type GroupEntry = ValueOf<typeof GROUP>;
export const GROUPS = entry({ paquets: listOf(GROUP, ['id'], ['titre']) });

/** The definitions; `id` is the anchor in `/lexique`. */
export const LEXICON = entry({
  termes: listOf(
    entry({
      id: FILLED,
      terme: FILLED,
      definition: FILLED,
      voir: optional(IDS),
      reference: optional(FILLED),
      site: optional(oneOf(['oui'])),
    }),
    ['id'],
    ['terme'],
  ),
});

/** The numbers that exist for one name, and why they differ. */
const BRIDGE = entry({
  nom: FILLED,
  montants: listOf(
    entry({
      dit: FILLED,
      formule: optional(FILLED),
      carte: optional(FILLED),
      paquet: optional(FILLED),
      /** The spending of the same account, where it is not the total of the edition. */
      sur: optional(FILLED),
      lien: FILLED,
      a_citer: optional(oneOf(['oui'])),
    }),
    ['dit'],
  ),
  phrase: FILLED,
  objets: optional(IDS),
});
export const BRIDGES = entry({ passerelles: mappingOf(BRIDGE) });

export const GAPS = entry({
  ecarts: listOf(
    entry({
      type: oneOf(['parent_enfants', 'carte_lignes']),
      objet: FILLED,
      montant: NUMBER,
      raison: FILLED,
    }),
    ['type', 'objet'],
  ),
  // Lines allowed to have another vintage than the lines they are summed with.
  millesimes: listOf(entry({ objet: FILLED, raison: FILLED }), ['objet']),
  // Marks of cards left empty on purpose: what was found covers more than what was voted.
  reperes: listOf(entry({ objet: FILLED, repere: oneOf(['vote', 'depense']), raison: FILLED }), [
    'objet',
    'repere',
  ]),
});

const RENAMING = entry({
  ancien: FILLED,
  nouveau: FILLED,
  // Defaults to `renomme`.
  type: optional(oneOf(['renomme', 'deplace', 'fusionne', 'scinde'])),
  raison: FILLED,
});
export type RenamingEntry = ValueOf<typeof RENAMING>;
export const RENAMINGS = entry({ renommages: listOf(RENAMING, ['ancien']) });

const OBJECTS: Kind<string | string[]> = {
  words: 'un identifiant, ou une liste d’identifiants',
  admits: (value) => FILLED.admits(value) || IDS.admits(value),
};
const VALUE: Kind<string | number> = {
  words: 'un nombre, un mot, ou un texte vide',
  admits: (value) => NUMBER.admits(value) || TEXT.admits(value),
};

/** Published values changed since the first publication; amounts are in millions of euros. */
export const CORRECTIONS = entry({
  corrections: listOf(
    entry({
      date: FILLED,
      // Which value of the object, as in `publie.csv`. Defaults to `montant`.
      quoi: optional(FILLED),
      objet: OBJECTS,
      avant: VALUE,
      apres: VALUE,
      raison: FILLED,
    }),
  ),
  // One sentence for all the corrections of a day.
  jours: optional(listOf(entry({ date: FILLED, phrase: FILLED }), ['date'])),
});

/** What a parameter has, whatever its value. */
const PARAMETER = {
  libelle: FILLED,
  unite: optional(FILLED),
  // A second number of the same text: a rate beside amounts, a bound beside a rate.
  taux: optional(NUMBER),
  seuil: optional(NUMBER),
  unite_seuil: optional(FILLED),
  assiette: optional(FILLED),
  avant: optional(FILLED),
  // What replaced it after the edition, and where that was read.
  depuis: optional(FILLED),
  depuis_lien: optional(FILLED),
  // An average or a convention instead of the law, in a few words: its rows are estimates.
  hypothese: optional(FILLED),
  texte: FILLED,
  lien: optional(FILLED),
  lu: optional(IDS),
  vu: optional(FILLED),
  confirme: oneOf(['oui', 'partiel', 'non']),
  note: optional(FILLED),
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
const ONE = entry({ ...PARAMETER, valeur: NUMBER });
const BOUNDED = entry({ ...PARAMETER, valeur: NUMBER, seuil: NUMBER });
const MANY = entry({ ...PARAMETER, valeur: NUMBERS });
const MANY_BOUNDED = entry({ ...PARAMETER, valeur: NUMBERS, seuil: NUMBER });
const MANY_RATED = entry({ ...PARAMETER, valeur: NUMBERS, taux: NUMBER });
const SCALE = entry({ ...PARAMETER, valeur: STEPS });
/** The text gives a rule, or nothing that is computed. */
const RULE = entry({ ...PARAMETER, regle: FILLED });
const ROUNDED_RULE = entry({ ...PARAMETER, regle: FILLED, seuil: NUMBER });

/** The law of « Ma part »: every rate, ceiling and threshold, with its text. */
export const LEVIES = entry({
  releve: FILLED,
  // The months of the year when all of it was in force.
  periode: FILLED,
  // What the other months of the year change.
  note_periode: FILLED,
  // The day of the values named by `depuis`.
  depuis_le: FILLED,
  // What nothing settles, said where the rates are.
  doutes: listOf(entry({ sur: FILLED, texte: FILLED }), ['sur']),
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
      bareme: SCALE,
      decote: MANY_RATED,
      plafond_demi_part: ONE,
      abattement_salaires: MANY_RATED,
      abattement_pensions: MANY_RATED,
      bareme_precedent: SCALE,
      decote_precedent: MANY_RATED,
      plafond_demi_part_precedent: ONE,
      abattement_salaires_precedent: MANY_RATED,
      abattement_pensions_precedent: MANY_RATED,
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
