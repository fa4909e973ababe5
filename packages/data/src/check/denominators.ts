import { countOf, countTermsOf, votedAmountOf } from '../derive/denominators.ts';
import { writtenAmount } from '../derive/formula.ts';
import type { Dossier } from '../read/dossier.ts';
import { inMillions, problemOf, problemsAt, type Problem } from '../read/problem.ts';
import { eurosOf } from '../read/table.ts';
import type { DenominatorRow } from '../read/tables.ts';

/** In euros: the table writes the part of an amount to the hundredth of a million. */
const BASE_PRECISION = 5000;

/** Filled for a sentence, empty without one. */
const SENTENCE = [
  'compte',
  'unite_singulier',
  'unite_pluriel',
  'periode',
  'formule',
  'valeur',
  'chiffres_surs',
  'date',
  'producteur',
  'perimetre',
] as const satisfies readonly (keyof DenominatorRow)[];

/** Every card and every group has a count made of its cells, or the reason why it has none. */
export function checkDenominators(dossier: Dossier): Problem[] {
  const { denominators, cards, groups } = dossier.edition;
  const told = new Set(denominators.rows.map(({ id }) => id));
  const forgotten = [...groups.content.paquets, ...cards.rows]
    .filter(({ id }) => !told.has(id))
    .map(({ id }) => problemOf(denominators, `« ${id} » n’a pas de ligne : ajoutez-la.`));
  const faulty = denominators.rows.flatMap((row) =>
    problemsAt(denominators, row, [...wordFaultsOf(row), ...figureFaultsOf(row, dossier)]),
  );
  return [...forgotten, ...faulty];
}

function wordFaultsOf(row: DenominatorRow): (string | false)[] {
  const { id, statut, part, base, note } = row;
  const hasSentence = statut !== 'non';
  const wrong = SENTENCE.filter((column) => (row[column] !== '') !== hasSentence);
  return [
    wrong.length > 0 &&
      `« ${id} » : ${hasSentence ? 'remplissez' : 'videz'} ${wrong.join(', ')}, ou changez statut.`,
    (statut === 'non' || statut === 'reserve') &&
      note === '' &&
      `« ${id} » : remplissez note, que le statut ${statut} demande.`,
    (part !== '' && base !== '') !== (statut === 'partiel') &&
      `« ${id} » : part et base vont avec le statut partiel, et lui seul.`,
  ];
}

function figureFaultsOf(row: DenominatorRow, dossier: Dossier): (string | false)[] {
  const amount = votedAmountOf(dossier, row.id);
  if (amount === undefined) return [`« ${row.id} » n’est ni une carte ni un paquet.`];
  if (row.statut === 'non' || row.formule === '') return [];
  const terms = countTermsOf(dossier, row.formule);
  const count = terms && countOf(terms);
  const base = eurosOf(row.base);
  const part = row.base_formule === '' ? base : writtenAmount(dossier, row.base_formule);
  return [
    count === undefined && `La formule « ${row.formule} » cite une cellule inconnue.`,
    count !== undefined &&
      count !== Number(row.valeur) &&
      `valeur est ${row.valeur}, ses cellules donnent ${count} : corrigez l’une ou l’autre.`,
    row.statut === 'partiel' &&
      base >= eurosOf(amount) &&
      `La base, ${inMillions(base)}, n’est pas une part de ${inMillions(eurosOf(amount))}.`,
    part === undefined && `La formule « ${row.base_formule} » ne se lit pas en euros.`,
    part !== undefined &&
      Math.abs(part - base) > BASE_PRECISION &&
      `base est ${row.base}, ses cellules donnent ${inMillions(part)} : corrigez l’une ou l’autre.`,
  ];
}
