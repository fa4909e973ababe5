import { choice, integer, number, text, yearly, type RowOf } from './column.ts';

const ID = '[a-z0-9]+(_[a-z0-9]+)*';
const CARD = '(ET|SS|CO|DP|NF|RE)[0-9]{2}';
const ICON = '^[a-z0-9]+(-[a-z0-9]+)*$';
/** A year, or a range of years such as `2023-24`. */
const MARK_YEAR = '^(20[0-9]{2}(-[0-9]{2})?)?$';
const YES_OR_NO = ['oui', 'non'] as const;
export const SECTORS = [
  'etat_central',
  'securite_sociale',
  'collectivites',
  'dette',
  'niches_fiscales',
  'recettes',
] as const;
export const NATURES = ['officiel', 'calcule', 'estime'] as const;

const TITLE = text('titre', ['Titre', 'Nom affiché.'], { required: true });
const ICON_NAME = text('icone', ['Icône', 'Nom d’une icône Lucide.'], {
  required: true,
  pattern: ICON,
});

const NATURE = [
  choice(
    'nature',
    [
      'Nature',
      'officiel : lu dans un document ; calcule : obtenu de chiffres lus, par un calcul décrit dans la note ; estime : ordre de grandeur, montant retenu, ou calcul dont un terme l’est.',
    ],
    NATURES,
  ),
] as const;

const ORIGIN = [
  text('source', ['Source', 'Identifiant d’une source de sources.yaml.'], {
    required: true,
    pattern: '^[a-z0-9-]+$',
  }),
  text(
    'reference',
    [
      'Référence',
      'Où lire le chiffre dans la source : article, programme, action, tableau, ligne.',
    ],
    { required: true },
  ),
  text('note', [
    'Note',
    'Formule, réserve ou explication. Obligatoire si la nature est calcule ou estime.',
  ]),
] as const;

/** The provenance columns, the same in every table of figures. */
const PROVENANCE = [...NATURE, ...ORIGIN] as const;

const PLACE = [
  text(
    'id',
    [
      'Identifiant',
      'Donné pour toujours : identifiant du parent, puis _, puis un mot. Lettres sans accent, chiffres et _.',
    ],
    { required: true, unique: true, pattern: `^${ID}$` },
  ),
  text('parent_id', ['Parent', 'Identifiant de la ligne du dessus ; vide pour une catégorie.'], {
    pattern: `^(${ID})?$`,
  }),
  integer(
    'niveau',
    ['Niveau', '1 catégorie, 2 sous-catégorie, 3 programme, 4 action, 5 sous-action.'],
    { required: true, minimum: 1, maximum: 5 },
  ),
  TITLE,
  number('montant', [
    'Montant (M€)',
    'En millions d’euros, point décimal, à l’euro près quand la source le permet. Vide : somme des enfants.',
  ]),
  number('montant_net', [
    'Montant net (M€)',
    'Sur une ligne sans enfant : 0 si l’argent est compté ailleurs (transfert, remboursement, niche). Vide : égal au montant. Toujours vide sur un parent, où il est calculé.',
  ]),
  ICON_NAME,
  choice('votable', ['Votable', 'Un visiteur peut-il agir sur cette ligne ?'], YES_OR_NO),
  choice(
    'est_transfert',
    ['Transfert', 'oui si l’argent est versé à une autre administration ou rendu au contribuable.'],
    YES_OR_NO,
  ),
  choice(
    'technique',
    ['Technique', 'oui pour une ligne technique (éléments imputés, écarts, solde).'],
    YES_OR_NO,
  ),
] as const;

const SPENDER = choice(
  'source_niveau',
  [
    'Qui dépense ou perçoit',
    'etat, securite_sociale, collectivites ; vide pour une catégorie ou une ligne technique.',
  ],
  ['', 'etat', 'securite_sociale', 'collectivites'],
);

