/** What the YAML files hold, with the French keys their editors see. */

export type Nature = 'officiel' | 'calcule' | 'estime';

export type FigureEntry = {
  libelle: string;
  valeur: number;
  unite: 'M€' | '€' | '%' | 'personnes';
  nature: Nature;
  source: string;
  reference: string;
  annee: number;
  perimetre: string;
  note: string;
};

export type Expectations = {
  budget_general_euros: number;
  budget_general_tolerance_euros: number;
  budget_general_article: string;
  millesime_etat: string;
  /** Has its own colour, apart from the State that pays it. */
  ligne_charge_dette: string;
  ligne_de_solde_depenses: string;
  ligne_de_solde_recettes: string;
  noeuds_minimum: number;
  niveaux: number;
  descriptions_minimum: number;
  comparaisons_minimum: number;
  cartes_par_secteur: Record<string, number>;
  montants_fixes: Record<string, number>;
};

export type EditionSheet = {
  annee: number;
  titre: string;
  version: string;
  date: string;
  mise_a_jour: string;
  devise: string;
  perimetre: string;
  lois: { titre: string; numero: string; promulgation: string; source: string }[];
  chiffres: Record<string, FigureEntry>;
  controles: Expectations;
};

export type SourceEntry = {
  producteur: string;
  titre: string;
  url: string;
  /** Number, article, page: what finds the document again where the address does not. */
  document?: string;
  publie: string;
  consulte: string;
  licence: string;
  a_verifier: string;
  note: string;
  lu_via?: ReadThrough;
};

/** The public copy a document was read in, when not at its producer's. */
export type ReadThrough = { depot: string; chemin?: string; commit?: string; sha256?: string };

export type ComparedItem = { nom: string; lignes: string[]; contexte: string };

export type ComparisonEntry = {
  id: string;
  titre: string;
  categorie: 'equivalent' | 'scale' | 'surprising';
  poste1: ComparedItem;
  poste2: ComparedItem;
  description: string;
  detail: string;
};

export type DescriptionEntry = {
  resume: string;
  finance?: string;
  concerne?: string;
  ne_dit_pas?: string;
  source?: string;
};

export type DescriptionSheet = { generique: string; textes: Record<string, DescriptionEntry> };

/** A word of the screens, told in plain French; its `id` is the anchor that screens link to. */
export type TermEntry = {
  id: string;
  terme: string;
  definition: string;
  voir?: string[];
  reference?: string;
};

export type GapEntry = {
  type: 'parent_enfants' | 'carte_lignes';
  objet: string;
  montant: number;
  raison: string;
};

/** A line that cannot have the vintage of the lines it is added to. */
export type VintageException = { objet: string; raison: string };

export type RenamingEntry = { ancien: string; nouveau: string; raison: string };

/** An amount changed since the edition was first published, in millions of euros. */
export type CorrectionEntry = {
  date: string;
  objet: string;
  avant: number;
  apres: number;
  raison: string;
};
