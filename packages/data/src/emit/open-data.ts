import { isCounted } from '@nosmilliards/domain/budget/line';
import { groupAmountOf, type Group } from '@nosmilliards/domain/game/group';
import type { Mark } from '@nosmilliards/domain/vote/card';
import type {
  BuiltCard,
  BuiltComparison,
  BuiltDetail,
  BuiltMission,
  BuiltNextLaw,
  BuiltParts,
  BuiltPiece,
  BuiltProgramme,
  BuiltQuestion,
  BuiltSource,
  BuiltTimeTab,
  FinanceLaw,
} from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { pieceIdOf, type Edition } from '../read/edition.ts';
import { DENOMINATORS } from '../read/tables.ts';
import { yearsOf } from '../read/series.ts';
import { packageOf, type Resource } from './data-package.ts';

export type OpenData = {
  lines: BuiltDetail[];
  cards: BuiltCard[];
  comparisons: BuiltComparison[];
  missions: BuiltMission[];
  programmes: BuiltProgramme[];
  laws: FinanceLaw[];
  sources: BuiltSource[];
  pieces: BuiltPiece[];
  groups: Group[];
  questions: BuiltQuestion[];
  parts: BuiltParts[];
  next: BuiltNextLaw[];
  timeTabs: Map<string, BuiltTimeTab>;
};

