import { isCounted, type Line } from '../budget/line.ts';
import { sorted } from '../list.ts';

type Faced = Pick<Line, 'id' | 'parentId' | 'side' | 'amount' | 'isNiche' | 'isTransfer'> &
  Pick<Line, 'isTechnical' | 'level'>;

const FACING = 3;

/** Lines to set against one: those already opposed to it, then the nearest by amount. */
export function facingOf<L extends Faced>(
  line: Faced,
  lines: readonly L[],
  opposed: readonly string[],
): readonly L[] {
  const others = lines.filter(
    (other) =>
      other.level === 2 &&
      other.side === line.side &&
      isCounted(other) &&
      !other.isTechnical &&
      other.amount > 0 &&
      !isKin(line, other),
  );
  const farOf = ({ amount }: Faced) => Math.abs(Math.log(amount / Math.max(line.amount, 1)));
  const nearest = sorted(others, (a, b) => farOf(a) - farOf(b));
  const first = nearest.filter(({ id }) => opposed.includes(id));
  const chosen: L[] = [];
  for (const other of [...first, ...nearest]) {
    const isTaken = chosen.some(({ parentId }) => parentId === other.parentId);
    if (!isTaken && chosen.length < FACING) chosen.push(other);
  }
  return chosen;
}

/** An id begins with those of the lines that hold it. */
function isKin({ id }: Faced, other: Faced): boolean {
  return id === other.id || id.startsWith(`${other.id}_`) || other.id.startsWith(`${id}_`);
}