const OFFICIAL = [
  text(
    'code_officiel',
    [
      'Code officiel',
      'Mission (DA), programme (P150), action (150-01), sous-action (150-01-02) ou dépense fiscale (200302).',
    ],
    { pattern: '^([A-Z]{2}|P[0-9]{3}|[0-9]{3}-[0-9]{2}|[0-9]{3}-[0-9]{2}-[0-9]{2}|[0-9]{6})?$' },
  ),
  text(
    'millesime',
    [
      'Millésime',
      'Le texte ou l’année du chiffre, par exemple lfi (loi de finances initiale), lfss, comptes ou estimation, un trait bas et l’année. Vide pour une somme ou un montant retenu.',
    ],
    { pattern: '^((lfi|lfss|plf|execution|comptes|prevision|estimation)_20[0-9]{2})?$' },
  ),
  ...NATURE,
  number(
    'incertitude',
    [
      'Incertitude (± M€)',
      'De combien le montant peut s’écarter du vrai, en millions d’euros. Obligatoire si la nature est estime, et pour une différence de chiffres arrondis. Vide sur une somme, où elle est calculée.',
    ],
    { minimum: 0 },
  ),
  text('formule', [
    'Formule',
    'D’où vient le montant : cellules de pièces (insee_t3205:AX12), lignes (@identifiant), toutes les lignes de qui dépense (@niveau:etat) ou chiffre de l’édition (edition:depenses_nettes), séparés par « + » ou « - » entre deux espaces. Vide pour une somme des enfants.',
  ]),
  ...ORIGIN,
] as const;

export const EXPENSES = {
  file: 'depenses.csv',
  primaryKey: 'id',
  columns: [
    ...PLACE,
    SPENDER,
    choice(
      'budget_etat',
      [
        'Budget de l’État',
        'general, annexe, affectation_speciale ou concours_financiers ; vide hors budget de l’État. Les comptes autres que general ne s’ajoutent jamais au total de l’article 139.',
      ],
      ['', 'general', 'annexe', 'affectation_speciale', 'concours_financiers'],
    ),
    ...OFFICIAL,
  ],
} as const;

export const REVENUES = {
  file: 'recettes.csv',
  primaryKey: 'id',
  columns: [
    ...PLACE,
    choice(
      'hors_total',
      ['Hors total', 'oui pour une niche fiscale : recette non perçue, hors du total.'],
      YES_OR_NO,
    ),
    SPENDER,
    text('beneficiaire', ['Bénéficiaire', 'Qui reçoit la recette.']),
    ...OFFICIAL,
  ],
} as const;

type ExpenseRow = RowOf<typeof EXPENSES>;
type RevenueRow = RowOf<typeof REVENUES>;
/** A row of either tree; columns that only one of the two tables has are optional. */
export type LineRow = Pick<ExpenseRow, keyof ExpenseRow & keyof RevenueRow> &
  Partial<ExpenseRow & RevenueRow>;

export const TRANSFERS = {
  file: 'transferts.csv',
  primaryKey: 'id',
  columns: [
    text('id', ['Identifiant', 'Nom du transfert.'], {
      required: true,
      unique: true,
      pattern: `^${ID}$`,
    }),
    TITLE,
    number('montant', ['Montant (M€)', 'En millions d’euros.'], { required: true }),
    text('description', ['Description', 'Une phrase.'], { required: true }),
    text('traitement', ['Traitement', 'Ce que la consolidation en fait.'], { required: true }),
    ...PROVENANCE,
  ],
} as const;