/** File name → content. Computed amounts are written out, so that no cell is left to deduce. */
export function openDataOf({ edition }: Dossier, data: OpenData): Map<string, string> {
  const { annee, version } = edition.record.content;
  const tables: Resource[] = [
    {
      name: 'postes',
      title: 'Les lignes des dépenses et des recettes, sur cinq niveaux',
      columns: LINE_COLUMNS,
      rows: data.lines.map(lineCells),
    },
    {
      name: 'parts',
      title: 'Comment sont connus les montants de chaque côté et de chaque catégorie',
      columns: PART_COLUMNS,
      rows: partRowsOf(data),
    },
    {
      name: 'cartes',
      title: 'Les cartes du jeu, leurs limites et les lignes qu’elles couvrent',
      columns: CARD_COLUMNS,
      rows: data.cards.map((card) => cardCells(card, annee)),
    },
    {
      name: 'paquets',
      title: 'Les décisions de la partie courte et les cartes qu’elles réunissent',
      columns: GROUP_COLUMNS,
      rows: data.groups.map((group) => groupCells(group, data.cards)),
    },
    {
      name: 'lois-cartes',
      title: 'Ce que les lois de finances ont fait des crédits des cartes',
      columns: CARD_LAW_COLUMNS,
      rows: edition.cardLaws.rows.map((row) => [
        `${row.carte}_${row.annee}`,
        row.carte,
        Number(row.annee),
        Number(row.avant),
        Number(row.apres),
        Number(row.perimetre),
        Number(row.variation),
        row.reserve,
        row.source,
      ]),
    },
    {
      name: 'marges',
      title: 'Ce qui tient le montant d’une carte d’une année à l’autre',
      columns: MARGIN_COLUMNS,
      rows: edition.margins.rows.map(({ carte, categorie, raison, acte, source }) => [
        carte,
        categorie,
        raison,
        acte,
        source,
      ]),
    },
    {
      name: 'points',
      title: 'Ce que vaut un point d’une recette, en ordre de grandeur',
      columns: POINT_COLUMNS,
      rows: edition.points.rows.map(({ carte, phrase, source, note }) => [
        carte,
        phrase,
        source,
        note,
      ]),
    },
    {
      name: 'denominateurs',
      title: 'Combien de personnes un montant concerne, ou pourquoi aucun compte n’a de sens',
      columns: DENOMINATOR_COLUMNS,
      rows: edition.denominators.rows.map((row) =>
        DENOMINATORS.columns.map(({ name, type }) =>
          type === 'string' || row[name] === '' ? row[name] : Number(row[name]),
        ),
      ),
    },
    {
      name: 'devinettes',
      title: 'Les questions du jeu et leurs réponses calculées',
      columns: GUESS_COLUMNS,
      rows: data.questions.map(guessCells),
    },
    {
      name: 'sources',
      title: 'Les documents d’où viennent les chiffres',
      columns: SOURCE_COLUMNS,
      rows: data.sources.map(sourceCells),
    },
    {
      name: 'pieces',
      title: 'Les extraits de documents d’où les montants sont recalculés, et les séries d’années',
      columns: PIECE_COLUMNS,
      rows: [...Map.groupBy(data.pieces, ({ id }) => id).values()].map(pieceCells),
    },
    {
      name: 'cellules',
      title: 'Les cellules de ces extraits, que nomment les formules des postes',
      columns: CELL_COLUMNS,
      rows: data.pieces.flatMap(({ id, cells }) =>
        cells.map(({ key, place, label, value, unit }) => [
          `${id}:${key}`,
          id,
          place,
          label,
          Number(value),
          unit,
        ]),
      ),
    },
    {
      name: 'comparaisons',
      title: 'Les comparaisons, écrites ou trouvées par calcul',
      columns: COMPARISON_COLUMNS,
      rows: data.comparisons.map(comparisonCells),
    },
    {
      name: 'missions',
      title: 'L’historique des missions de l’État',
      columns: PAST_COLUMNS,
      rows: data.missions.flatMap((one) => pastCells({ ...one, mission: one.code }, data.laws)),
    },
    {
      name: 'programmes',
      title: 'L’historique des programmes de l’État',
      columns: PAST_COLUMNS,
      rows: data.programmes.flatMap((one) => pastCells(one, data.laws)),
    },
    {
      name: 'loi-suivante',
      title: 'Si le vote de l’année d’après se montre à côté d’un programme',
      columns: NEXT_LAW_COLUMNS,
      rows: edition.nextLaw.rows.map(({ code_officiel: code, montrable, raison }) => [
        code,
        montrable,
        raison,
      ]),
    },
    {
      name: 'suites',
      title: 'Ce qui est voté et proposé ensuite, par mission et par objectif social',
      columns: STAGE_COLUMNS,
      rows: data.next.flatMap(stageRows),
    },
    ...[...data.timeTabs].map(timeTableOf),
    ...seriesTablesOf(edition),
  ];
  const files = new Map(
    tables.map(({ name, columns, rows }) => [`${name}.csv`, csvOf(columns, rows)]),
  );
  const single = { edition: edition.record.content, ...Object.fromEntries(tables.map(recordsOf)) };
  files.set(`nos-milliards-${annee}.json`, JSON.stringify(single));
  files.set(
    'datapackage.json',
    JSON.stringify(packageOf({ annee, version }, tables, files), null, 2),
  );
  return files;
}

type Column = Resource['columns'][number];
const text = (name: string, description: string): Column => ({ name, type: 'string', description });
const number = (name: string, description: string): Column => ({
  name,
  type: 'number',
  description,
});

