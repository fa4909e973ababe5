import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { limitsOf } from '@nosmilliards/domain/game/card-face';
import {
  allDealtOf,
  decidedCountOf,
  dealtOf,
  isLastOfRound,
  isOpen,
  isRefining,
  leftOf,
  toComeOf,
} from '@nosmilliards/domain/game/turn';
import { SIDEBAR_CARD_COUNT, sidesOf, upcomingOf } from '@nosmilliards/domain/game/deck';
import { cardsToVoteOf } from '@nosmilliards/domain/game/game';
import { lawWordsOf, type LawRow } from '@nosmilliards/domain/game/law';
import type { Snapshot } from '@nosmilliards/domain/game/play';
import {
  answerOf,
  constraintsOf,
  impactOn,
  newAmountOn,
  unitNamed,
  type Unit,
} from '@nosmilliards/domain/game/unit';
import { targetOf } from '@nosmilliards/domain/game/target';
import { totalExpensesOf } from '@nosmilliards/domain/game/total';
import { formatCount } from '@nosmilliards/domain/money/format';
import { sumOf } from '@nosmilliards/domain/money/money';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { balanceOf, variationOf, type Ledger } from '@nosmilliards/domain/vote/ledger';
import { changeSplitOf } from '@nosmilliards/domain/vote/limits';
import { kindWordOf } from '@nosmilliards/domain/vote/card';
import { shortAnswer } from '#ballot/card/answer-words.ts';
import { unitWords } from '#ballot/told-words.ts';
import type { CardFaces, Face } from '#ballot/card/face.ts';
import { faceOf } from '#ballot/card/faces.ts';
import type { RibbonChanges } from '#ui/sheet/ribbon-paths.ts';
import type { GameData } from './game-data.ts';
import type { Desk, EchoLine, RegisterRow, Screen, StepState } from './screen.ts';
import { planTitle } from './plan-title.ts';
import { deckOf, scoreOf, timeWords } from './score.ts';

/** Rows of the list of answers above the current one. */
const PAST_ROWS = 2;

export function screenOf(snapshot: Snapshot, data: GameData): Screen {
  const { deal, ballot, edition } = snapshot;
  const { ledger } = ballot;
  const { units, index } = dealtOf(snapshot);
  const unit = units[index];
  if (unit === undefined) throw new Error(`Nothing at ${index}`);
  const isRefined = isRefining(snapshot);
  const all = allDealtOf(snapshot);
  const decided = decidedCountOf(snapshot);
  const voted = deckOf(snapshot).filter(({ id }) => ledger.has(id));
  return {
    id: unit.id,
    place: placeWords(snapshot, units.length, index),
    plan: planTitle(deal),
    reread: `Relire mes ${unitWords(all.length, deal)}`,
    initial: edition.baseline.balance,
    balance: balanceOf(ledger, edition.baseline),
    beyond: changeSplitOf(ledger, edition.territory).beyond,
    steps: all.map(stepOf),
    decided,
    total: all.length,
    timeLeft: timeWords(scoreOf(snapshot).remainingMinutes),
    totalExpenses: totalExpensesOf(ledger, edition),
    target: targetOf(ballot.game.target, edition.baseline),
    decidedWords: unitWords(decided, deal),
    examined: sidesOf(voted),
    echo: echoOf(snapshot, data.laws),
    isOpen: isOpen(snapshot),
    isPassed: isPassed(snapshot) && !isRefined,
    left: leftOf(snapshot),
    isFirst: index === 0 && !isRefined,
    isAtEnd: index === units.length - 1 && !isRefined,
    isLastOfRound: isLastOfRound(snapshot) && !isRefined,
    isLast: toComeOf(snapshot).length === 0 && !isRefined,
  };

  function stepOf(one: Unit): StepState {
    if (one.cards.some(({ id }) => id === unit?.cards[0]?.id)) return 'current';
    return answerOf(one, ballot, edition) === 'none' ? 'open' : 'done';
  }
}

/** Of a card or a group. */
export function faceNamed(id: string, { edition, faces, sheet }: GameData): Face {
  return faceOf(unitNamed(id, edition), faces, edition, sheet.square);
}

/** What the votes on its cards do to its squares. */
export function ribbonChangesOf(unit: Unit, ledger: Ledger, square: number): RibbonChanges {
  const change = sumOf(unit.cards.flatMap(({ id }) => ledger.get(id) ?? []).map(variationOf));
  const squares = Math.abs(change) / square;
  if (change > 0) return { added: squares };
  return newAmountOn(unit, ledger) === 0 ? { removed: squares } : { cut: squares };
}