export const CARDS = {
  file: 'cartes.csv',
  primaryKey: 'id',
  columns: [
    text(
      'id',
      ['Identifiant', 'Deux lettres du secteur (ET, SS, CO, DP, NF, RE) et deux chiffres.'],
      {
        required: true,
        unique: true,
        pattern: `^${CARD}$`,
      },
    ),
    TITLE,
    integer('montant', ['Montant (M€)', 'En millions d’euros entiers.'], {
      required: true,
      minimum: 1,
    }),
    choice('secteur', ['Secteur', 'Secteur du jeu.'], SECTORS),
    choice(
      'type',
      [
        'Type',
        'expense (dépense), debt (dette), tax_expenditure (niche fiscale) ou revenue (recette).',
      ],
      ['expense', 'debt', 'tax_expenditure', 'revenue'],
    ),
    text(
      'categorie',
      [
        'Catégorie',
        'Identifiant de la catégorie de l’arbre. Une recette partagée : celle de sa plus grande part.',
      ],
      {
        required: true,
        pattern: `^${ID}$`,
      },
    ),
    text('sous_categorie', ['Sous-catégorie', 'Libellé court.'], { required: true }),
    ICON_NAME,
    integer('reduction_max', ['Baisse maximale (%)', 'Nombre négatif, −100 au plus bas.'], {
      required: true,
      minimum: -100,
      maximum: 0,
    }),
    integer('hausse_max', ['Hausse maximale (%)', 'Nombre positif ou nul.'], {
      required: true,
      minimum: 0,
      maximum: 100,
    }),
    text(
      'lignes',
      [
        'Lignes couvertes',
        'Identifiants des lignes de l’arbre que la carte recouvre, séparés par |.',
      ],
      { required: true, pattern: '^[a-z0-9_]+(\\|[a-z0-9_]+)*$' },
    ),
    number('vote', [
      'Voté (M€)',
      'Repère officiel : ce que la loi vote pour les mêmes lignes, net des mêmes transferts. Une niche ou une recette : la prévision. Vide si le vote ne les isole pas.',
    ]),
    text('vote_annee', ['Année du vote', 'Vide si vote est vide.'], { pattern: MARK_YEAR }),
    text(
      'vote_source',
      ['Lecture du vote', 'Où le vote est lu ; si vote est vide, pourquoi il n’est pas connu.'],
      { required: true },
    ),
    number('depense', [
      'Dépensé (M€)',
      'Repère officiel : ce qui est constaté sur les mêmes lignes, net des mêmes transferts. Une niche : l’estimation de l’année d’avant. Une recette : ce qui est perçu. Vide si le constat ne les isole pas.',
    ]),
    text('depense_annee', ['Année de la dépense', 'Vide si depense est vide.'], {
      pattern: MARK_YEAR,
    }),
    text('depense_formule', [
      'Formule de la dépense',
      'Cellules de pièces qui redonnent depense, quand ni l’historique de l’État ni les lignes ne le font.',
    ]),
    text(
      'depense_source',
      [
        'Lecture de la dépense',
        'Où la dépense est lue ; si depense est vide, pourquoi elle n’est pas connue.',
      ],
      { required: true },
    ),
    ...PROVENANCE,
  ],
} as const;
export type CardRow = RowOf<typeof CARDS>;

const CARD_ID = text('carte', ['Carte', 'Identifiant d’une carte de cartes.csv.'], {
  required: true,
  pattern: `^${CARD}$`,
});
const ONE_CARD = { ...CARD_ID, constraints: { ...CARD_ID.constraints, unique: true } } as const;
const [SOURCE] = ORIGIN;

export const CARD_LAWS = {
  file: 'lois-cartes.csv',
  columns: [
    CARD_ID,
    integer('annee', ['Année', 'Année de la loi de finances, comparée à celle d’avant.'], {
      required: true,
    }),
    number('avant', ['Loi d’avant (M€)', 'Ce que la loi de l’année d’avant vote pour la carte.'], {
      required: true,
      minimum: 0,
    }),
    number('apres', ['Loi (M€)', 'Ce que la loi de l’année vote pour les mêmes lignes.'], {
      required: true,
      minimum: 0,
    }),
    number('perimetre', [
      'Périmètre (M€)',
      'Ce qui est entré dans ces lignes, ou en est sorti, sans être une hausse ni une baisse ; ajouté à la loi d’avant. Lu dans les annexes des projets de loi.',
    ]),
    number('variation', ['Variation (%)', 'De la loi d’avant, périmètre compris, à la loi.'], {
      required: true,
    }),
    text('reserve', ['Réserve', 'Ce qu’il faut savoir pour lire la variation.']),
    SOURCE,
  ],
} as const;

const MARGIN_KINDS = ['agents', 'droits', 'engagements', 'enveloppe'] as const;

export const MARGINS = {
  file: 'marges.csv',
  primaryKey: 'carte',
  columns: [
    ONE_CARD,
    choice(
      'categorie',
      [
        'Catégorie',
        'Ce qui tient le montant d’une année à l’autre : agents (traitements d’agents), droits (droits ouverts par la loi), engagements (contrats, traités et dette) ou enveloppe (crédits fixés chaque année).',
      ],
      MARGIN_KINDS,
    ),
    text('raison', ['Raison', 'Une phrase, lue dans la source.'], { required: true }),
    text('acte', ['Acte', 'Ce qui changerait le montant.'], { required: true }),
    SOURCE,
  ],
} as const;

