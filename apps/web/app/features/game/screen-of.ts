import { limitsOf } from '@nosmilliards/domain/game/card-face';
import { SIDEBAR_CARD_COUNT, tallyOf, upcomingOf } from '@nosmilliards/domain/game/deck';
import { deckInPlay, type Edition } from '@nosmilliards/domain/game/edition';
import { cardsToVoteOf } from '@nosmilliards/domain/game/game';
import { dealtOf, handOf, isRefining, toComeOf } from '@nosmilliards/domain/game/deal';
import {
  answerOf,
  constraintsOf,
  isDecided,
  unitNamed,
  type Unit,
} from '@nosmilliards/domain/game/unit';
import { cardsNamed, type Ballot } from '@nosmilliards/domain/game/ballot';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { formatCount } from '@nosmilliards/domain/money/format';
import { sumOf, type Millions } from '@nosmilliards/domain/money/money';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { balanceOf, impactOf as impactOfVote } from '@nosmilliards/domain/vote/ledger';
import { changeSplitOf } from '@nosmilliards/domain/vote/limits';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { shortAnswer } from './answer-words.ts';
import { faceOf, type CardFace } from './faces.ts';
import type { Desk, EchoLine, RegisterRow, Screen, View } from './screen.ts';
import { counted, planTitle } from './wording.ts';

/** Lines of the register above the one in hand. */
const PAST_ROWS = 2;

type Cards = ReadonlyMap<string, CardFace>;

export function screenOf(view: View, faces: Cards, square: number): Screen {
  const { deal, ballot, edition } = view;
  const { ledger } = ballot;
  const { units, index } = handOf(view);
  const unit = units[index];
  if (unit === undefined) throw new Error(`Nothing at ${index}`);
  const isRefined = isRefining(view);
  const all = dealtOf(view);
  const decided = all.filter((one) => isDecided(one, ballot)).length;
  const voted = deckOf(view).filter(({ id }) => ledger.has(id));
  return {
    place: placeWords(view, units.length, index),
    plan: planTitle(deal),
    initial: edition.baseline.balance,
    balance: balanceOf(ledger, edition.baseline),
    beyond: changeSplitOf(ledger, edition.territory).beyond,
    decided,
    total: all.length,
    decidedWords: counted(decided, deal === 'cards' ? 'carte' : 'décision'),
    examined: tallyOf(voted).amount,
    echo: echoOf(view),
    face: faceOf(unit, faces, edition, square),
    answer: answerOf(unit, ballot, edition),
    isFirst: index === 0 && !isRefined,
    isAtEnd: index === units.length - 1 && !isRefined,
    isLast: toComeOf(view).length === 0 && !isRefined,
  };
}

export function deskOf(view: View, sheet: SheetPlan): Desk {
  const { ballot, edition } = view;
  const { units, index } = handOf(view);
  const { shown, others } = upcomingOf(toComeOf(view), SIDEBAR_CARD_COUNT);
  const before = units.slice(Math.max(0, index - PAST_ROWS), index);
  const isAbove = ({ id }: Unit) => before.some((unit) => unit.id === id);
  const rowOf = (unit: Unit, state: RegisterRow['state']) =>
    registerRowOf(unit, state, units.findIndex(({ id }) => id === unit.id) + 1, view);
  return {
    rows: [
      ...before.map((unit) => rowOf(unit, 'past')),
      ...units.slice(index, index + 1).map((unit) => rowOf(unit, 'current')),
      ...shown.filter((unit) => !isAbove(unit)).map((unit) => rowOf(unit, 'coming')),
    ],
    others,
    amountToVote: tallyOf(cardsToVoteOf(deckOf(view), ballot.ledger)).amount,
    changes: sheetChangesOf(ballot.ledger, edition, sheet),
  };
}

/** What the votes on a card, or on the cards of a group, do together. */
export function impactOf(id: string, { ledger }: Ballot, edition: Edition): Millions {
  const votes = cardsNamed(id, edition).flatMap((card) => ledger.get(card.id) ?? []);
  return sumOf(votes.map(impactOfVote));
}

/** Express covers the whole budget, revenue included. */
export function deckOf({ deal, ballot, edition }: View) {
  return deal === 'cards' ? deckInPlay(edition, ballot.game) : edition.deck;
}

function placeWords(view: View, total: number, index: number): string {
  const words = `${formatCount(index + 1)} sur ${formatCount(total)}`;
  if (view.deal === 'cards') return `Carte\u00A0${words}`;
  return isRefining(view) ? `Affiner\u00A0: ${words}` : `Décision\u00A0${words}`;
}

/**
 * The answer given last, which « Annuler » takes back. After one given elsewhere, or in a game come
 * back to, the vote written last, by its group where groups are played.
 */
function echoOf(view: View): EchoLine | null {
  const { deal, ballot, edition, lastId } = view;
  const last = unitNamed(lastId ?? '', edition);
  const isLast = last.cards.length > 0;
  const unit = isLast ? last : unitNamed(writtenLast(), edition);
  if (unit.cards.length === 0) return null;
  return {
    id: unit.id,
    title: titleOf(unit),
    paint: sectorPaintOf(sectorOf(unit)),
    answer: answerOf(unit, ballot, edition),
    impact: impactOf(unit.id, ballot, edition),
    isLast,
  };

  function writtenLast(): string {
    const isCard = (id: string) => edition.deck.some((card) => card.id === id);
    const written = [...ballot.ledger.keys()].findLast(isCard) ?? '';
    const group = edition.groups.find(({ cardIds }) => cardIds.includes(written));
    return deal === 'express' && group ? group.id : written;
  }
}

function registerRowOf(
  unit: Unit,
  state: RegisterRow['state'],
  rank: number,
  { ballot, edition }: View,
): RegisterRow {
  const answer = answerOf(unit, ballot, edition);
  const isVote = answer !== 'none';
  const isPast = state === 'past' && isVote;
  return {
    id: unit.id,
    rank,
    title: titleOf(unit),
    paint: sectorPaintOf(sectorOf(unit)),
    state: state === 'past' && !isVote ? 'coming' : state,
    words: isVote ? shortAnswer(answer) : limitsOf(constraintsOf(unit, edition)),
    isVote,
    amount: isPast
      ? impactOf(unit.id, ballot, edition)
      : sumOf(unit.cards.map(({ amount }) => amount)),
  };
}

function titleOf({ group, cards: [card] }: Unit): string {
  return group?.title ?? card?.title ?? '';
}

function sectorOf({ group, cards: [card] }: Unit) {
  return group?.sector ?? card?.sector ?? 'etat_central';
}
