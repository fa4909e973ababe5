import type { Ballot } from '@nosmilliards/domain/game/ballot';
import { deckInPlay, type Edition } from '@nosmilliards/domain/game/edition';
import { nextQuestionOf, type Question } from '@nosmilliards/domain/game/guess';
import {
  firstSpotOf,
  spotAfter,
  spotOf,
  type Sitting,
  type Spot,
  type Step,
} from '@nosmilliards/domain/game/deal';
import { cardsPastLimitsOf, cardUnit, unitNamed } from '@nosmilliards/domain/game/unit';
import { lawWordsOf, type LawRow } from '@nosmilliards/domain/game/law';
import type { Millions } from '@nosmilliards/domain/money/money';
import { isRevenueCard } from '@nosmilliards/domain/vote/card';
import type { FunctionComponent } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { Dialogs, type DialogsProps } from './dialogs.tsx';
import { faceOf, type CardFace, type MarginKind } from './faces.ts';
import type { LoadDossier, LoadSource } from './card-dossier.ts';
import type { Desk, Face, Screen, View } from './screen.ts';
import { deskOf, impactOf, screenOf } from './screen-of.ts';
import { Standing, type StandingProps } from './standing.tsx';
import { replacedSentence, wonSentence } from './telling.ts';
import { Voice } from './voice.tsx';

/** What can move an amount within a year, and the act that would change it. */
export type Margin = {
  readonly kind: MarginKind;
  readonly reason: string;
  readonly act: string;
  readonly source: string;
};
/** What one point of a revenue is worth: an order of magnitude. */
export type Point = { readonly sentence: string; readonly note: string; readonly source: string };

/** What the dataset knows of the cards and the rules do not read. */
export type TableData = {
  readonly faces: readonly CardFace[];
  readonly laws: readonly LawRow[];
  readonly margins: Readonly<Record<string, Margin>>;
  readonly points: Readonly<Record<string, Point>>;
  readonly questions: readonly Question[];
  readonly sheet: SheetPlan;
  readonly loadDossier: LoadDossier;
  readonly loadSource: LoadSource;
};

/** The game once its cards are there; everything before that is written in the page. */
export type Table = {
  readonly sheet: SheetPlan;
  readonly screenOf: (view: View) => Screen;
  readonly deskOf: (view: View) => Desk;
  readonly firstSpotOf: (sitting: Sitting) => Spot;
  readonly spotAfter: (step: Step, sitting: Sitting) => Spot | null;
  readonly spotOf: (id: string, edition: Edition) => Spot;
  /** Of a card among all; `null` when there is none of that name. */
  readonly placeOf: (
    cardId: string,
    edition: Edition,
  ) => { readonly index: number; readonly isRevenue: boolean; readonly face: Face } | null;
  /** Of the answer that stands on a card or a group. */
  readonly impactOf: (id: string, ballot: Ballot, edition: Edition) => Millions;
  /** Removing it goes past what is retained. */
  readonly asksBeforeRemoval: (id: string, edition: Edition) => boolean;
  readonly lawOf: (id: string) => string | null;
  /** To guess before the card in hand. */
  readonly questionOf: (ballot: Ballot, edition: Edition) => Question | null;
  readonly replacedSentence: typeof replacedSentence;
  readonly wonSentence: typeof wonSentence;
  readonly Dialogs: FunctionComponent<Omit<DialogsProps, 'data'>>;
  readonly Standing: FunctionComponent<StandingProps>;
  readonly Voice: FunctionComponent<{ readonly ballot: OpenBallot }>;
};

export function tableOf(data: TableData): Table {
  const { sheet, laws, questions } = data;
  const faces = new Map(
    data.faces.map((face) => {
      const margin = data.margins[face.id]?.kind;
      return [face.id, margin === undefined ? face : { ...face, margin }];
    }),
  );
  return {
    sheet,
    screenOf: (view) => screenOf(view, faces, sheet.square),
    deskOf: (view) => deskOf(view, sheet),
    firstSpotOf,
    spotAfter,
    spotOf,
    placeOf: (cardId, edition) => {
      const index = edition.deck.findIndex(({ id }) => id === cardId);
      const card = edition.deck[index];
      if (card === undefined) return null;
      const face = faceOf(cardUnit(card), faces, edition, sheet.square);
      return { index, isRevenue: isRevenueCard(card), face };
    },
    impactOf,
    asksBeforeRemoval: (id, edition) => cardsPastLimitsOf(unitNamed(id, edition)).length > 0,
    lawOf: (id) => {
      const row = laws.find((law) => law.id === id);
      return row ? lawWordsOf(row) : null;
    },
    questionOf: (ballot, edition) => {
      const { game } = ballot;
      const card = deckInPlay(edition, game)[game.currentCardIndex];
      return card ? nextQuestionOf(ballot, questions, card) : null;
    },
    replacedSentence,
    wonSentence,
    Dialogs: (props) => <Dialogs {...props} data={data} />,
    Standing,
    Voice,
  };
}
