import { AREA_NAMES, type Area } from '@nosmilliards/domain/series/area';
import type { EuropeData } from '#page-data/europe.server.ts';
import { contourOf, PITCH, runOf } from '#ui/sheet/pen.ts';

export type DrawnGdpSheet = {
  readonly area: Area;
  readonly name: string;
  /** « 573 € ». */
  readonly total: string;
  /** Of the function put forward. */
  readonly own: string;
  readonly rest: string;
  readonly spent: string;
  readonly chosen: string;
  readonly contour: string;
};

/** Squares of a sheet, and of one of its rows. */
const SHEET = 1000;
const ACROSS = 25;
const LAYOUT = { rows: ACROSS, upright: true } as const;

export const GDP_SHEET_BOX = `-1 -1 ${ACROSS * PITCH + 1} ${(SHEET / ACROSS) * PITCH + 1}`;

/** Runs at build time: the visitor does not download the drawing code. */
export function drawnGdpSheetOf(squares: EuropeData['squares'][number]): DrawnGdpSheet {
  const { area, total, own, spent, runs, chosen } = squares;
  const outlined = [...runs, { start: 0, squares: spent }].filter((run) => run.squares > 0);
  return {
    area,
    name: AREA_NAMES[area].name,
    total,
    own,
    rest: runOf(spent, SHEET, LAYOUT),
    spent: runOf(0, spent, LAYOUT),
    chosen: chosen === null ? '' : runOf(chosen.start, chosen.start + chosen.squares, LAYOUT),
    contour: outlined.map((run) => contourOf(run.start, run.start + run.squares, LAYOUT)).join(''),
  };
}