const PROVENANCE = [
  text(
    'nature',
    'officiel (lu dans un document), calcule (calcul décrit, termes tous lus) ou estime (ordre de grandeur, montant retenu, ou calcul dont un terme l’est).',
  ),
  text('source', 'Identifiant de la source, voir sources.csv.'),
  text('reference', 'Où lire le chiffre dans la source.'),
  text('note', 'Formule, réserve ou explication.'),
];
const LINE_COLUMNS = [
  text('id', 'Identifiant permanent du poste.'),
  text('parent_id', 'Identifiant du poste du dessus ; vide pour une catégorie.'),
  text('cote', 'depense ou recette.'),
  number('niveau', '1 catégorie, 2 sous-catégorie, 3 programme, 4 action, 5 sous-action.'),
  text('titre', 'Nom du poste.'),
  number(
    'montant',
    'Montant du poste, net de ce qu’il verse à une autre administration, en millions d’euros : celui de tous les écrans.',
  ),
  number(
    'montant_avant_transferts',
    'Montant avant transferts et remboursements, en millions d’euros.',
  ),
  number(
    'montant_net',
    'Ce que le poste ajoute au total de son côté, en millions d’euros : son montant, ou 0 pour un transfert et pour une niche.',
  ),
  text('est_transfert', 'oui si l’argent est compté ailleurs.'),
  text('technique', 'oui pour une ligne technique.'),
  text('hors_total', 'oui pour une niche fiscale, hors du total des recettes.'),
  text('votable', 'oui si le simulateur permet d’agir sur ce poste.'),
  text('source_niveau', 'etat, securite_sociale ou collectivites.'),
  text('code_officiel', 'Code de mission, programme, action, sous-action ou dépense fiscale.'),
  text('millesime', 'Texte ou année du chiffre.'),
  ...PROVENANCE,
  number('incertitude', 'De combien le montant peut s’écarter du vrai, en millions d’euros.'),
  number(
    'part_estimee',
    'Part de ses lignes estimées dans le montant d’une somme, en pourcentage ; vide sans ligne estimée. À partir de 50, nature est estime.',
  ),
  text(
    'lecture',
    'document (lu dans le fichier lui-même), copie (dans une transcription publique) ou citation (dans un texte qui cite le producteur) ; la plus faible des pièces.',
  ),
  text(
    'formule',
    'Ce dont le montant est recalculé : cellules de cellules.csv, postes (@id), tous les postes d’un niveau (@niveau:…) ou chiffre de l’édition (edition:…) ; vide pour la somme des postes du dessous.',
  ),
];
const PART_COLUMNS = [
  text('id', 'Côté ou poste, critère et valeur, joints par des traits bas.'),
  text('poste', 'depense ou recette pour tout un côté, ou l’identifiant d’une catégorie.'),
  text(
    'critere',
    'nature, lecture (la plus faible d’une ligne compte pour toute la ligne) ou annee.',
  ),
  text('valeur', 'officiel, calcule ou estime ; document, copie ou citation ; l’année du chiffre.'),
  number('montant', 'Montant net des lignes les plus profondes, en millions d’euros.'),
  number('part', 'Part du montant, en pourcentage, au dixième inférieur.'),
];
const PIECE_COLUMNS = [
  text('id', 'Identifiant de la pièce.'),
  text('titre', 'Ce qu’elle est.'),
  text('source', 'Identifiant du document, voir sources.csv.'),
  text('adresse', 'Adresse du document.'),
  text('fichier', 'Nom du fichier.'),
  text('sha256', 'Empreinte du fichier lu.'),
  text('copie', 'Adresse de la copie publique qui a été lue.'),
  text('lecture', 'document, copie ou citation.'),
  number('arrondi', 'Demi-unité du dernier chiffre publié, en millions d’euros.'),
  text('note', 'Réserve.'),
];
const CELL_COLUMNS = [
  text('id', 'Pièce et clé, comme dans les formules.'),
  text('piece', 'Identifiant de la pièce, voir pieces.csv.'),
  text('cellule', 'Où la lire dans le document.'),
  text('libelle', 'Ce que le document en dit.'),
  number('valeur', 'Comme elle est écrite dans le document.'),
  text('unite', 'Celle du document.'),
];
const CARD_COLUMNS = [
  text('id', 'Identifiant de la carte.'),
  number('rang', 'Place dans le jeu.'),
  text('titre', 'Nom de la carte.'),
  text('description', 'Ce que la carte recouvre.'),
  number('montant', 'Montant joué, en millions d’euros.'),
  number('montant_lignes', 'Somme des postes couverts, en millions d’euros.'),
  text('raison_ecart', 'Pourquoi les deux montants diffèrent, s’ils diffèrent.'),
  text('secteur', 'Secteur du jeu.'),
  text('type', 'expense, debt, tax_expenditure ou revenue.'),
  number('reduction_max', 'Baisse maximale, en pourcentage négatif.'),
  number('hausse_max', 'Hausse maximale, en pourcentage.'),
  number('par_adulte', 'Euros par adulte et par an.'),
  text('lignes', 'Identifiants des postes couverts, séparés par |.'),
  number(
    'vote',
    'Repère officiel : ce qui est voté pour les mêmes postes (une niche ou une recette : la prévision), en millions d’euros ; vide si le vote ne les isole pas.',
  ),
  text('vote_annee', 'Année du vote.'),
  text('vote_source', 'Où le vote est lu, ou pourquoi il n’est pas connu.'),
  number(
    'depense',
    'Repère officiel : ce qui est constaté sur les mêmes postes (une niche : l’estimation ; une recette : ce qui est perçu), en millions d’euros ; vide si le constat ne les isole pas.',
  ),
  text('depense_annee', 'Année de la dépense, ou première et dernière années d’une somme.'),
  text('depense_source', 'Où la dépense est lue, ou pourquoi elle n’est pas connue.'),
  ...PROVENANCE,
];
const GROUP_COLUMNS = [
  text('id', 'Identifiant du paquet.'),
  text('titre', 'Nom du paquet.'),
  text('phrase', 'Ce que le paquet réunit.'),
  text('secteur', 'Secteur du jeu qui y pèse le plus.'),
  text('cartes', 'Identifiants des cartes, séparés par | ; chaque carte est dans un seul paquet.'),
  number('montant', 'Somme des cartes, en millions d’euros.'),
];
const CARD_LAW_COLUMNS = [
  text('id', 'Carte et année, jointes par un trait bas.'),
  text('carte', 'Identifiant de la carte, voir cartes.csv.'),
  number('annee', 'Année de la loi de finances, comparée à celle d’avant.'),
  number('avant', 'Crédits de la loi d’avant, en millions d’euros.'),
  number('apres', 'Crédits de la loi, en millions d’euros.'),
  number(
    'perimetre',
    'Ce qui est entré dans ces crédits, ou en est sorti, sans être une hausse ni une baisse, en millions d’euros ; ajouté à la loi d’avant.',
  ),
  number('variation', 'De la loi d’avant, périmètre compris, à la loi, en pourcentage.'),
  text('reserve', 'Ce qu’il faut savoir pour lire la variation.'),
  text('source', 'Identifiant de la source, voir sources.csv.'),
];
const MARGIN_COLUMNS = [
  text('id', 'Identifiant de la carte, voir cartes.csv.'),
  text(
    'categorie',
    'agents (traitements d’agents), droits (droits ouverts par la loi), engagements (contrats, traités et dette) ou enveloppe (crédits fixés chaque année).',
  ),
  text('raison', 'Ce qui tient le montant.'),
  text('acte', 'Ce qui le changerait.'),
  text('source', 'Identifiant de la source, voir sources.csv.'),
];
const POINT_COLUMNS = [
  text('id', 'Identifiant de la carte, voir cartes.csv.'),
  text('phrase', 'Ce que vaut un point, en ordre de grandeur.'),
  text('source', 'Identifiant de la source, voir sources.csv.'),
  text('note', 'Calcul et réserve.'),
];
const DENOMINATOR_COLUMNS = DENOMINATORS.columns.map(({ name, type, description }) =>
  (type === 'string' ? text : number)(name, description),
);
const GUESS_COLUMNS = [
  text('id', 'Identifiant de la question.'),
  text('question', 'Ce qui est demandé.'),
  number('reponse', 'Euros sur 1 000 € de dépense publique, calculés.'),
  text('lignes', 'Identifiants des postes additionnés, séparés par |.'),
  text('carte', 'Carte avant laquelle la question est posée.'),
  text('nature', 'officiel, calcule ou estime, comme le moins sûr des postes.'),
  text('note', 'Périmètre ou réserve.'),
];
const SOURCE_COLUMNS = [
  text('id', 'Identifiant de la source.'),
  text('producteur', 'Qui publie.'),
  text('titre', 'Titre du document.'),
  text('url', 'Adresse.'),
  text('document', 'Numéro ou page du document, où l’adresse n’y mène pas.'),
  text('publie', 'Date de publication : année, mois ou jour.'),
  text('consulte', 'Date du relevé.'),
  text('licence', 'Licence ou droit de réutilisation.'),
  text('note', 'Réserve.'),
  text('lu_via_depot', 'Dépôt public où le document a été lu, si ce n’est chez son producteur.'),
  text('lu_via_chemin', 'Chemin du fichier dans ce dépôt.'),
  text('lu_via_commit', 'Version du dépôt.'),
  text('lu_via_sha256', 'Empreinte du fichier lu.'),
  number('usages', 'Nombre de chiffres qui s’appuient sur cette source.'),
];
/** Shared by missions and programmes. */
const PAST_COLUMNS = [
  text('id', 'Mission ou programme, texte et année, joints par des traits bas.'),
  text('code', 'Code de la mission ou du programme.'),
  text('libelle', 'Nom de la mission ou du programme.'),
  text('mission', 'Code de la mission, vide pour un compte spécial.'),
  text('texte', 'plf (projet), lfi (loi votée) ou execution : à ne pas additionner.'),
  number('annee', 'Année du budget.'),
  number('montant', 'Crédits de paiement, en millions d’euros.'),
  text('rupture', 'Changement de périmètre, s’il est connu.'),
  text('loi', 'Nom de la loi de finances, si le texte est lfi.'),
];
const NEXT_LAW_COLUMNS = [
  text('id', 'Code du programme ; son vote est dans programmes.csv.'),
  text(
    'montrable',
    'oui (montant et variation), avec réserve (montant seul), programme entier seulement, ou non.',
  ),
  text('raison', 'Pourquoi, si ce n’est pas oui.'),
];
const STAGE_COLUMNS = [
  text('id', 'Genre, nom et étape.'),
  text('genre', 'mission, ondam ou branche.'),
  text('libelle', 'Nom de la mission, de l’objectif ou de la branche.'),
  text(
    'etape',
    'vote, depense, vote_suivant ou propose (projet déposé, non voté) : à ne pas additionner.',
  ),
  number('annee', 'Année du budget.'),
  number('montant', 'En millions d’euros.'),
  text('cellule', 'Pièce et clé, voir cellules.csv ; vide si le document n’a pas de cellule.'),
  text('source', 'Identifiant de la source, voir sources.csv, si la cellule est vide.'),
  text('note', 'Réserve.'),
];
const COMPARISON_COLUMNS = [
  text('id', 'Identifiant de la comparaison.'),
  text('titre', 'Titre.'),
  text('nom_1', 'Premier poste.'),
  number('montant_1', 'En millions d’euros.'),
  text('lignes_1', 'Identifiants des postes additionnés, séparés par |.'),
  text('nom_2', 'Second poste.'),
  number('montant_2', 'En millions d’euros.'),
  text('lignes_2', 'Identifiants des postes additionnés, séparés par |.'),
  number('rapport', 'Le plus grand montant divisé par le plus petit.'),
  text('categorie', 'equivalent, scale ou surprising.'),
  text('origine', 'redaction (écrite à la main) ou regle (trouvée par calcul).'),
];

