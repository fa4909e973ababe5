import { yearOfName } from '@nosmilliards/domain/game/edition';
import { isRecord, parseRecord } from '@nosmilliards/domain/stored-value';
import { answeredSheetsIn, paperTallyOf, type PaperSheet } from '@nosmilliards/domain/tally/paper';
import { CHOICE_TYPES, EMPTY_TALLY, type Tally } from '@nosmilliards/domain/tally/tally';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import type { RoomDeck } from './room-item.ts';

/** Raised hands counted on this screen, printed sheets typed in, or collected budgets. */
export type Way = 'hands' | 'paper' | 'budgets';

/** `setup`: the session is paused, and can be resumed. */
type Step = 'setup' | 'intake' | 'stage' | 'end';

/** The inputs only: every figure is computed from them. */
export type Session = {
  /** The edition voted on: another one has other cards. */
  readonly edition: string;
  readonly way: Way;
  readonly deck: RoomDeck;
  readonly step: Step;
  /** Hands only: number of people present, if given. */
  readonly members: number | null;
  /** Hands and paper: the percentage of « réduire » and « augmenter ». */
  readonly percent: number;
  /** Index in the deck. */
  readonly place: number;
  readonly tallies: Readonly<Record<string, Tally>>;
  /** Paper only: the sheets, in the order typed in. */
  readonly papers: readonly PaperSheet[];
  /** In the order collected; duplicates are kept. */
  readonly codes: readonly string[];
  readonly shown: readonly string[];
  readonly frozen: readonly string[];
  /** Stored, because the camera may need a reload of the page. */
  readonly isCameraOpen: boolean;
};

export type Plan = Pick<Session, 'edition' | 'way' | 'deck' | 'members' | 'percent'>;

const VERSION = 1;
const DECKS: readonly RoomDeck[] = ['groups', 'cards', 'cards-without-revenue'];
const WAYS: readonly Way[] = ['hands', 'paper', 'budgets'];
const STEPS: readonly Step[] = ['setup', 'intake', 'stage', 'end'];

/** The percentages offered. */
export const PERCENTS = [5, 10, 20] as const;
/** Upper bound of a count of hands. */
export const LARGEST_ROOM = 999;

export function newSession(plan: Plan): Session {
  return {
    ...plan,
    step: plan.way === 'hands' ? 'stage' : 'intake',
    place: 0,
    tallies: {},
    papers: [],
    codes: [],
    shown: [],
    frozen: [],
    isCameraOpen: false,
  };
}

export function tallyIn({ way, tallies, papers }: Session, id: string): Tally {
  return way === 'paper' ? paperTallyOf(papers, id) : (tallies[id] ?? EMPTY_TALLY);
}

/** Whether closing the tab loses what was counted or typed by hand. */
export function hasCounts({ tallies, papers }: Session): boolean {
  return answeredSheetsIn(papers) > 0 || Object.keys(tallies).length > 0;
}

/** No change once the item is frozen or revealed. */
export function counted(session: Session, id: string, type: ChoiceType, count: number): Session {
  if (session.frozen.includes(id) || session.shown.includes(id)) return session;
  const whole = Math.min(LARGEST_ROOM, Math.max(0, Math.trunc(count)));
  const tally = { ...tallyIn(session, id), [type]: whole };
  return { ...session, tallies: { ...session.tallies, [id]: tally } };
}

export function moved(session: Session, by: 1 | -1, items: number): Session {
  return { ...session, place: Math.min(items - 1, Math.max(0, session.place + by)) };
}

export function withShown(session: Session, id: string, isShown: boolean): Session {
  return { ...session, shown: listed(session.shown, id, isShown) };
}

export function withFrozen(session: Session, id: string, isFrozen: boolean): Session {
  return { ...session, frozen: listed(session.frozen, id, isFrozen) };
}

export function written(session: Session): string {
  return JSON.stringify({ version: VERSION, ...session });
}

/** `null` when the text is not a session of the year of this edition. */
export function readSession(text: string, edition: string, ids: ReadonlySet<string>) {
  const read = parseRecord(text);
  if (!read.ok || read.value['version'] !== VERSION) return null;
  const { value } = read;
  const way = WAYS.find((one) => one === value['way']);
  const deck = DECKS.find((one) => one === value['deck']);
  const step = STEPS.find((one) => one === value['step']);
  const isOfYear = yearOfName(value['edition']) === yearOfName(edition);
  if (!isOfYear || !way || !deck || !step) return null;
  const known = (list: unknown) => textsIn(list).filter((id) => ids.has(id));
  return {
    edition,
    way,
    deck,
    step,
    members: isCount(value['members']) ? value['members'] : null,
    percent: PERCENTS.find((one) => one === value['percent']) ?? PERCENTS[1],
    place: isCount(value['place']) ? value['place'] : 0,
    tallies: talliesIn(value['tallies'], ids),
    papers: papersIn(value['papers'], ids),
    codes: textsIn(value['codes']),
    shown: known(value['shown']),
    frozen: known(value['frozen']),
    isCameraOpen: value['isCameraOpen'] === true,
  } satisfies Session;
}

/** The year of a session that the cards of this edition cannot go on with; `null` for any other. */
export function endedYearOf(text: string | null, edition: string): number | null {
  const read = parseRecord(text ?? '');
  const year = read.ok ? yearOfName(read.value['edition']) : null;
  return year === yearOfName(edition) ? null : year;
}

function talliesIn(value: unknown, ids: ReadonlySet<string>): Record<string, Tally> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([id, counts]) =>
    ids.has(id) && isRecord(counts) ? [[id, tallyOfRecord(counts)] as const] : [],
  );
  return Object.fromEntries(entries);
}

function tallyOfRecord(counts: Record<string, unknown>): Tally {
  const tally = { ...EMPTY_TALLY };
  for (const type of CHOICE_TYPES) {
    const count = counts[type];
    if (isCount(count)) tally[type] = count;
  }
  return tally;
}

function papersIn(value: unknown, ids: ReadonlySet<string>): readonly PaperSheet[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).flatMap(([id, word]) => {
        const type = CHOICE_TYPES.find((one) => one === word);
        return type !== undefined && ids.has(id) ? [[id, type] as const] : [];
      }),
    ),
  );
}

function listed(list: readonly string[], id: string, isIn: boolean): readonly string[] {
  const others = list.filter((one) => one !== id);
  return isIn ? [...others, id] : others;
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_ROOM;
}
