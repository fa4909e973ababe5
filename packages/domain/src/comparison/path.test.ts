import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedPathOf } from './moved-path.ts';
import { comparisonPathOf, parseComparisonPath } from './path.ts';
import { isStableId } from '../budget/line.ts';

const known = ['defense_01', 'ET01', 'education', 'a', 'b', 'c', 'd', 'e'];

describe('comparison path', () => {
  it('[C3] lower-cases, hyphenates, sorts and joins', () => {
    expect(comparisonPathOf(['defense_01', 'ET01', 'Aide Sociale'])).toBe(
      'aide-sociale-vs-defense_01-vs-et01',
    );
  });

  it('[C4] finds ids whatever their case', () => {
    expect(parseComparisonPath('DEFENSE_01-vs-et01', known).ids).toEqual(['defense_01', 'ET01']);
  });

  it('[C4] ignores unknown ids and names them', () => {
    expect(parseComparisonPath('education-vs-licornes-vs-', known)).toEqual({
      ids: ['education'],
      unknown: ['licornes'],
      excess: [],
    });
    expect(parseComparisonPath('', known)).toEqual({ ids: [], unknown: [], excess: [] });
    expect(parseComparisonPath('__proto__', known).ids).toEqual([]);
  });

  it('[C4] counts a repeated id once and stops at six', () => {
    const path = 'a-vs-a-vs-b-vs-c-vs-d-vs-e-vs-et01-vs-education';
    const { ids, excess } = parseComparisonPath(path, known);
    expect(ids).toEqual(['a', 'b', 'c', 'd', 'e', 'ET01']);
    expect(excess).toEqual(['education']);
  });

  it('[C4] always answers the same id when two differ by case alone', () => {
    expect(parseComparisonPath('et01', ['ET01', 'et01']).ids).toEqual(['ET01']);
    expect(parseComparisonPath('et01', ['et01', 'ET01']).ids).toEqual(['ET01']);
  });

  describe('with ids renamed since', () => {
    const renamed = { defense_forces: 'defense_01', ET99: 'education' };

    it('[C4] leads to the address of the lines that took their place', () => {
      expect(movedPathOf('a-vs-defense_forces', renamed)).toBe('a-vs-defense_01');
      expect(movedPathOf('Defense_Forces-vs-b-vs-et99', renamed)).toBe(
        'b-vs-defense_01-vs-education',
      );
      expect(movedPathOf('licornes-vs-et99', renamed)).toBe('education-vs-licornes');
    });

    it('[C4] names a line once when its old and new names are both there', () => {
      expect(movedPathOf('defense_01-vs-defense_forces', renamed)).toBe('defense_01');
    });

    it('[C4] moves nothing else, not even an address in another order', () => {
      expect(movedPathOf('education-vs-a', renamed)).toBeNull();
      expect(movedPathOf('__proto__-vs-constructor', renamed)).toBeNull();
      expect(movedPathOf('', renamed)).toBeNull();
    });
  });

  const anId = fc.stringMatching(/^[a-zA-Z0-9_-]{1,8}$/).filter(isStableId);
  const someIds = fc.uniqueArray(anId, {
    minLength: 2,
    maxLength: 6,
    selector: (id) => id.toLowerCase(),
  });

  it('[C3] does not depend on the order of the choice', () => {
    fc.assert(
      fc.property(someIds, (ids) => {
        expect(comparisonPathOf(ids.toReversed())).toBe(comparisonPathOf(ids));
      }),
    );
  });

  it('[C4] whatever the address says, answers known ids, each once, and at most six', () => {
    const aPiece = fc.constantFrom(
      ...known,
      '-vs-',
      '-VS-',
      '-',
      'vs',
      '%',
      '..',
      '__proto__',
      '\0',
    );
    const aPath = fc.oneof(
      fc.string(),
      fc.array(aPiece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(aPath, (path) => {
        const { ids } = parseComparisonPath(path, known);
        expect(known).toEqual(expect.arrayContaining([...ids]));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('[C4] reads back exactly what was written', () => {
    fc.assert(
      fc.property(someIds, (ids) => {
        const read = parseComparisonPath(comparisonPathOf(ids), ids);
        expect(read.ids.toSorted()).toEqual(ids.toSorted());
        expect(read.unknown).toEqual([]);
      }),
      { examples: [[['vs', 'a', 'b']], [['vsx-1', '-', 'a-v']]] },
    );
  });
});