/** A line under the names of its columns in `postes.csv`. */
export function lineRecordOf(detail: BuiltDetail): Record<string, string | number> {
  return recordOf(LINE_COLUMNS, lineCells(detail));
}

function lineCells(detail: BuiltDetail): Resource['rows'][number] {
  const { line, reference, note, vintage, uncertainty, reading, formulaText } = detail;
  return [
    line.id,
    line.parentId ?? '',
    line.side === 'expense' ? 'depense' : 'recette',
    line.level,
    line.title,
    line.amount,
    line.amountBeforeTransfers ?? line.amount,
    isCounted(line) ? line.amount : 0,
    yes(line.isTransfer),
    yes(line.isTechnical),
    yes(line.isNiche),
    yes(line.votable),
    line.origin ?? '',
    line.code ?? '',
    vintage,
    line.nature,
    line.source,
    reference,
    note,
    uncertainty ?? '',
    line.estimated === undefined ? '' : Math.round(line.estimated.percent * 10) / 10,
    reading ?? '',
    formulaText,
  ];
}

const CRITERIA = { natures: 'nature', readings: 'lecture', years: 'annee' } as const;

function partRowsOf({ parts }: OpenData): Resource['rows'] {
  return parts.flatMap(({ id, ...shares }) =>
    (['natures', 'readings', 'years'] as const).flatMap((criterion) =>
      shares[criterion].map(({ kind, amount, share }) => [
        `${id}_${CRITERIA[criterion]}_${kind}`,
        id,
        CRITERIA[criterion],
        String(kind),
        amount,
        share,
      ]),
    ),
  );
}

