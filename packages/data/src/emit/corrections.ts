import { NATURE_WORDS } from '@nosmilliards/domain/budget/nature';
import { formatAmount, formatCount } from '@nosmilliards/domain/money/format';
import type { ChangeKind, PublishedEdition } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { known } from '../read/known.ts';
import { pieceIdOf } from '../read/edition.ts';
import { pageOf } from './pieces.ts';

/** By `quoi`, without the year that ends a column of the history. */
const KINDS = new Map<string, ChangeKind>([
  ['montant', 'amount'],
  ['nature', 'nature'],
  ['incertitude', 'margin'],
  ['vote', 'voted'],
  ['depense', 'spent'],
  ['lecture', 'reading'],
  ['plf', 'proposed'],
  ['lfi', 'voted'],
  ['execution', 'spent'],
]);
const NATURES = new Map(Object.entries(NATURE_WORDS));

export function correctionDaysOf(dossier: Dossier): PublishedEdition['days'] {
  const { corrections, jours = [] } = dossier.edition.corrections.content;
  return [...Map.groupBy(corrections, ({ date }) => date)].map(([day, entries]) => ({
    day,
    sentence: jours.find(({ date }) => date === day)?.phrase ?? '',
    changes: entries.map(({ quoi = 'montant', objet, avant, apres, raison }) => {
      const [column = '', year] = quoi.split('_');
      const kind = known(KINDS, column);
      const ids = [objet].flat();
      const unit = dossier.edition.record.content.chiffres[ids[0] ?? '']?.unite ?? 'M€';
      return {
        kind,
        ...(year === undefined ? {} : { year: Number(year) }),
        subjects: ids.map((id) => subjectOf(dossier, id)),
        before: wordsOf(kind, avant, unit),
        after: wordsOf(kind, apres, unit),
        reason: raison,
      };
    }),
  }));
}

/** What the entry names, and its page; what is no longer in the edition keeps its id. */
function subjectOf({ edition, expenses, lineOf }: Dossier, id: string) {
  const line = lineOf(id) ?? expenses.all.find(({ row }) => row.code_officiel === id);
  if (line !== undefined) {
    return { id, title: line.row.titre, page: { kind: 'line' as const, id: line.row.id } };
  }
  const card = edition.cards.rows.find((row) => row.id === id);
  if (card !== undefined) return { id, title: card.titre, page: { kind: 'card' as const, id } };
  const piece = edition.pieces.content.pieces[id];
  if (piece !== undefined) {
    const [cell] = edition.cells.find(({ file }) => pieceIdOf(file) === id)?.rows ?? [];
    const page = { kind: 'piece' as const, id: pageOf(id, cell?.partie ?? '') };
    return { id, title: piece.titre, page };
  }
  const title =
    edition.record.content.chiffres[id]?.libelle ??
    edition.transfers.rows.find((row) => row.id === id)?.titre ??
    edition.history.rows.find((row) => row.code_officiel === id)?.libelle;
  return { id, title: title ?? id };
}

function wordsOf(kind: ChangeKind, value: string | number, unit: string): string {
  if (value === '') return kind === 'margin' ? 'Aucune' : 'Non disponible';
  if (kind === 'nature') return capitalized(known(NATURES, String(value)));
  if (kind === 'reading') return capitalized(String(value));
  if (unit !== 'M€') return `${formatCount(Number(value), { decimals: 1 })}\u00A0${unit}`;
  return `${kind === 'margin' ? '±\u00A0' : ''}${formatAmount(Number(value))}`;
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
