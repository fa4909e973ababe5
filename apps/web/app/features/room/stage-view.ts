import type { ReceivedVote, RoomPercents } from '@nosmilliards/domain/tally/room';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Tally } from '@nosmilliards/domain/tally/tally';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import type { ReactNode } from 'react';
import type { RoomItem } from './room-item.ts';

/**
 * All that the projector shows of one card or group. Hands, budgets taken in and live votes feed it
 * alike: none of them draws anything of its own but what it is counted with (`hands`) or joined by
 * (`join`).
 */
export type StageView = {
  readonly item: RoomItem;
  /** « Décision 5 sur 16 ». */
  readonly place: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** How many are there; `null` when nobody said. */
  readonly members: number | null;
  /** What they are counted in: « présent » unless said otherwise. */
  readonly membersWord?: 'budget';
  /** Known even while the counts are hidden. */
  readonly answered: number;
  /** `null` while hidden: what is not shown must not be in the page. */
  readonly vote: Pick<ReceivedVote, 'choices' | 'mixed'> | null;
  /** The percentage the room has set for all; `null` where each chooses their own. */
  readonly percents: RoomPercents | null;
  readonly isFrozen: boolean;
  /** False where nothing can change any more, as in budgets already made. */
  readonly canFreeze: boolean;
  /** After what has been shown: what is hidden must not be guessed from it. */
  readonly balance: Millions;
  /** Counted on this screen: typed or tapped. */
  readonly hands?: {
    readonly tally: Tally;
    readonly onCount: (type: ChoiceType, count: number) => void;
  };
  /** How one takes part, at the foot of the screen: the code of a live room. */
  readonly join?: ReactNode;
};

export type StageGesture = 'previous' | 'next' | 'show' | 'hide' | 'freeze' | 'end' | 'leave';