export const GUESSES = {
  file: 'devinettes.csv',
  primaryKey: 'id',
  columns: [
    text('id', ['Identifiant', 'Q et deux chiffres.'], {
      required: true,
      unique: true,
      pattern: '^Q[0-9]{2}$',
    }),
    text('question', ['Question', 'Ce qui est demandé.'], { required: true, unique: true }),
    text(
      'lignes',
      ['Lignes', 'Dépenses dont la somme est la réponse, séparées par | : elle est calculée.'],
      { required: true, pattern: '^[a-z0-9_]+(\\|[a-z0-9_]+)*$' },
    ),
    { ...ONE_CARD, description: 'Carte avant laquelle la question est posée.' },
    integer('curseur_min', ['Curseur, du', 'En euros sur 1 000 €.'], {
      required: true,
      minimum: 0,
    }),
    integer('curseur_max', ['Curseur, au', 'En euros sur 1 000 €.'], {
      required: true,
      maximum: 1000,
    }),
    integer('pas', ['Pas', 'En euros.'], { required: true, minimum: 1 }),
    number(
      'attendu',
      ['Attendu', 'Réponse attendue, en euros sur 1 000 € : ne sert qu’au contrôle.'],
      { required: true },
    ),
    text('raison_ecart', [
      'Raison de l’écart',
      'Pourquoi la réponse calculée n’est pas celle attendue, si elle s’en écarte.',
    ]),
    choice(
      'jamais_premiere',
      ['Jamais première', 'oui si la question ne doit pas ouvrir la partie.'],
      YES_OR_NO,
    ),
    text('note', ['Note', 'Périmètre ou réserve, montré avec la réponse.']),
  ],
} as const;

export const POINTS = {
  file: 'points.csv',
  primaryKey: 'carte',
  columns: [
    ONE_CARD,
    text(
      'phrase',
      ['Phrase', 'Ce que vaut un point de la recette, avec les mots « ordre de grandeur ».'],
      { required: true },
    ),
    SOURCE,
    text('note', ['Note', 'Calcul et réserve.'], { required: true }),
  ],
} as const;

export const DENOMINATORS = {
  file: 'denominateurs.csv',
  primaryKey: 'id',
  columns: [
    text('id', ['Identifiant', 'D’une carte ou d’un paquet ; chacun a sa ligne.'], {
      required: true,
      unique: true,
      pattern: `^(${CARD}|[a-z]+(-[a-z]+)*)$`,
    }),
    choice(
      'statut',
      [
        'Statut',
        'oui ; reserve : la phrase ne va pas sans sa note ; partiel : elle ne mesure qu’une part du montant ; non : aucun compte n’a de sens, et la note dit pourquoi.',
      ],
      ['oui', 'reserve', 'partiel', 'non'],
    ),
    text('compte', ['Compte', 'Ce qui est compté.']),
    text('unite_singulier', ['Unité', 'Au singulier, après « par ».']),
    text('unite_pluriel', ['Unités', 'Au pluriel, après le nombre.']),
    choice('periode', ['Période', 'mois ou an.'], ['', 'mois', 'an']),
    text('formule', [
      'Formule',
      'Cellules qui font le compte : piece:cellule, serie:ligne.annee ou indicateurs:code, séparées par « + » ou « - » entre deux espaces.',
    ]),
    integer('valeur', ['Valeur', 'Le compte.'], { minimum: 1 }),
    integer('chiffres_surs', ['Chiffres sûrs', 'Chiffres significatifs du compte lu.'], {
      minimum: 2,
      maximum: 3,
    }),
    text('date', ['Date', 'Du compte, comme elle se dit.']),
    text('producteur', ['Producteur', 'Nom court, comme il se dit.']),
    text('perimetre', ['Périmètre', 'Qui est compté.']),
    text('part', ['Part', 'Si le statut est partiel : ce que la phrase mesure.']),
    number('base', ['Base (M€)', 'Si le statut est partiel : montant de cette part.'], {
      minimum: 0,
    }),
    text('base_formule', ['Formule de la base', 'Cellules qui font la base, si elles sont lues.']),
    text('note', ['Note', 'Réserve, ou raison de n’avoir aucun compte.']),
  ],
} as const;
export type DenominatorRow = RowOf<typeof DENOMINATORS>;

