/**
 * `node src/rehearsal.ts <folder> [--unvoted]` writes there an edition of next year made from the active one:
 * every year is one later, then amounts, lines, cards and decisions change. The figures are false;
 * the edition must pass the checks and build a site that never says a year of its own accord.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isScalar, parseDocument, visit, type Document } from 'yaml';
import { EDITIONS_DIRECTORY, activeEditionDirectory } from './read/edition.ts';
import type { GroupEntry } from './read/records.ts';
import { csvOf } from './read/table.ts';
import { filesIn, type TextFile } from './read/text-file.ts';

type Row = Record<string, string>;
type Csv = { headers: string[]; rows: Row[] };

const [, , folder, option] = process.argv;
if (folder === undefined) throw new Error('Usage : node src/rehearsal.ts <dossier> [--unvoted]');
const source = activeEditionDirectory(EDITIONS_DIRECTORY);
const YEAR = Number(basename(source)) + 1;
const tables = new Map<string, Csv>();
const records = new Map<string, Document>();

for (const file of filesIn(source).values()) {
  const name = aYearLater(file.name);
  if (name.endsWith('.csv')) tables.set(name, laterTable(file));
  else records.set(name, laterRecord(file));
}

openJournal();
changeAmounts();
changeLines();
changeDecisions();
changeWhatIsKnown();
if (option === '--unvoted') removeNextLaw();
write(folder);
// Amounts follow their cells, and cards their lines.
execFileSync(process.execPath, [`${import.meta.dirname}/renew.ts`, folder], { stdio: 'inherit' });

/** Steps 2 and 6: a first version, other totals and populations, an empty journal. */
function openJournal(): void {
  tables.delete('publie.csv');
  const edition = record('edition.yaml');
  records.set('corrections.yaml', parseDocument('corrections: []\n'));
  edition.set('titre', 'Budget public consolidé de la France (répétition)');
  edition.set('version', '1.0');
  edition.set('anciennes_versions', []);
  edition.setIn(['lois', 0, 'titre'], `Loi de finances de répétition pour ${YEAR}`);
  edition.setIn(['lois', 0, 'numero'], `${YEAR}-9001`);
  edition.setIn(['lois', 0, 'promulgation'], `${YEAR}-02-20`);
  figure('depenses_nettes', 2500);
  figure('recettes_nettes', -500);
  figure('deficit_reference', 3000);
  figure('solde_ecart', -3000);
  figure('taux_interet', 0.2);
  figure('population_adultes', 400_000);
  figure('population_habitants', 300_000);
}

/** Steps 4, 5 and 8: the cell of a document, which lines and cards follow. */
function changeAmounts(): void {
  addCredits('107-01', 100);
  add(rowOf('programmes.csv', 'code_officiel', 'P107'), 'personnel', 63);
  addCredits('219-02', -40.5);
  addToCell(`jo_lfss_${YEAR}`, 'ondam_hopital', 2);
  addToCell(`jo_lfss_${YEAR}`, 'ondam_total', 2);
  addTo(['controles', 'montants_fixes', 'SS02'], 2000);
  // Under ten billions: the limits of the card change too.
  addToCell(`drees_aide_sociale_${YEAR - 1}`, `rsa_${YEAR - 1}`, -1.5);
  addToCell(`neb_${YEAR}`, 'is_lfi', 1000);
  addToCell(`neb_${YEAR}`, 'total_net_lfi', 1000);
  addToCell(`neb_${YEAR}`, 'total_net_p201_lfi', 1000);
}

/** Steps 4 to 6: a line of each kind appears, goes, is renamed or moves. */
function changeLines(): void {
  addLine();
  addProgramme();
  removeLine('sante_solidarite_investissement_caisses');
  closeProgramme('P350');
  giveId('securite_justice_immigration', 'securite_justice_asile', { type: 'renomme' });
  giveId('collectivites_territoriales_ville_amenagement', 'ecologie_transition_ville_amenagement', {
    type: 'deplace',
    parent: 'ecologie_transition',
  });
}

/** Step 8: a card goes from one decision to another. */
function changeDecisions(): void {
  const groups = record('paquets.yaml');
  const { paquets }: { paquets: GroupEntry[] } = groups.toJS();
  const regrouped = paquets.map((group) => {
    if (group.id === 'economie-etat') {
      return {
        ...group,
        titre: 'Économie, médias, Europe',
        phrase:
          'Les entreprises, l’administration fiscale, l’audiovisuel, la diplomatie et la part du budget européen.',
        cartes: group.cartes.filter((id) => id !== 'ET23'),
      };
    }
    if (group.id !== 'ecole') return group;
    return {
      ...group,
      titre: 'École, université, culture',
      phrase: 'Les écoles, les collèges, les lycées, les universités, la recherche et la culture.',
      cartes: [...group.cartes, 'ET23'],
    };
  });
  groups.set('paquets', regrouped);
}

