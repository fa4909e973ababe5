import { formatAmount, formatCount, formatPercent } from '../money/format.ts';
import type { Millions } from '../money/money.ts';
import type { BalanceBar } from './balance-step.ts';

/** The words of the published totals, for the page of the site and the one that needs no script. */

export const NOT_A_POLL = 'Ce n’est pas un sondage\u00A0: ils ne représentent pas la population.';
export const TOO_FEW = 'Pas encore assez de bulletins pour publier.';
export const NOT_AVAILABLE = 'non disponible';
export const NOBODYS_BUDGET =
  'Pour chaque carte, le choix qui partage les réponses en deux moitiés. Ce n’est le budget de personne.';
/** What each part of the totals is called. */
export const TREND_TITLES = {
  balances: 'Où finissent leurs budgets',
  median: 'La feuille médiane',
  cards: 'Carte par carte',
  most: 'Les cartes qui divisent le plus',
  least: 'Les cartes qui divisent le moins',
  ledger: 'Registre d’intégrité',
} as const;

export const LEDGER_WORDS = {
  received: 'Bulletins reçus',
  withdrawn: 'Retirés par leurs auteurs',
  excluded: 'Écartés avec leur lot',
  waiting: 'En attente de la prochaine publication',
  inTotals: 'Comptés dans les totaux',
  refused: 'Refusés, non reçus',
  repeated: 'Envoyés deux fois, comptés une seule',
} as const;

export function volunteersWords(ballots: number): string {
  return `Choix de ${formatCount(ballots)}\u00A0visiteurs volontaires de ce site.`;
}

export function thresholdWords(threshold: number): string {
  return `Rien n’est publié avant ${formatCount(threshold)}\u00A0bulletins en tout.`;
}

export const PROTECTION =
  'Les bulletins ne sont pas gardés\u00A0: seuls le sont des compteurs, publiés avec un bruit tiré une fois pour toutes. Le choix de chacun est ainsi protégé.';

/** As fine as it was published. */
export function shareWords(share: number): string {
  return formatPercent(share, { decimals: Number.isInteger(share) ? 0 : 1 });
}

/** « −5 % », « gardé ». */
export function medianWords(median: number | null): string {
  if (median === null) return NOT_AVAILABLE;
  if (median === 0) return 'gardé';
  if (median === -100) return 'supprimé';
  return formatPercent(median, { signed: true, decimals: 0 });
}

/** « de −160 à −140 Md€ » */
export function stepWords({ from, to }: Pick<BalanceBar, 'from' | 'to'>): string {
  if (from === null) return to === null ? 'tous' : `moins de ${roundAmount(to)}`;
  if (to === null) return `${roundAmount(from)} et plus`;
  const [figure = ''] = roundAmount(from).split('\u00A0');
  return `de ${figure} à ${roundAmount(to)}`;
}

export function auditWords(isExact: boolean | null): string {
  if (isExact === null) return 'Dernier contrôle\u00A0: aucun n’a encore été fait.';
  return isExact
    ? 'Dernier contrôle\u00A0: les clés comptées et les compteurs s’accordent.'
    : 'Dernier contrôle\u00A0: les clés comptées et les compteurs ne s’accordent pas. La cause est cherchée, et les totaux ne sont pas sûrs d’ici là.';
}

/** Steps have whole billions: their decimal says nothing. */
function roundAmount(amount: Millions): string {
  return formatAmount(amount, { form: 'billions' }).replace(/,0(?=\u00A0)/, '');
}
