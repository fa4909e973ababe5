import { stageWord } from '@nosmilliards/domain/budget/next-law';
import { formatAmount, formatPercent } from '@nosmilliards/domain/money/format';
import type { BuiltDetail, BuiltNextLaw, BuiltStage } from '#dataset/built.ts';
import { readSources } from '#dataset/read.server.ts';
import { formatTerm } from '#page-data/measure.ts';

type PieceAddress = (page: string, key: string) => string;

/** Runs at build time: what is voted and proposed after the year of the edition. */
export function nextLawDataOf({ next, nextRows }: BuiltDetail, piece: PieceAddress) {
  return {
    next: next && { note: next.note, stages: stagesOf(next, piece) },
    nextTables: TABLES.flatMap(({ kinds, caption }) => {
      const rows = nextRows.filter(({ kind }) => kinds.includes(kind));
      return rows.length === 0 ? [] : [{ caption, ...tableOf(rows, piece) }];
    }),
  };
}

type Kind = BuiltNextLaw['kind'];

/** The laws give social targets in tenths of a billion, and credits to the euro. */
function amountWords(kind: Kind, amount: number): string {
  return isTarget(kind) ? formatAmount(amount, { form: 'billions' }) : formatTerm(amount);
}

function isTarget(kind: Kind): boolean {
  return kind === 'ondam' || kind === 'branche';
}

function stagesOf({ kind, whole, stages }: BuiltNextLaw, piece: PieceAddress) {
  return stages.map((stage) => ({
    word: [stageWord(stage, { isTarget: isTarget(kind) }), whole].filter(Boolean).join(', '),
    ...shownOf(kind, stage, piece),
    ...(stage.change === null ? {} : { change: formatPercent(stage.change, { signed: true }) }),
    isProposed: stage.name === 'proposed',
  }));
}

function shownOf(kind: Kind, { amount, cell, source }: BuiltStage, piece: PieceAddress) {
  const href = source === undefined ? undefined : readSources().sources[source]?.url;
  return {
    text: amountWords(kind, amount),
    ...(cell === undefined ? {} : { to: piece(cell.page, cell.key) }),
    ...(href === undefined ? {} : { href }),
  };
}

const TABLES: readonly { kinds: readonly Kind[]; caption: string }[] = [
  {
    kinds: ['mission'],
    caption:
      'Missions de l’État qui ont un programme ici, entières, crédits de paiement en euros courants',
  },
  {
    kinds: ['ondam'],
    caption:
      'Objectif national de dépenses d’assurance maladie (ONDAM), en milliards d’euros courants',
  },
  {
    kinds: ['branche'],
    caption:
      'Branches de la Sécurité sociale, régimes de base, dépenses en milliards d’euros courants',
  },
];

/** One column per stage that a row has; « non disponible » where a row has none. */
function tableOf(rows: readonly BuiltNextLaw[], piece: PieceAddress) {
  const columns = (['voted', 'spent', 'nextVoted', 'proposed'] as const).flatMap((name) => {
    const stage = rows.flatMap(({ stages }) => stages).find((one) => one.name === name);
    if (stage === undefined) return [];
    const word = stageWord(stage, { isTarget: rows.some(({ kind }) => kind === 'ondam') });
    return [{ name, word, isProposed: name === 'proposed' }];
  });
  return {
    columns: columns.map(({ word, isProposed }) => ({ word, isProposed })),
    rows: rows.map(({ kind, title, note, stages }) => ({
      title,
      note,
      amounts: columns.map(({ name }) => {
        const stage = stages.find((one) => one.name === name);
        return stage === undefined ? null : shownOf(kind, stage, piece);
      }),
    })),
  };
}