/** Step 7: a series and a year of another are missing, like the indicators of a programme, and the
 * next law does not fund another. */
function changeWhatIsKnown(): void {
  const taxes = 'series/insee_t3217_annees.csv';
  keep(taxes, (row) => row['cle'] !== '14');
  rowOf(taxes, 'cle', '62')[String(YEAR)] = '';
  keep('pieces/insee_t3217.csv', (row) => row['cle'] !== 'AG62');
  keep('indicateurs.csv', (row) => row['code_officiel'] !== 'P107');
  const law = `lfi_${YEAR + 1}`;
  const [closed, heir] = ['P158', 'P169'].map((code) =>
    rowOf('historique.csv', 'code_officiel', code),
  );
  if (closed === undefined || heir === undefined) return;
  add(heir, law, Number(closed[law]));
  closed[law] = '';
  const words = `Programme 158\u00A0: absent de la loi de finances pour ${YEAR + 1}, ses crédits passent au programme 169.`;
  const mission = rowOf('historique.csv', 'code_officiel', closed['mission'] ?? '');
  for (const row of [closed, mission]) row['rupture'] = words;
  const shown = rowOf('loi-suivante.csv', 'code_officiel', 'P158');
  Object.assign(shown, {
    montrable: 'non',
    raison: `Programme absent de la loi pour ${YEAR + 1}.`,
  });
}

/** As an edition opens: the next law is neither voted nor proposed. */
function removeNextLaw(): void {
  const history = table('historique.csv');
  history.headers = history.headers.filter((name) => name !== `lfi_${YEAR + 1}`);
  keep('lois-cartes.csv', (row) => Number(row['annee']) <= YEAR);
  for (const row of table('objectifs-sociaux.csv').rows) {
    Object.assign(row, { vote_suivant: '', propose: '' });
  }
  const pieces = record('pieces.yaml');
  for (const [name] of tables) {
    const id = /^pieces\/(.+)\.csv$/.exec(name)?.[1];
    if (pieces.getIn(['pieces', id, 'etape']) !== 'propose') continue;
    tables.delete(name);
    pieces.deleteIn(['pieces', id]);
  }
  for (const name of ['budget_general_euros', 'projet']) {
    record('edition.yaml').deleteIn(['suite', name]);
  }
}

/** In millions of euros, on an action of the State, its programme, its mission and the whole law. */
function addCredits(code: string, change: number): void {
  const programme = code.startsWith('P') ? code : `P${code.slice(0, 3)}`;
  const { mission = '' } = rowOf('historique.csv', 'code_officiel', programme);
  for (const one of new Set([code, programme, mission])) {
    add(rowOf('historique.csv', 'code_officiel', one), `lfi_${YEAR}`, change);
    addToCell(`etat_${YEAR}`, one, change * 1_000_000);
  }
  addToCell(`lfi_${YEAR}_article_139`, 'credits_paiement', change * 1_000_000);
  addTo(['controles', 'budget_general_euros'], change * 1_000_000);
  figure('budget_etat', change);
}

function addLine(): void {
  const id = 'sante_solidarite_repetition';
  const piece = `repetition_${YEAR}`;
  record('pieces.yaml').setIn(['pieces', piece], {
    source: `lfss-${YEAR}`,
    titre: 'Tableau de la répétition',
    lecture: 'copie',
    note: '',
  });
  tables.set(`pieces/${piece}.csv`, {
    headers: ['cle', 'cellule', 'libelle', 'valeur', 'unite', 'partie'],
    rows: [{ cle: 'aide', cellule: 'ligne 1', libelle: 'Aide', valeur: '640', unite: 'M€' }],
  });
  const model = rowOf('depenses.csv', 'id', 'sante_solidarite_prevention');
  table('depenses.csv').rows.push({
    ...model,
    id,
    titre: 'Aide créée pour la répétition',
    montant: '640',
    incertitude: '',
    formule: `${piece}:aide`,
    reference: 'Tableau de la répétition, ligne 1',
    note: '',
  });
  const codes = table('codes.csv').rows;
  const code = 1 + Math.max(...codes.map((row) => Number(row['code'])));
  codes.push({ code: String(code), id });
}