export type CardLawRow = RowOf<typeof CARD_LAWS>;
export type MarginRow = RowOf<typeof MARGINS>;
export type GuessRow = RowOf<typeof GUESSES>;

const CREDITS =
  'Crédits de paiement, en millions d’euros ; vide si la ligne n’existait pas, était sans crédits, ou si la source ne la donne pas.';

export const HISTORY = {
  file: 'historique.csv',
  primaryKey: 'code_officiel',
  columns: [
    text('code_officiel', ['Code officiel', 'Mission, programme, action ou sous-action.'], {
      required: true,
      unique: true,
    }),
    choice(
      'niveau',
      ['Niveau', 'mission, programme, action ou sous_action.'],
      ['mission', 'programme', 'action', 'sous_action'],
    ),
    text('libelle', ['Libellé', 'Nom officiel.'], { required: true }),
    text(
      'mission',
      ['Mission', 'Pour un programme : le code de sa mission, si elle a une ligne ici.'],
      { pattern: '^([A-Z]{2})?$' },
    ),
    yearly('plf', ['Projet de loi', CREDITS]),
    yearly('lfi', ['Loi de finances', CREDITS]),
    yearly('execution', ['Exécution', CREDITS]),
    text('rupture', ['Rupture', 'Changement de périmètre qui gêne la comparaison entre années.']),
  ],
} as const;
export type HistoryRow = RowOf<typeof HISTORY>;

export const FINANCE_LAWS = {
  file: 'lois-de-finances.csv',
  primaryKey: 'annee',
  columns: [
    integer('annee', ['Année', 'Année du budget que la loi vote.'], {
      required: true,
      unique: true,
    }),
    text(
      'titre',
      [
        'Titre',
        'La loi comme une phrase la nomme : son numéro et sa date s’ils ont été lus dans une source, son année sinon.',
      ],
      { required: true },
    ),
    text(
      'source',
      ['Source', 'Identifiant de la source de sources.yaml où ses montants sont lus.'],
      {
        required: true,
        pattern: '^[a-z0-9-]+$',
      },
    ),
  ],
} as const;

const PROGRAMME = '^P[0-9]{3}$';

export const PROGRAMMES = {
  file: 'programmes.csv',
  primaryKey: 'code_officiel',
  columns: [
    text('code_officiel', ['Programme', 'P suivi de trois chiffres.'], {
      required: true,
      unique: true,
      pattern: PROGRAMME,
    }),
    text('ministere', ['Ministère', 'Ministère responsable au projet de loi de l’année.']),
    number('personnel', [
      'Personnel (M€)',
      'Dépenses de personnel (titre 2) de la loi de finances, en millions d’euros.',
    ]),
    number('emplois_lfi', [
      'Emplois votés',
      'Équivalents temps plein travaillés, loi de finances.',
    ]),
    number('emplois_realises', [
      'Emplois réalisés',
      'Équivalents temps plein travaillés, réalisé.',
    ]),
  ],
} as const;

export const SHOWINGS = ['oui', 'avec réserve', 'programme entier seulement', 'non'] as const;

export const NEXT_LAW = {
  file: 'loi-suivante.csv',
  primaryKey: 'code_officiel',
  columns: [
    text('code_officiel', ['Programme', 'P suivi de trois chiffres.'], {
      required: true,
      unique: true,
      pattern: PROGRAMME,
    }),
    choice(
      'montrable',
      [
        'Montrable',
        'Si le vote de l’année d’après, lu dans historique.csv, se montre à côté de la ligne : oui (montant et variation), avec réserve (montant seul), programme entier seulement (montant du programme, nommé) ou non.',
      ],
      SHOWINGS,
    ),
    text('raison', ['Raison', 'Pourquoi, si montrable n’est pas oui.']),
  ],
} as const;

