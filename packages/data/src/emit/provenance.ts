import { isCounted, type Origin } from '@nosmilliards/domain/budget/line';
import { byWeight } from '@nosmilliards/domain/budget/weight';
import type { BuiltSums } from '../built.ts';
import { knownTermsOf } from '../derive/formula.ts';
import { accountableOf, isSum, mixtureOf } from '../derive/trust.ts';
import type { Dossier } from '../read/dossier.ts';
import { flagsOf, totalNet, weighed, type Line } from '../read/tree.ts';
import { sidesOf } from './lines.ts';

/** The source of a line that the edition computes from others. */
const COMPUTED = 'calcul-nos-milliards';
const MOST_NAMED = 2;

/** Who published the figures: a sum of official lines is not an official figure of this site. */
export function producersOf(dossier: Dossier, line: Line): string {
  const names = [...new Set(namesOf(dossier, line))];
  const others = names.length - MOST_NAMED;
  return others > 0
    ? `${names.slice(0, MOST_NAMED).join(', ')} et ${others} ${others > 1 ? 'autres' : 'autre'}`
    : names.join(' et ');
}

function namesOf(dossier: Dossier, { row, children }: Line): string[] {
  const { sources, pieces } = dossier.edition;
  const producerOf = (source = '') => sources.content.sources[source]?.producteur ?? [];
  const own = row.source === COMPUTED ? [] : [producerOf(row.source)].flat();
  if (row.nature === 'officiel') return own;
  const found = [
    ...own,
    ...knownTermsOf(row.formule).flatMap((term) =>
      term.kind === 'cell' ? producerOf(pieces.content.pieces[term.piece]?.source) : [],
    ),
    ...children.toSorted(heavierFirst).flatMap((child) => namesOf(dossier, child)),
  ];
  return found.length > 0 ? found : [producerOf(row.source)].flat();
}

function heavierFirst(a: Line, b: Line): number {
  return byWeight({ ...weighed(a), ...flagsOf(a) }, { ...weighed(b), ...flagsOf(b) });
}

/** What a line does not say by itself: the sums of several producers, years or payers. */
export function builtSumsOf(dossier: Dossier): BuiltSums {
  const lines = sidesOf(dossier).flatMap(({ tree }) => tree.all);
  const { sources } = dossier.edition.sources.content;
  return Object.fromEntries(
    lines.flatMap((line) => {
      const years = isSum(line) ? mixtureOf(dossier, [line]).years.map(({ kind }) => kind) : [];
      const payers = payersOf(line);
      const producers = producersOf(dossier, line);
      return producers !== sources[line.row.source]?.producteur ||
        years.length > 1 ||
        payers.length > 1
        ? [[line.row.id, { producers, years, payers }]]
        : [];
    }),
  );
}

/** Every administration that pays or collects its lines, from the one that weighs most. */
function payersOf(line: Line): Origin[] {
  const counted = accountableOf(line).filter(
    (part) => isCounted(flagsOf(part)) || !isCounted(flagsOf(line)),
  );
  const groups = Map.groupBy(counted, ({ row }) => row.source_niveau);
  return [...groups]
    .toSorted(([, a], [, b]) => totalNet(b) - totalNet(a))
    .flatMap(([origin]) => (origin === '' ? [] : [origin]));
}