/** A tab of « Au fil du temps »: a row per line and year. */
function timeTableOf([tab, { first, lines, priceYear }]: [string, BuiltTimeTab]): Resource {
  return {
    name: `temps-${tab}`,
    title: `Au fil du temps\u00A0: ${TIME_TITLES[tab] ?? tab}`,
    columns: [
      text('id', 'Ligne et année.'),
      number('annee', 'Année.'),
      text('ligne', 'Nom de la ligne.'),
      number('montant', 'Millions d’euros courants.'),
      number(
        'montant_constant',
        `Millions d’euros de ${priceYear}, corrigés des prix à la consommation.`,
      ),
      number('part_pib', 'En % du PIB de l’année.'),
      text('cellule', 'Pièce et cellule du montant.'),
    ],
    rows: lines.flatMap(({ id, label, page, cells, values }) =>
      values.current.flatMap((amount, index) =>
        amount === null
          ? []
          : [
              [
                `${id}_${first + index}`,
                first + index,
                label,
                amount,
                values.constant[index] ?? '',
                values.percent[index] ?? '',
                `${page}:${cells[index]}`,
              ],
            ],
      ),
    ),
  };
}

const TIME_TITLES: Readonly<Record<string, string>> = {
  depenses: 'dépenses, recettes et solde',
  fonctions: 'dépenses par fonction',
  qui: 'dépenses et recettes par administration',
  impots: 'prélèvements par nature, impôt par impôt',
  dette: 'dette publique',
};

