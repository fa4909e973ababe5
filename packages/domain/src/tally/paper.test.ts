import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answeredSheetsIn,
  cellToFill,
  entered,
  erasedFrom,
  incompleteSheetsIn,
  paperTallyOf,
  steppedTo,
  type PaperEntry,
} from './paper.ts';
import { CHOICE_TYPES, EMPTY_TALLY, tallyOf } from './tally.ts';

const ids = ['A', 'B', 'C'];
const start: PaperEntry = { sheets: [], cell: { sheet: 0, place: 0 } };
const anyType = fc.constantFrom(...CHOICE_TYPES);
const anyAnswer = fc.option(anyType);

const typed = (...types: readonly Parameters<typeof entered>[2][]): PaperEntry => {
  let entry = start;
  for (const type of types) entry = entered(entry, ids, type);
  return entry;
};

describe('the count of paper sheets', () => {
  it('[R9] is that of the choices written, as if by a show of hands', () => {
    const { sheets } = typed('keep', 'remove', 'keep', 'keep', 'increase', 'decrease');
    expect(paperTallyOf(sheets, 'A')).toEqual({ ...EMPTY_TALLY, keep: 2 });
    expect(paperTallyOf(sheets, 'B')).toEqual({ ...EMPTY_TALLY, increase: 1, remove: 1 });
  });

  it('[R9] leaves a blank out, and a sheet without an answer', () => {
    const { sheets } = typed('keep', null, 'keep', null, null, null, 'remove');
    expect(paperTallyOf(sheets, 'A')).toEqual({ ...EMPTY_TALLY, keep: 1, remove: 1 });
    expect(paperTallyOf(sheets, 'B')).toEqual(EMPTY_TALLY);
    expect(answeredSheetsIn(sheets)).toBe(2);
  });

  it('[R9] names a sheet left incomplete, but not the one being typed', () => {
    const { sheets, cell } = typed('keep', 'keep', null, 'keep', 'keep', 'keep', 'remove');
    expect(incompleteSheetsIn(sheets, ids, cell.sheet)).toEqual([0]);
    expect(incompleteSheetsIn(sheets, ids, 0)).toEqual([2]);
    expect(answeredSheetsIn(sheets)).toBe(3);
  });

  it('[R9] does not depend on the order of the sheets', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.constantFrom(...ids), anyType)), (sheets) => {
        for (const id of ids) {
          const types = sheets.flatMap(({ [id]: type }) => (type === undefined ? [] : [{ type }]));
          expect(paperTallyOf(sheets.toReversed(), id)).toEqual(tallyOf(types));
        }
      }),
    );
  });
});

describe('typing paper sheets', () => {
  it('[R10] takes one key a decision, from one sheet to the next', () => {
    fc.assert(
      fc.property(fc.array(anyType, { maxLength: 40 }), (types) => {
        const { sheets, cell } = typed(...types);
        expect(cell.sheet * ids.length + cell.place).toBe(types.length);
        expect(sheets.flatMap((sheet) => ids.flatMap((id) => sheet[id] ?? []))).toEqual(types);
      }),
    );
  });

  it('[R10] resumes after the last answer', () => {
    expect(cellToFill([], ids)).toEqual(start.cell);
    fc.assert(
      fc.property(fc.array(anyAnswer, { maxLength: 20 }), anyType, (answers, last) => {
        const { sheets, cell } = typed(...answers, last);
        expect(cellToFill(sheets, ids)).toEqual(cell);
        const blanks = typed(...answers, last, null, null, null, null);
        expect(cellToFill(blanks.sheets, ids)).toEqual(cell);
      }),
    );
  });

  it('[R10] erasing takes back the last key, then those before it', () => {
    fc.assert(
      fc.property(fc.array(anyType, { maxLength: 20 }), anyType, (types, last) => {
        const before = typed(...types);
        const after = erasedFrom(entered(before, ids, last), ids);
        expect(after.cell).toEqual(before.cell);
        for (const id of ids) {
          expect(paperTallyOf(after.sheets, id)).toEqual(paperTallyOf(before.sheets, id));
        }
      }),
    );
    expect(erasedFrom(start, ids).cell).toEqual(start.cell);
  });

  it('[R10] erasing a filled cell clears it and stays there', () => {
    const at = { ...typed('keep', 'remove', 'keep'), cell: { sheet: 0, place: 1 } };
    expect(erasedFrom(at, ids)).toEqual({ ...at, sheets: [{ A: 'keep', C: 'keep' }] });
  });

  it('[R10] a cell typed over changes, and no other', () => {
    const at = { ...typed('keep', 'keep', 'keep', 'keep'), cell: { sheet: 0, place: 2 } };
    expect(entered(at, ids, 'remove')).toEqual({
      sheets: [{ A: 'keep', B: 'keep', C: 'remove' }, { A: 'keep' }],
      cell: { sheet: 1, place: 0 },
    });
  });

  it('[R10] the arrows move without writing, no further than the first sheet not typed in', () => {
    const { sheets } = typed('keep', 'keep', 'keep');
    const from = (sheet: number, place: number) => ({ sheets, cell: { sheet, place } });
    expect(steppedTo(from(0, 2), ids, 'right')).toEqual(from(1, 0));
    expect(steppedTo(from(1, 0), ids, 'left')).toEqual(from(0, 2));
    expect(steppedTo(from(0, 1), ids, 'down')).toEqual(from(1, 1));
    expect(steppedTo(from(1, 1), ids, 'down')).toEqual(from(1, 1));
    expect(steppedTo(from(1, 2), ids, 'right')).toEqual(from(1, 2));
    expect(steppedTo(from(1, 1), ids, 'up')).toEqual(from(0, 1));
    expect(steppedTo(from(0, 0), ids, 'left')).toEqual(from(0, 0));
  });
});
