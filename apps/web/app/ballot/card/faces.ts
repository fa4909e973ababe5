import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { viewOf, type LensView } from '@nosmilliards/domain/budget/lens';
import { sectorPaintOf } from '@nosmilliards/domain/budget/paint';
import { namedMarksOf } from '@nosmilliards/domain/game/card-face';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { groupSectorWords } from '@nosmilliards/domain/game/group';
import { constraintsOf, type Unit } from '@nosmilliards/domain/game/unit';
import { formatCount } from '@nosmilliards/domain/money/format';
import { sumOf, type Millions } from '@nosmilliards/domain/money/money';
import {
  isNicheCard,
  isRevenueCard,
  kindWordOf,
  movedSideOf,
  sectorWordOf,
  type Card,
} from '@nosmilliards/domain/vote/card';
import { closedChoicesOf, NICHE_RULE } from '#ballot/vote-words.ts';
import { MARGIN_WORDS, type CardFaces, type Face } from './face.ts';

/** From this count on, squares are written without a decimal. */
const WHOLE_SQUARES = 10;

const REVENUE_NOTE = 'Une recette\u00A0: l’augmenter fait monter le solde.';

/** `square`: value of one square, in millions of euros. */
export function faceOf(unit: Unit, faces: CardFaces, edition: Edition, square: number): Face {
  const { group, cards } = unit;
  const [first] = cards;
  const card = faces.get(first?.id ?? '');
  if (first === undefined || card === undefined) throw new Error(`No card for ${unit.id}`);
  const amount = sumOf(cards.map((one) => one.amount));
  const isRevenue = isRevenueCard(first);
  const common = {
    id: unit.id,
    amount,
    isRevenue,
    moves: movedSideOf(first),
    squares: amount / square,
    scales: scalesOf(amount, square, { isRevenue, isNiche: isNicheCard(first) }, edition.baseline),
    note: noteOf(first),
    kind: kindWordOf(first),
    closed: closedChoicesOf(constraintsOf(unit, edition), isNicheCard(first)),
    cardCount: cards.length,
  };
  if (group !== null) {
    return {
      ...common,
      title: group.title,
      icon: group.icon,
      paint: sectorPaintOf(group.sector),
      sector: groupSectorWords(group, edition.deck),
      path: '',
      margin: '',
      marks: [],
      description: group.sentence,
      fact: '',
      nature: null,
    };
  }
  const { parentCategory, subcategory, description, concerns = '', icon } = card;
  const { nature, marks, margin } = card;
  const sector = sectorWordOf(first);
  const path = [...new Set([parentCategory, subcategory])].filter((name) => name !== sector);
  return {
    ...common,
    title: first.title,
    icon,
    paint: sectorPaintOf(first.sector),
    sector,
    path: path.join(' · '),
    margin: margin === undefined ? '' : MARGIN_WORDS[margin],
    marks: namedMarksOf({ type: first.type, marks }),
    description,
    fact: concerns,
    nature,
  };
}

function noteOf(card: Card): string {
  if (isRevenueCard(card)) return REVENUE_NOTE;
  return isNicheCard(card) ? NICHE_RULE : '';
}

type Kind = { readonly isRevenue: boolean; readonly isNiche: boolean };

/** In squares, then in euros per adult. */
function scalesOf(
  amount: Millions,
  square: number,
  { isRevenue, isNiche }: Kind,
  baseline: Baseline,
): readonly LensView[] {
  const label = isRevenue ? 'de recettes' : `sur ${formatCount(1000)}`;
  return [
    {
      text: squareWords(amount / square),
      label: isNiche ? `en marge des ${formatCount(1000)}` : label,
    },
    viewOf(amount, 'per-adult', baseline),
  ];
}

/** « 63 carrés », « 0,9 carré ». */
export function squareWords(squares: number): string {
  return `${squareCount(squares)}\u00A0carré${squares >= 2 ? 's' : ''}`;
}

export function squareCount(squares: number): string {
  return formatCount(squares, { decimals: squares >= WHOLE_SQUARES ? 0 : 1 });
}