/** The tables by year, as they are in the edition. */
function seriesTablesOf({ series, seriesRecord }: Edition): Resource[] {
  return series.map((table) => {
    const name = pieceIdOf(table.file);
    const years = yearsOf(table);
    return {
      name,
      title: seriesRecord.content.series[name]?.titre ?? name,
      columns: [
        text('id', 'Numéro ou codes de la ligne dans le document.'),
        text('libelle', 'Ce que le document en dit.'),
        text('unite', 'Celle du document.'),
        ...years.map((year) => number(`${year}`, `Valeur de ${year} ; vide : non disponible.`)),
      ],
      rows: table.rows.map((row) => [
        row.cle,
        row.libelle,
        row.unite,
        ...years.map((year) => (row[`${year}`] === '' ? '' : Number(row[`${year}`]))),
      ]),
    };
  });
}

/** The pages of one piece share these cells. */
function pieceCells([piece]: BuiltPiece[]): Resource['rows'][number] {
  if (piece === undefined) throw new Error('Une pièce a au moins une partie');
  const { id, pieceTitle, source, address, file = '', sha256 = '', copy = '' } = piece;
  const { reading, rounding = '', note } = piece;
  return [id, pieceTitle, source.id, address, file, sha256, copy, reading, rounding, note];
}

function cardCells(card: BuiltCard, annee: number): Resource['rows'][number] {
  const { marks, marksRead } = card;
  const [votedRead = '', spentRead = ''] = marksRead;
  const markCells = (mark: Mark | undefined) =>
    mark ? [mark.amount, mark.year ?? String(annee)] : ['', ''];
  return [
    card.id,
    card.rank,
    card.title,
    card.description,
    card.amount,
    card.linesAmount,
    card.gap?.reason ?? '',
    card.sector,
    card.type,
    card.constraints.minReduction,
    card.constraints.maxIncrease,
    card.impactPerAdult,
    card.lineIds.join('|'),
    ...markCells(marks.voted),
    votedRead,
    ...markCells(marks.spent),
    spentRead,
    card.nature,
    card.source,
    card.reference,
    card.note,
  ];
}