function addProgramme(): void {
  const [code, action] = ['P999', '999-01'];
  const model = 'education_formation_sport_jeunesse_p385';
  const row = rowOf('depenses.csv', 'id', model);
  const parts = [
    { code, id: model.replace('p385', 'p999'), parent: row['parent_id'], niveau: '3' },
    {
      code: action,
      id: model.replace('p385', 'p999_a01'),
      parent: model.replace('p385', 'p999'),
      niveau: '4',
    },
  ];
  const titre = 'Préparation de la répétition';
  for (const { code: one, id, parent = '', niveau } of parts) {
    table('depenses.csv').rows.push({
      ...row,
      id,
      parent_id: parent,
      niveau,
      titre,
      montant: '0',
      code_officiel: one,
      formule: `etat_${YEAR}:${one}`,
      reference: `Programme 999, LFI ${YEAR}`,
    });
    table(`pieces/etat_${YEAR}.csv`).rows.push({
      ...rowOf(`pieces/etat_${YEAR}.csv`, 'cle', 'P385'),
      cle: one,
      cellule: `feuille Crédits, ${one}`,
      libelle: titre,
      valeur: '0',
    });
    table('historique.csv').rows.push({
      code_officiel: one,
      niveau: one === code ? 'programme' : 'action',
      libelle: titre,
      mission: one === code ? 'SF' : '',
      [`lfi_${YEAR}`]: '0',
      rupture: one === code ? `Programme 999\u00A0: créé par la loi de finances pour ${YEAR}.` : '',
    });
  }
  table('programmes.csv').rows.push({ code_officiel: code, ministere: '', personnel: '0' });
  table('loi-suivante.csv').rows.push({ code_officiel: code, montrable: 'oui', raison: '' });
  const mission = rowOf('historique.csv', 'code_officiel', 'SF');
  mission['rupture'] += ` Programme 999\u00A0: créé par la loi de finances pour ${YEAR}.`;
  addCredits(action, 60);
  for (const one of [mission, rowOf('historique.csv', 'code_officiel', code)]) {
    add(one, `lfi_${YEAR + 1}`, 62);
  }
  addTo(['suite', 'budget_general_euros'], 62_000_000);
}

function closeProgramme(code: string): void {
  const { id = '' } = rowOf('depenses.csv', 'code_officiel', code);
  const history = rowOf('historique.csv', 'code_officiel', code);
  const actions = table('historique.csv').rows.filter(
    (row) => row['niveau'] === 'action' && row['code_officiel']?.startsWith(code.slice(1)),
  );
  for (const row of actions) {
    addCredits(row['code_officiel'] ?? '', -Number(row[`lfi_${YEAR}`]));
  }
  removeLine(id);
  history[`lfi_${YEAR}`] = '';
  const mission = rowOf('historique.csv', 'code_officiel', history['mission'] ?? '');
  for (const row of [history, mission]) {
    row['rupture'] =
      `Programme ${code.slice(1)}\u00A0: absent de la loi de finances pour ${YEAR}. ${row['rupture']}`;
  }
  keep('historique.csv', (row) => !actions.includes(row));
  for (const name of ['programmes.csv', 'loi-suivante.csv', 'indicateurs.csv']) {
    keep(name, (row) => row['code_officiel'] !== code);
  }
}

/** A line and those under it; whatever only names it goes with it. */
function removeLine(id: string): void {
  const gone = new Set(withDescendants(id));
  for (const name of ['depenses.csv', 'recettes.csv', 'titres-courts.csv']) {
    keep(name, (row) => !gone.has(row['id'] ?? ''));
  }
  keep('repartition.csv', (row) => !gone.has(row['vers'] ?? ''));
  keep('recherches.csv', (row) => !gone.has(row['page'] ?? ''));
  const aliases = table('alias.csv').rows;
  for (const row of aliases) {
    row['cibles'] = (row['cibles'] ?? '')
      .split('|')
      .filter((one) => !gone.has(one))
      .join('|');
  }
  keep('alias.csv', (row) => row['cibles'] !== '');
  for (const one of gone) record('descriptions.yaml').deleteIn(['textes', one]);
}

function giveId(
  from: string,
  to: string,
  { type, parent }: { type: string; parent?: string },
): void {
  const ids = new Map(withDescendants(from).map((id) => [id, to + id.slice(from.length)]));
  const renamed = (text: string) => text.replaceAll(/[a-z][a-z\d_]+/g, (id) => ids.get(id) ?? id);
  const lasting = new Set(['codes.csv', 'codes-publies.csv', 'correspondances.yaml']);
  for (const [name, { rows }] of tables) {
    if (lasting.has(name)) continue;
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) row[column] = renamed(value);
    }
  }
  for (const [name, document] of records) {
    if (!lasting.has(name)) rewrite(document, renamed);
  }
  if (parent !== undefined) rowOf('depenses.csv', 'id', to)['parent_id'] = parent;
  for (const [ancien, nouveau] of ids) {
    record('correspondances.yaml').addIn(['renommages'], {
      ancien,
      nouveau,
      type,
      raison: 'Répétition',
    });
  }
}

