import type { Dossier } from '../read/dossier.ts';
import { problemsIn, type Problem } from '../read/problem.ts';
import { recordsOf } from '../read/edition.ts';
import { isMapping, type Kind } from '../read/kind.ts';
import type { YamlRecord } from '../read/record.ts';

type Path = (string | number)[];

/** Every YAML file follows its schema. */
export function checkRecordShapes({ edition }: Dossier): Problem[] {
  return recordsOf(edition).flatMap((record) => faultsIn(record, record.kind, record.content, []));
}

/** Problems inside a value that its own kind admits. */
function faultsIn(record: YamlRecord<unknown>, kind: Kind, value: unknown, path: Path): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  const refused = (message: string) => problemsIn(record, path, [message]);
  const subject = path.length > 0 ? ` à l’entrée « ${path.join(' › ')} »` : '';
  const parts = (kind.partsOf?.(value) ?? []).flatMap((part) => {
    const inside: unknown = Reflect.get(value, part.key);
    if (inside === undefined) {
      return part.kind.isOptional
        ? []
        : refused(`Il manque « ${part.key} »${subject} : ajoutez-le.`);
    }
    return part.kind.admits(inside)
      ? faultsIn(record, part.kind, inside, [...path, part.key])
      : refused(`« ${part.key} »${subject} doit être ${part.kind.words}.`);
  });
  return [...parts, ...twins(record, kind, value, path)];
}

/** Duplicate entries: one of the two would be ignored. */
function twins(
  record: YamlRecord<unknown>,
  { uniqueBy = [] }: Kind,
  list: object,
  path: Path,
): Problem[] {
  return uniqueBy.flatMap((keys) => {
    const seen = new Set<string>();
    return Object.values(list).flatMap((entry: unknown, index) => {
      const name = keys.map((key) => (isMapping(entry) ? String(entry[key]) : '')).join(' ');
      const isFirst = !seen.has(name);
      seen.add(name);
      if (isFirst) return [];
      const message = `« ${name} » est écrit deux fois : gardez-en un.`;
      return problemsIn(record, [...path, index], [message]);
    });
  });
}
