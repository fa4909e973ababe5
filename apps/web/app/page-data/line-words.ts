import type { Level, Line, Nature, Reading } from '@nosmilliards/domain/budget/line';
import { spellVintage } from '@nosmilliards/domain/budget/vintage';

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

const NATURES: Record<Nature, string> = {
  officiel: 'lu tel quel dans un document public',
  calcule: 'calculé à partir de chiffres publics',
  estime: 'ordre de grandeur ou montant retenu',
};

/** Says so when the figure was read in a quotation of the producer, not in the document itself. */
export function natureOf({ nature }: CodedLine, reading: Reading | null): string {
  if (reading === null || reading === 'document') return NATURES[nature];
  const read = READING_WORDS[reading];
  return nature === 'officiel' ? read : `${NATURES[nature]}, dont un ${read}`;
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
      text: 'Une niche fiscale est un impôt que l’État renonce à percevoir. Elle est montrée avec les recettes, hors de leur total. C’est une estimation : la supprimer ne rapporterait pas forcément autant.',
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

/** `lfi_2025` gives « Loi de finances initiale 2025 »; a sum has only the year of its edition. */
export function vintageOf(vintage: string, year: number): string {
  const text = spellVintage(vintage) ?? `année ${year}`;
  return text[0]?.toUpperCase() + text.slice(1);
}

export function stateBudgetOf(stateBudget: string): string {
  return STATE_BUDGETS[stateBudget] ?? '';
}