function write(to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(EDITIONS_DIRECTORY, to, { recursive: true });
  for (const { name, text } of texts().values()) {
    const path = `${to}/${YEAR}/${name}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(`${to}/active.yaml`, `edition: '${YEAR}'\n`);
}

function texts(): Map<string, TextFile> {
  const csv = [...tables].map(([name, { headers, rows }]) => {
    const lines = [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))];
    return { name, text: `${lines.map((cells) => cells.map(quoted).join(',')).join('\n')}\n` };
  });
  const yaml = [...records].map(([name, document]) => ({
    name,
    text: document.toString({ lineWidth: 0 }),
  }));
  return new Map([...csv, ...yaml].map((file) => [file.name, file]));
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** « 2023-24 » becomes « 2024-25 »; a code of Eurostat, or a programme for 2030, keeps its year. */
function aYearLater(text: string): string {
  return text.replaceAll(
    /(?<!\d|EU27_)((?:19\d|20[0-2])\d)(?!\d)(?:-(\d\d)(?![\d-]))?/g,
    (_, year: string, second: string | undefined) => {
      const later = String(Number(year) + 1);
      if (second === undefined) return later;
      const isSpan = Number(second) === Number(later.slice(2));
      return `${later}-${isSpan ? String(Number(second) + 1) : second}`;
    },
  );
}

function laterTable({ text }: TextFile): Csv {
  const { headers, rows } = csvOf<Row>(text);

  const later = (header: string, value: string) =>
    /^-?[\d.]+$/.test(value) && !/(?:^|_)(?:annee|date)$/.test(header) ? value : aYearLater(value);
  return {
    headers: headers.map(aYearLater),
    rows: rows.map((row) =>
      Object.fromEntries(headers.map((name) => [aYearLater(name), later(name, row[name] ?? '')])),
    ),
  };
}

function laterRecord({ name, text }: TextFile): Document {
  const document = parseDocument(text);
  const isSchema = name === 'prelevements.yaml';
  rewrite(document, (value, isKey) =>
    value.startsWith('http') || (isKey && isSchema) ? value : aYearLater(value),
  );
  visit(document, {
    Pair: (_, { key, value }) => {
      const isYear = isScalar(key) && key.value === 'annee';
      if (isYear && isScalar(value)) value.value = Number(value.value) + 1;
    },
  });
  return document;
}

/** Every text of a record; its keys too, which may be identifiers. */
function rewrite(document: Document, change: (text: string, isKey: boolean) => string): void {
  visit(document, {
    Scalar: (place, node) => {
      if (typeof node.value === 'string') node.value = change(node.value, place === 'key');
    },
  });
}

function table(name: string): Csv {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`Il n’y a pas de table « ${name} ».`);
  return found;
}

function record(name: string): Document {
  const found = records.get(name);
  if (found === undefined) throw new Error(`Il n’y a pas de fiche « ${name} ».`);
  return found;
}

function rowOf(name: string, column: string, value: string): Row {
  const found = table(name).rows.find((row) => row[column] === value);
  if (found === undefined) throw new Error(`${name} n’a pas de « ${value} » (${column}).`);
  return found;
}

function keep(name: string, isKept: (row: Row) => boolean): void {
  const found = table(name);
  found.rows = found.rows.filter(isKept);
}

function withDescendants(id: string): string[] {
  const rows = ['depenses.csv', 'recettes.csv'].flatMap((name) => table(name).rows);
  const children = rows.filter((row) => row['parent_id'] === id).map((row) => row['id'] ?? '');
  return [id, ...children.flatMap(withDescendants)];
}

function add(row: Row, column: string, change: number): void {
  row[column] = String(Number((Number(row[column] ?? 0) + change).toFixed(6)));
}

function addToCell(piece: string, key: string, change: number): void {
  add(rowOf(`pieces/${piece}.csv`, 'cle', key), 'valeur', change);
}

function addTo(path: string[], change: number): void {
  const edition = record('edition.yaml');
  const value = Number(edition.getIn(path)) + change;
  edition.setIn(path, Number(value.toFixed(6)));
}

function figure(id: string, change: number): void {
  addTo(['chiffres', id, 'valeur'], change);
}