const GOAL_CELL = '[a-z0-9_]+:[a-z0-9_]+';

export const GOALS = {
  file: 'objectifs-sociaux.csv',
  primaryKey: 'cle',
  columns: [
    text('cle', ['Clé', 'Nom de l’objectif.'], {
      required: true,
      unique: true,
      pattern: `^${ID}$`,
    }),
    choice(
      'genre',
      ['Genre', 'ondam (objectif ou sous-objectif de l’assurance maladie) ou branche.'],
      ['ondam', 'branche'],
    ),
    text('libelle', ['Libellé', 'Nom affiché.'], { required: true }),
    text('categorie', ['Catégorie', 'Identifiant de la catégorie qui le montre.'], {
      required: true,
      pattern: `^${ID}$`,
    }),
    text('ligne', ['Ligne', 'La ligne qui est ce sous-objectif, s’il y en a une.'], {
      pattern: `^(${ID})?$`,
    }),
    text('vote', ['Voté', 'Cellule de la loi de l’année.'], {
      required: true,
      pattern: `^${GOAL_CELL}$`,
    }),
    text('constate', ['Constaté', 'Cellule des comptes de l’année.'], {
      required: true,
      pattern: `^${GOAL_CELL}$`,
    }),
    text(
      'vote_suivant',
      [
        'Voté l’année d’après',
        'Cellule de la loi de l’année d’après ; vide tant qu’elle n’est pas votée.',
      ],
      {
        pattern: `^(${GOAL_CELL})?$`,
      },
    ),
    text('propose', ['Proposé', 'Cellule du projet déposé ensuite ; vide pour une branche.'], {
      pattern: `^(${GOAL_CELL})?$`,
    }),
    text('reserve', ['Réserve', 'Ce qu’il faut savoir pour le lire.']),
  ],
} as const;
export type GoalRow = RowOf<typeof GOALS>;

export const INDICATORS = {
  file: 'indicateurs.csv',
  columns: [
    text('code_officiel', ['Programme', 'P suivi de trois chiffres.'], {
      required: true,
      pattern: PROGRAMME,
    }),
    text('objectif', ['Objectif', 'Objectif officiel.'], { required: true }),
    text('indicateur_code', ['Code de l’indicateur', 'Code officiel.'], { required: true }),
    text('indicateur', ['Indicateur', 'Libellé officiel.'], { required: true }),
    text('sous_indicateur', ['Sous-indicateur', 'Libellé officiel.']),
    text('unite', ['Unité', 'Unité de mesure.']),
    number('realise_avant', [
      'Réalisé l’année précédente',
      'Valeur mesurée l’année d’avant l’édition.',
    ]),
    number('cible', ['Cible', 'Valeur visée l’année de l’édition.']),
    number('realise', ['Réalisé', 'Valeur mesurée l’année de l’édition.']),
  ],
} as const;

export const UNITS = ['€', 'M€', 'Md€', '% du PIB', 'personnes', 'nombre'] as const;

/** The cells read in one document; one file per piece, in `pieces/`. */
export const PIECE = {
  file: 'pieces/*.csv',
  primaryKey: 'cle',
  columns: [
    text('cle', ['Clé', 'Nom de la cellule dans les formules.'], {
      required: true,
      unique: true,
      pattern: '^[A-Za-z0-9_-]+$',
    }),
    text('cellule', ['Cellule', 'Où la lire dans le document : case, ligne, page, article.'], {
      required: true,
    }),
    text('libelle', ['Libellé', 'Ce que le document en dit.'], { required: true }),
    number('valeur', ['Valeur', 'Comme elle est écrite, point décimal.'], { required: true }),
    choice('unite', ['Unité', 'Celle du document.'], UNITS),
    text('partie', ['Partie', 'Ce qui répartit une grande pièce sur plusieurs pages.'], {
      pattern: '^([A-Z]{2}|P[0-9]{3})?$',
    }),
  ],
} as const;
export type PieceRow = RowOf<typeof PIECE>;

