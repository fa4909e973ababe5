import type { Edition } from '@nosmilliards/domain/game/edition';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { RoomQuestion } from '@nosmilliards/domain/tally/room';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import type { Adjustment, Choice, ChoiceType } from '@nosmilliards/domain/vote/vote';
import type { FunctionComponent, ReactNode, Ref } from 'react';

/** What this screen needs to know of a card of the game. */
export type PupilFace = {
  readonly id: string;
  readonly title: string;
  readonly closed: Readonly<Partial<Record<ChoiceType, string>>>;
};

/** One byte of the ballot, and the card that is laid for it. */
export type PupilItem<Face extends PupilFace> = {
  readonly question: RoomQuestion;
  readonly face: Face;
};

export type PupilAnswer = Choice | 'none';

type WindowProps<Face> = {
  readonly face: Face;
  readonly open: boolean;
  readonly edition: Edition;
  readonly onClose: () => void;
};

/** The card and the choices of the site's own game, handed over by whoever puts the page together. */
export type PupilParts<Face extends PupilFace> = {
  readonly year: number;
  /** In the order of the bytes of a ballot. */
  readonly itemsOf: (deck: 'groups' | 'cards', edition: Edition) => readonly PupilItem<Face>[];
  readonly impactOf: (id: string, ledger: Ledger, edition: Edition) => Millions;
  readonly asksBeforeRemoval: (id: string, edition: Edition) => boolean;
  readonly codeOf: (ledger: Ledger) => string;
  readonly Card: FunctionComponent<{
    readonly face: Face;
    readonly place: string;
    readonly heading: Ref<HTMLHeadingElement>;
    readonly children: ReactNode;
  }>;
  readonly Choices: FunctionComponent<{
    readonly face: Face;
    readonly answer: PupilAnswer;
    readonly onChoose: (type: ChoiceType) => void;
  }>;
  readonly Stamp: FunctionComponent<{ readonly answer: Choice; readonly impact: Millions }>;
  readonly AdjustWindow: FunctionComponent<
    WindowProps<Face> & {
      readonly type: Adjustment;
      readonly ledger: Ledger;
      readonly onVote: (choice: Choice) => void;
    }
  >;
  readonly RemoveWindow: FunctionComponent<WindowProps<Face> & { readonly onRemove: () => void }>;
  readonly LinkField: FunctionComponent<{ readonly link: string }>;
};
