import { stageWord } from '@nosmilliards/domain/budget/next-law';
import { formatAmount, formatPercent } from '@nosmilliards/domain/money/format';
import type { BuiltDetail, BuiltNextLaw, BuiltStage } from '#dataset/built.ts';
import { readSources } from '#dataset/read.server.ts';
import { formatTerm } from '#page-data/measure.ts';

type PieceAddress = (page: string, key: string) => string;

/** Runs at build time: what is voted and proposed after the year of the edition. */
export function nextLawDataOf({ next, nextRows }: BuiltDetail, piece: PieceAddress) {
  return {
    next: next && shownLawOf(next, piece),
    nextGroups: GROUPS.flatMap(({ kind, title }) => {
      const rows = nextRows.filter((row) => row.kind === kind);
      return rows.length === 0
        ? []
        : [{ title, rows: rows.map((row) => ({ title: row.title, ...shownLawOf(row, piece) })) }];
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

function shownLawOf({ kind, whole, note, stages }: BuiltNextLaw, piece: PieceAddress) {
  const shown = stages.map((stage) => ({
    word: [stageWord(stage, { isTarget: isTarget(kind) }), whole].filter(Boolean).join(', '),
    ...shownOf(kind, stage, piece),
    ...(stage.change === null ? {} : { change: formatPercent(stage.change, { signed: true }) }),
    isProposed: stage.name === 'proposed',
  }));
  return { note, stages: shown };
}

function shownOf(kind: Kind, { amount, cell, source }: BuiltStage, piece: PieceAddress) {
  const document = source === undefined ? undefined : readSources().sources[source];
  return {
    text: amountWords(kind, amount),
    ...(cell === undefined ? {} : { to: piece(cell.page, cell.key) }),
    ...(document && { href: document.url, isCopy: document.readThrough !== undefined }),
  };
}

/** Whole missions, goals and branches: a line of the category may be a part of one. */
const GROUPS: readonly { kind: Kind; title: string }[] = [
  { kind: 'mission', title: 'Missions entières de l’État qui ont un programme ici' },
  { kind: 'ondam', title: 'Objectif national de dépenses d’assurance maladie (ONDAM)' },
  { kind: 'branche', title: 'Branches entières de la Sécurité sociale, régimes de base' },
];