/** The years of a document, one row per line of its table; one file per table, in `series/`. */
export const SERIES = {
  file: 'series/*.csv',
  primaryKey: 'cle',
  columns: [
    text(
      'cle',
      ['Clé', 'Numéro de la ligne dans un classeur, ou codes de la ligne dans une base.'],
      { required: true, unique: true, pattern: '^[A-Za-z0-9_.]+$' },
    ),
    text('libelle', ['Libellé', 'Ce que le document en dit.'], { required: true }),
    choice('unite', ['Unité', 'Celle du document.'], [...UNITS, '%', 'parité']),
    text('partie', ['Partie', 'Ce qui répartit une grande table sur plusieurs pages.'], {
      pattern: '^([a-z0-9]+)?$',
    }),
    yearly('', ['Année', 'Valeur de l’année ; vide quand le document n’en a pas.']),
  ],
} as const;
export type SeriesRow = RowOf<typeof SERIES>;

/** The tabs of « Au fil du temps ». */
export const TIME_TABS = ['depenses', 'fonctions', 'qui', 'impots', 'dette'] as const;

/** The sentences of « Au fil du temps », that the check writes again from the cells. */
export const TIME_SENTENCES = {
  file: 'phrases-temps.csv',
  primaryKey: 'id',
  columns: [
    text('id', ['Identifiant', 'Nom du gabarit qui refait la phrase.'], {
      required: true,
      unique: true,
      pattern: `^${ID}$`,
    }),
    choice('onglet', ['Onglet', 'Où la phrase se lit.'], TIME_TABS),
    text('phrase', ['Phrase', 'Des maximums, des minimums, des dates ; aucune cause.'], {
      required: true,
    }),
  ],
} as const;

/** What must be known to read a tab of « Au fil du temps », and that its cells do not say. */
export const TIME_RESERVES = {
  file: 'reserves-temps.csv',
  primaryKey: 'phrase',
  columns: [
    choice('onglet', ['Onglet', 'Où la phrase se lit.'], TIME_TABS),
    text(
      'annee',
      ['Année', 'Celle qu’un trait en tirets sépare de la précédente ; vide sans trait.'],
      {
        pattern: '^([0-9]{4})?$',
      },
    ),
    text('phrase', ['Phrase', 'Un fait de la série ; aucune cause.'], {
      required: true,
      unique: true,
    }),
  ],
} as const;

/** The functions of Eurostat that a category of spending, or a decision, corresponds to in part. */
export const EUROPE_LINKS = {
  file: 'correspondances-europe.csv',
  primaryKey: 'objet',
  columns: [
    text('objet', ['Objet', 'Catégorie de dépense, ou paquet de la partie courte.'], {
      required: true,
      unique: true,
    }),
    text('fonctions', ['Fonctions', 'Codes d’Eurostat séparés par | ; vide si aucune.'], {
      pattern: '^(GF[0-9]+(\\|GF[0-9]+)*)?$',
    }),
    text('raison', ['Raison', 'Pourquoi les deux ne recouvrent pas la même chose.'], {
      required: true,
    }),
  ],
} as const;

/** The sentences about the countries; each sentence is made again from its cells. */
export const EUROPE_SENTENCES = {
  file: 'phrases-europe.csv',
  primaryKey: 'id',
  columns: [
    text('id', ['Numéro', 'Place de la phrase.'], { required: true, unique: true }),
    text('phrase', ['Phrase', 'Telle qu’elle est lue.'], { required: true }),
    text('cellules', ['Cellules', 'D’où viennent ses valeurs.'], { required: true }),
  ],
} as const;

export const ALIASES = {
  file: 'alias.csv',
  primaryKey: 'mot',
  columns: [
    text('mot', ['Mot', 'Ce que les gens tapent : un mot, un sigle ou quelques mots.'], {
      required: true,
      unique: true,
    }),
    text(
      'cibles',
      [
        'Cibles',
        'Où ce mot mène, séparés par | : identifiants de lignes ou de cartes, ou lexique: suivi d’un terme.',
      ],
      { required: true, pattern: '^(lexique:)?[A-Za-z0-9_]+(\\|(lexique:)?[A-Za-z0-9_]+)*$' },
    ),
  ],
} as const;