function groupCells(group: Group, cards: readonly BuiltCard[]): Resource['rows'][number] {
  const { id, title, sentence, sector, cardIds } = group;
  return [id, title, sentence, sector, cardIds.join('|'), groupAmountOf(group, cards)];
}

function guessCells(question: BuiltQuestion): Resource['rows'][number] {
  const { id, answer, lineIds, cardId, nature, note } = question;
  return [id, question.question, answer, lineIds.join('|'), cardId ?? '', nature, note];
}

function sourceCells(entry: BuiltSource): Resource['rows'][number] {
  const { id, producer, title, url, published, consulted, licence, note, uses } = entry;
  const { repository = '', path = '', commit = '', sha256 = '' } = entry.readThrough ?? {};
  const document = entry.document ?? '';
  const dates = [published, consulted, licence, note];
  return [id, producer, title, url, document, ...dates, repository, path, commit, sha256, uses];
}

function comparisonCells(entry: BuiltComparison): Resource['rows'][number] {
  const { id, title, budgetA, budgetB, lineIdsA, lineIdsB, ratio, category, origin } = entry;
  return [
    id,
    title,
    budgetA.name,
    budgetA.amount,
    lineIdsA.join('|'),
    budgetB.name,
    budgetB.amount,
    lineIdsB.join('|'),
    Math.round(ratio * 1000) / 1000,
    category,
    origin,
  ];
}

function pastCells(
  { code, title, mission, points, break: rupture }: BuiltProgramme,
  laws: FinanceLaw[],
): Resource['rows'] {
  return points.map(({ kind, year, amount }) => {
    const law = kind === 'lfi' ? laws.find((one) => one.year === year) : undefined;
    const id = `${code}_${kind}_${year}`;
    return [id, code, title, mission, kind, year, amount, rupture, law?.title ?? ''];
  });
}

export const STAGE_WORDS = {
  voted: 'vote',
  spent: 'depense',
  nextVoted: 'vote_suivant',
  proposed: 'propose',
} as const;

function stageRows({ kind, title, note, stages }: BuiltNextLaw): Resource['rows'] {
  return stages.map(({ name, year, amount, cell, source = '' }) => [
    `${kind} ${title} ${STAGE_WORDS[name]}`,
    kind,
    title,
    STAGE_WORDS[name],
    year,
    amount,
    cell === undefined ? '' : `${cell.piece}:${cell.key}`,
    source,
    note,
  ]);
}

function yes(flag: boolean): string {
  return flag ? 'oui' : 'non';
}

function recordsOf({ name, columns, rows }: Resource): [string, object[]] {
  return [name, rows.map((cells) => recordOf(columns, cells))];
}

function recordOf(columns: Column[], cells: Resource['rows'][number]) {
  return Object.fromEntries(columns.map((column, index) => [column.name, cells[index] ?? '']));
}

function csvOf(columns: Column[], rows: Resource['rows']): string {
  const lines = [columns.map(({ name }) => name), ...rows];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
}

/** A space precedes a text that a spreadsheet would execute as a formula (`@ligne + @ligne`). */
function quoted(cell: string | number): string {
  const content = typeof cell === 'string' ? cell.replace(/^(?=[=+\-@\t\r])/, ' ') : String(cell);
  return /[",\n]/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;
}
