import type { Deal } from '@nosmilliards/domain/game/game';
import { counted } from '@nosmilliards/domain/money/counted';
import { formatCount } from '@nosmilliards/domain/money/format';
import type { Decided } from '@nosmilliards/domain/outcome/completion';
import { recordCountOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';

/** « 13 décisions », « 63 cartes »: in what was played. */
export function unitWords(count: number, deal: Deal): string {
  return counted(count, deal === 'cards' ? 'carte' : 'décision');
}

/** « 16 décisions sur 16 ». */
export function decidedWords({ deal, count, total }: Decided): string {
  return `${unitWords(count, deal)} sur\u00A0${formatCount(total)}`;
}

/** « 13 décisions attendent ». */
export function waitingWords({ deal, waiting }: Pick<Decided, 'deal' | 'waiting'>): string {
  const { length } = waiting;
  return `${unitWords(length, deal)} ${length > 1 ? 'attendent' : 'attend'}`;
}

/** « 12 décisions et 1 carte gardées ». */
export function keptText(kept: readonly VoteRecord[]): string {
  return `${recordCountOf(kept)} ${kept.length > 1 ? 'gardées' : 'gardée'}`;
}

/** Under the result of a ballot that changes nothing. */
export function keptSentence(decided: Decided, kept: readonly VoteRecord[]): string {
  const all = kept.length > 1 ? 'toutes gardées' : 'gardée';
  // A group that is kept in part is counted apart from those decided.
  const isPart = kept.length !== decided.count;
  const words = isPart ? keptText(kept) : `${decidedWords(decided)}, ${all}`;
  return `${words}. Garder est un choix\u00A0: il a les mêmes suites que les autres.`;
}
