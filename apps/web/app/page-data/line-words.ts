import type { Level, Line, Reading } from '@nosmilliards/domain/budget/line';
import type { Nature } from '@nosmilliards/domain/budget/nature';
import { spellYears } from '@nosmilliards/domain/budget/vintage';

import { formatPercent } from '@nosmilliards/domain/money/format';
import type { BuiltDetail, Mixture } from '#dataset/built.ts';
import { READING_WORDS } from '#page-data/reading-words.ts';

type CodedLine = Line & { readonly code?: string };

const LEVELS: Record<Level, string> = {
  1: 'Catégorie',
  2: 'Sous-catégorie',
  3: 'Programme',
  4: 'Action',
  5: 'Sous-action',
};

const STATE_BUDGETS: Record<string, string> = {
  general: 'Budget général de l’État',
  annexe: 'Budget annexe de l’État',
  affectation_speciale: 'Compte d’affectation spéciale',
  concours_financiers: 'Compte de concours financiers',
};

const OFFICIAL: Record<Reading, string> = {
  document: 'Lu tel quel dans un document public.',
  copie: 'Lu dans une copie publique du document.',
  citation: 'Lu chez un tiers qui cite le producteur : à relire à la source.',
};

const NATURES: Record<Exclude<Nature, 'officiel'>, string> = {
  calcule: 'Calculé à partir de chiffres publics.',
  estime: 'Ordre de grandeur.',
};

/** Where the weakest term of a calculation was read. */
const TERMS: Record<Reading, string> = {
  document: '',
  copie: ' Un de ses chiffres vient d’une copie publique.',
  citation: ' Un de ses chiffres est lu chez un tiers qui cite le producteur.',
};

/** What the nature of a line means, and how its figures were read. */
export function natureOf({ line, reading, mixture }: Known): string {
  if (mixture !== null) return `Somme de ses lignes${readingsOf(mixture)}.`;
  const read = reading ?? 'document';
  return line.nature === 'officiel' ? OFFICIAL[read] : NATURES[line.nature] + TERMS[read];
}

type Known = Pick<BuiltDetail, 'line' | 'reading' | 'mixture'>;

/** « , lues dans le document pour 18,2 %, dans une copie publique pour 19,1 % ». */
function readingsOf({ readings }: Mixture): string {
  const shares = partsOf(readings).map(
    ({ kind, share }) => `${READING_WORDS[kind].replace('lu ', '')} pour ${formatPercent(share)}`,
  );
  return shares.length === 0 ? '' : `, lues ${shares.join(', ')}`;
}

/** What is said beside the nature wherever a figure was not read in the document; else empty. */
export function reserveOf({ reading, mixture }: Pick<Known, 'reading' | 'mixture'>): string {
  if (mixture === null) {
    return reading === null || reading === 'document' ? '' : READING_WORDS[reading];
  }
  const quoted = partsOf(mixture.readings).find(({ kind }) => kind === 'citation');
  return quoted === undefined
    ? ''
    : `${READING_WORDS.citation} pour ${formatPercent(quoted.share)}`;
}

/** « 52,8 % de 2025, 38,6 % de 2024, 8,5 % de 2023 »; empty for a line that is not a sum. */
export function yearsOf({ mixture }: Pick<Known, 'mixture'>): string {
  return partsOf(mixture?.years ?? [])
    .map(({ kind, share }) => `${formatPercent(share)} de ${kind}`)
    .join(', ');
}

function partsOf<Kind>(shares: readonly { kind: Kind; amount: number; share: number }[]) {
  return shares.filter(({ amount }) => amount !== 0);
}

/** Warning shown before the figure of a technical line, a tax expenditure or a transfer. */
export function noticeOf({ isTechnical, isNiche, isTransfer }: CodedLine) {
  if (isTechnical) {
    return {
      title: 'Ligne technique',
      text: 'Elle fait tomber juste les totaux : reste, correction ou écriture comptable. Elle ne se vote pas et n’entre dans aucun classement.',
      term: 'ligne_technique',
    };
  }
  if (isNiche) {
    return {
      title: 'De l’argent non perçu',
      text: 'Une niche fiscale est un impôt que l’État renonce à percevoir. Elle est montrée avec les recettes, hors de leur total. C’est une estimation.',
      term: 'niche_fiscale',
    };
  }
  if (!isTransfer) return null;
  return {
    title: 'Transfert entre administrations',
    text: 'Cet argent est versé à une autre administration, qui le dépense et le compte aussi. Pour ne pas le compter deux fois, il est retiré du total, et ne se vote pas.',
    term: 'consolidation',
  };
}

export function outsideWordsOf({ side }: CodedLine): string {
  return `Hors du total des ${side === 'expense' ? 'dépenses' : 'recettes'}`;
}

export function kindOf(line: CodedLine): string {
  return `${rankWordOf(line)} · ${sideWordOf(line)}`;
}

/** « Programme 146 », « Action 146-06 », « Dépense fiscale n° 120401 », « Sous-catégorie ». */
function rankWordOf({ level, code, isNiche }: CodedLine): string {
  if (isNiche && level > 1) {
    return code === undefined ? 'Groupe de dépenses fiscales' : `Dépense fiscale n°\u00A0${code}`;
  }
  const word = LEVELS[level];
  return level > 2 && code !== undefined ? `${word} ${code.replace(/^P/, '')}` : word;
}

function sideWordOf({ isNiche, isTechnical, side }: CodedLine): string {
  if (isNiche) return 'Niche fiscale';
  const word = side === 'expense' ? 'Dépense publique' : 'Recette publique';
  return isTechnical ? `${word}, ligne technique` : word;
}

/** `lfi_2025` gives « Loi de finances initiale 2025 »; a sum has the years of its lines. */
export function vintageOf({ vintage, mixture }: Dated, year: number): string {
  const text = spellYears(vintage, mixture?.years.map(({ kind }) => kind) ?? [], year);
  return text[0]?.toUpperCase() + text.slice(1);
}

type Dated = Pick<BuiltDetail, 'vintage' | 'mixture'>;

export function stateBudgetOf(stateBudget: string): string {
  return STATE_BUDGETS[stateBudget] ?? '';
}
