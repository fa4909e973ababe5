import {
  decodeBallot,
  encodeBallot,
  refusalSentenceOf,
  type Numbering,
} from '@nosmilliards/contract/ballot-code';
import { dealOf, type PlayedVotes } from '@nosmilliards/domain/game/deal';
import type { Edition } from '@nosmilliards/domain/game/edition';
import type { Deal } from '@nosmilliards/domain/game/game';
import { accept, refuse, type Result } from '@nosmilliards/domain/result';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf, type ReceivedDecision } from '@nosmilliards/domain/vote/received';
import type { Territory } from '@nosmilliards/domain/vote/territory';

/** A shared budget, decoded from a link and applied to the amounts of this edition. */
export type ReceivedBudget = {
  readonly code: string;
  /** Year of the amounts it was made with. */
  readonly edition: number;
  readonly ledger: Ledger;
  /** The game it was played in, where its votes do not tell it. */
  readonly deal?: Deal;
  readonly decisions: readonly ReceivedDecision[];
  /** Number of choices whose card or line this version of the site does not have. */
  readonly lost: number;
};

/** The fragment of the link of a budget, without `#`. */
export function codeOf(budget: Ledger | readonly ReceivedDecision[], numbering: Numbering): string {
  return encodeBallot(budget.values(), numbering);
}

/** The code of a game played, read as it was played: in decisions or in cards. */
export function codeOfPlayed(votes: PlayedVotes, numbering: Numbering, edition: Edition): string {
  const decisions = [...votes.ledger.values()];
  const { ledger } = receivedLedgerOf(decisions, edition.territory);
  const deal = dealOf(votes, edition);
  return encodeBallot(
    decisions,
    numbering,
    deal === dealOf({ ledger }, edition) ? undefined : deal,
  );
}

/** On refusal, the reason is a sentence to show. */
export function receivedBudgetOf(
  code: string,
  numbering: Numbering,
  territory: Territory,
): Result<ReceivedBudget, string> {
  const decoded = decodeBallot(code, numbering);
  if (!decoded.ok) return refuse(refusalSentenceOf(decoded.reason));
  const { edition, deal, decisions, dropped } = decoded.value;
  const { ledger, dropped: unplaced } = receivedLedgerOf(decisions, territory);
  const lost = dropped.length + unplaced.length;
  return accept({ code, edition, ledger, ...(deal && { deal }), decisions, lost });
}

/** As `receivedBudgetOf`, but refuses another edition: two budgets compare on one year. */
export function comparedBudgetOf(
  code: string,
  numbering: Numbering,
  territory: Territory,
): Result<ReceivedBudget, string> {
  const received = receivedBudgetOf(code, numbering, territory);
  if (!received.ok || received.value.edition === numbering.edition) return received;
  return refuse(
    `Ce lien vient de l’édition ${received.value.edition}\u00A0: il ne se compare pas avec les montants de ${numbering.edition}.`,
  );
}

/** `null` when no choice was lost. */
export function lostWords(lost: number): string | null {
  if (lost === 0) return null;
  return lost === 1
    ? 'Un choix de ce lien porte sur une ligne que cette version du site ne connaît pas\u00A0: il n’est pas compté.'
    : `${lost}\u00A0choix de ce lien portent sur des lignes que cette version du site ne connaît pas\u00A0: ils ne sont pas comptés.`;
}
