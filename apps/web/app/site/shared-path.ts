import { linkTextOf, type LinkedBudget } from '@nosmilliards/domain/duel/budget-link';
import { paths } from './path.ts';

/** The code is in the fragment, which browsers never send to a server. */
export function budgetPath(code: string, name: string | null = null): string {
  return `${paths.budget}#${linkTextOf([{ code, name }])}`;
}

/** Says that a room made it, and how many they were. */
export function roomBudgetPath(code: string, members: number | null): string {
  return `${paths.budget}#${linkTextOf([{ code, name: null, people: members ?? 0 }])}`;
}

/** The same code; its page shows no choice before the visitor's game is over. */
export function challengePath(code: string, name: string | null = null): string {
  return `${paths.challenge}#${linkTextOf([{ code, name }])}`;
}

/** The code of the room is in the fragment, as in `budgetPath`. */
export function joinPath(code: string): string {
  return `${paths.join}#${code}`;
}

export function duelPath(budgets: readonly LinkedBudget[]): string {
  return `${paths.duel}#${linkTextOf(budgets)}`;
}

/** The host name written on images and posters: that of the site, whatever host serves the page. */
export function publishedName(): string {
  return new URL(import.meta.env.SITE_ORIGIN).host;
}