/** What the search promises: each word finds its page among the first three results. */
export const SEARCHES = {
  file: 'recherches.csv',
  primaryKey: 'mot',
  columns: [
    text('mot', ['Mot', 'Comme les gens le tapent, avec ou sans accent.'], {
      required: true,
      unique: true,
    }),
    text(
      'page',
      [
        'Page',
        'Celle que l’on attend : identifiant d’une ligne ou d’une carte, lexique: suivi d’un terme, ou adresse d’une page du site.',
      ],
      { required: true, pattern: '^((lexique:)?[A-Za-z0-9_]+|/[a-z0-9/-]+)$' },
    ),
  ],
} as const;

/** Words for which the search finds nothing. */
export const JUDGING_SEARCHES = {
  file: 'jugements.csv',
  primaryKey: 'mot',
  columns: [
    text('mot', ['Mot', 'Un mot, ou quelques mots, qui jugent une dépense ou des personnes.'], {
      required: true,
      unique: true,
    }),
  ],
} as const;

/** Shared links contain these numbers: rows are added, never changed. */
export const CODES = {
  file: 'codes.csv',
  primaryKey: 'code',
  columns: [
    integer(
      'code',
      [
        'Numéro',
        'Donné une fois pour toutes : de 0 à 254 pour une carte, à partir de 256 pour une ligne.',
      ],
      { required: true, unique: true, minimum: 0 },
    ),
    text('id', ['Identifiant', 'Celui d’une carte, ou d’une ligne que l’on peut voter.'], {
      required: true,
      unique: true,
      pattern: `^(${CARD}|${ID})$`,
    }),
  ],
} as const;

export type CodeRow = RowOf<typeof CODES>;

/** The numbers at the last release. */
export const PUBLISHED_CODES = { ...CODES, file: 'codes-publies.csv' } as const;

/** In `quoi`: the `mise_a_jour` of the edition that was released. */
export const RELEASE_DAY = 'mise_a_jour';

/** Every value of the last release whose change must be in the log of corrections. */
export const PUBLISHED = {
  file: 'publie.csv',
  columns: [
    text(
      'id',
      [
        'Identifiant',
        'Ligne, carte, transfert, chiffre de edition.yaml, pièce, ou code officiel de l’historique.',
      ],
      { required: true },
    ),
    text(
      'quoi',
      [
        'Quoi',
        'montant, nature, incertitude, vote, depense, lecture, ou une colonne de historique.csv.',
      ],
      { required: true },
    ),
    text('valeur', ['Valeur', 'Ce qui était publié ; un montant est en millions d’euros.'], {
      required: true,
    }),
  ],
} as const;

export const SHORT_TITLES = {
  file: 'titres-courts.csv',
  primaryKey: 'id',
  columns: [
    text('id', ['Ligne', 'Identifiant d’une ligne dont le titre est long.'], {
      required: true,
      unique: true,
      pattern: `^${ID}$`,
    }),
    text(
      'courts',
      ['Titres courts', 'Du plus long au plus court, séparés par |, pour les dessins.'],
      { required: true },
    ),
  ],
} as const;

/** Where a levy goes: to the funds that the law names, then to the lines that a fund pays. */
export const SPREAD = {
  file: 'repartition.csv',
  columns: [
    text('de', ['De', 'Un prélèvement, ou une caisse.'], {
      required: true,
      pattern: '^[a-z0-9_]+$',
    }),
    text('vers', ['Vers', 'Une caisse, ou une ligne de dépense de niveau 2.'], {
      required: true,
      pattern: `^${ID}$`,
    }),
    number('points', ['Points', 'Poids donné par un texte : points de taux, ou 1 pour le tout.'], {
      minimum: 0,
    }),
    text('formule', ['Formule', 'Poids tiré des lignes et des pièces, comme dans depenses.csv.']),
    text('prorata', [
      'Prorata',
      'Cellule qui partage la formule entre les caisses qui mènent à la même ligne.',
    ]),
    choice('nature', ['Nature', 'officiel, calcule ou estime.'], NATURES),
    text('texte', ['Texte', 'Texte ou source qui le dit.'], { required: true }),
    text('note', ['Note', 'Ce qu’il faut en savoir.']),
  ],
} as const;
export type SpreadRow = RowOf<typeof SPREAD>;
