import type { Level } from '@nosmilliards/domain/line';
import type { LineSheet } from './line-sheet.ts';

const LEVELS: Record<Level, string> = {
  1: 'Catégorie',
  2: 'Sous-catégorie',
  3: 'Programme',
  4: 'Action',
  5: 'Sous-action',
};

const TEXTS: Record<string, string> = {
  lfi: 'Loi de finances initiale',
  lfss: 'Loi de financement de la Sécurité sociale',
  estimation: 'Estimation',
  prevision: 'Prévision',
  comptes: 'Comptes',
};

const STATE_BUDGETS: Record<string, string> = {
  general: 'Budget général de l’État',
  annexe: 'Budget annexe de l’État',
  affectation_speciale: 'Compte d’affectation spéciale',
  concours_financiers: 'Compte de concours financiers',
};

/** « Programme 146 », « Action 146-06 », « Dépense fiscale n° 120401 », « Sous-catégorie ». */
export function rankWordOf({ level, code, isNiche }: LineSheet['line']): string {
  if (isNiche && level > 1) {
    return code === undefined ? 'Groupe de dépenses fiscales' : `Dépense fiscale n°\u00A0${code}`;
  }
  const word = LEVELS[level];
  return level > 2 && code !== undefined ? `${word} ${code.replace(/^P/, '')}` : word;
}

export function sideWordOf({ isNiche, isTechnical, side }: LineSheet['line']): string {
  if (isNiche) return 'Niche fiscale';
  const word = side === 'expense' ? 'Dépense publique' : 'Recette publique';
  return isTechnical ? `${word}, ligne technique` : word;
}

/** `lfi_2025` reads « Loi de finances initiale 2025 »; a sum has only its edition. */
export function vintageOf({ vintage, year }: LineSheet): string {
  const [, kind = '', vintageYear] = /^([a-z]+)_(\d{4})$/.exec(vintage) ?? [];
  const text = TEXTS[kind];
  return text === undefined ? `Année ${year}` : `${text} ${vintageYear}`;
}

export function stateBudgetOf({ stateBudget }: LineSheet): string | undefined {
  return STATE_BUDGETS[stateBudget];
}
