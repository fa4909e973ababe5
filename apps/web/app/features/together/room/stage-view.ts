import type { ReceivedVote, RoomPercents } from '@nosmilliards/domain/tally/room';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Tally } from '@nosmilliards/domain/tally/tally';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import type { ReactNode } from 'react';
import type { RoomItem } from './room-item.ts';

/**
 * What the projector shows of one card or group, the same for hands, collected budgets and live
 * votes, except the counters (`hands`) and the way to join (`join`).
 */
export type StageView = {
  readonly item: RoomItem;
  /** « Décision 5 sur 16 ». */
  readonly place: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Number of people; `null` when not given. */
  readonly members: number | null;
  /** The unit of `members`: « présent » by default. */
  readonly membersWord?: 'présent' | 'feuille' | 'budget';
  /** Known even while the counts are hidden. */
  readonly answered: number;
  /** `null` while hidden: hidden counts must not be in the DOM. */
  readonly vote: Pick<ReceivedVote, 'choices' | 'mixed'> | null;
  /** The percentage set for all; `null` when each person chooses. */
  readonly percents: RoomPercents | null;
  readonly isFrozen: boolean;
  /** False for sheets and collected budgets, which cannot change. */
  readonly canFreeze: boolean;
  /** After the revealed items only: hidden counts must not be deducible from it. */
  readonly balance: Millions;
  /** The counters of raised hands, and the number of people, which may change. */
  readonly hands?: {
    readonly onMembers: (members: number | null) => void;
    readonly tally: Tally;
    readonly onCount: (type: ChoiceType, count: number) => void;
  };
  /** How to join a live room, at the foot of the screen. */
  readonly join?: ReactNode;
};

export type StageGesture = 'previous' | 'next' | 'show' | 'hide' | 'freeze' | 'end' | 'leave';