export function deskOf(snapshot: Snapshot, { sheet, faces }: GameData): Desk {
  const { ballot, edition } = snapshot;
  const { units, index } = dealtOf(snapshot);
  const { shown, others } = upcomingOf(toComeOf(snapshot), SIDEBAR_CARD_COUNT);
  const before = units.slice(Math.max(0, index - PAST_ROWS), index);
  const isAbove = ({ id }: Unit) => before.some((unit) => unit.id === id);
  const rowOf = (unit: Unit, state: RegisterRow['state']) =>
    registerRowOf(unit, state, units.findIndex(({ id }) => id === unit.id) + 1, snapshot, faces);
  return {
    rows: [
      ...before.map((unit) => rowOf(unit, 'past')),
      ...units.slice(index, index + 1).map((unit) => rowOf(unit, 'current')),
      ...shown.filter((unit) => !isAbove(unit)).map((unit) => rowOf(unit, 'coming')),
    ],
    order:
      snapshot.deal === 'cards'
        ? 'Cartes rangées par secteur, puis par montant décroissant.'
        : 'Décisions rangées par montant décroissant\u00A0: dépenses, niches, puis recettes.',
    others,
    left: unitWords(allDealtOf(snapshot).length - decidedCountOf(snapshot), snapshot.deal),
    toVote: cardsToVoteOf(deckOf(snapshot), ballot.ledger),
    changes: sheetChangesOf(ballot.ledger, edition, sheet),
  };
}

function placeWords(snapshot: Snapshot, total: number, index: number): string {
  const words = `${formatCount(index + 1)} sur ${formatCount(total)}`;
  if (isRefining(snapshot)) return `Affiner\u00A0: ${words}`;
  return `${snapshot.deal === 'cards' ? 'Carte' : 'Décision'}\u00A0${words}`;
}

/** Passed, or « Je ne sais pas »: it comes back once the end of the deck has been reached. */
function isPassed(snapshot: Snapshot): boolean {
  const last = dealtOf(snapshot).units.at(-1);
  const isEndReached =
    last !== undefined && answerOf(last, snapshot.ballot, snapshot.edition) !== 'none';
  return isEndReached && isOpen(snapshot);
}

/**
 * The answer that « Annuler » takes back. Without one (a resumed game, a vote made on another
 * page), the last vote of the ledger, by its group when groups are played.
 */
function echoOf(snapshot: Snapshot, laws: readonly LawRow[]): EchoLine | null {
  const { deal, ballot, edition, lastId } = snapshot;
  const last = unitNamed(lastId ?? '', edition);
  const isLast = last.cards.length > 0;
  const unit = isLast ? last : unitNamed(writtenLast(), edition);
  if (unit.cards.length === 0) return null;
  const answer = answerOf(unit, ballot, edition);
  const law = laws.find(({ id }) => id === unit.id);
  return {
    title: titleOf(unit),
    paint: sectorPaintOf(sectorOf(unit)),
    answer,
    impact: impactOn(unit, ballot.ledger),
    isLast,
    law: typeof answer === 'object' && law ? lawWordsOf(law) : null,
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
  { ballot, edition }: Snapshot,
  faces: CardFaces,
): RegisterRow {
  const face = unit.group ? null : faces.get(unit.id);
  const answer = answerOf(unit, ballot, edition);
  const isVote = answer !== 'none';
  return {
    id: unit.id,
    rank,
    title: titleOf(unit),
    kind: unit.cards[0] ? kindWordOf(unit.cards[0]) : null,
    paint: sectorPaintOf(sectorOf(unit)),
    icon: unit.group?.icon ?? face?.icon ?? '',
    category: face?.parentCategory ?? '',
    state: state === 'past' && !isVote ? 'coming' : state,
    words: isVote ? shortAnswer(answer) : limitsOf(constraintsOf(unit, edition)),
    isVote,
    amount: isVote ? impactOn(unit, ballot.ledger) : sumOf(unit.cards.map(({ amount }) => amount)),
  };
}

export function titleOf({ group, cards: [card] }: Unit): string {
  return group?.title ?? card?.title ?? '';
}

export function sectorOf({ group, cards: [card] }: Unit) {
  return group?.sector ?? card?.sector ?? 'etat_central';
}
