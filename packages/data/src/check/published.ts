import type { Dossier } from '../read/dossier.ts';
import { changesOf, factsOf, keyOf, spelled } from '../derive/facts.ts';
import { problemAt, type Problem } from '../read/problem.ts';
import { RELEASE_DAY } from '../read/tables.ts';
import { renamingsOf } from '../read/renaming.ts';

/**
 * A value that is no longer that of the last release has an entry in the log. What was not
 * published yet needs none.
 */
export function checkPublished(dossier: Dossier): Problem[] {
  const { published } = dossier.edition;
  const facts = factsOf(dossier);
  const byKey = new Map(facts.map((fact) => [keyOf(fact), fact]));
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const renamings = new Map(
    renamingsOf(dossier.edition).flatMap((one) => (one === null ? [] : [[one.from, one]])),
  );
  const released = published.rows.find(({ quoi }) => quoi === RELEASE_DAY)?.valeur ?? '';
  const changes = changesOf(dossier.edition).filter(({ day }) => day >= released);
  return published.rows.flatMap((row) => {
    const renaming = byId.has(row.id) ? undefined : renamings.get(row.id);
    if (row.quoi === RELEASE_DAY || renaming?.isSameMoney === false) return [];
    const named = { id: renaming?.to ?? row.id, what: row.quoi };
    const key = keyOf(named);
    const before = spelled(row.valeur);
    const after = byKey.get(key)?.value ?? '';
    if (before === after) return [];
    if (changes.some((change) => keyOf(change) === key && change.before === before)) return [];
    const place = byKey.get(key) ?? byId.get(named.id);
    const message = `« ${named.id} » (${named.what}) était ${before} à la dernière publication, et ${after === '' ? 'a disparu' : `est ${after}`} : ajoutez en tête de corrections.yaml une entrée avec quoi, objet, avant, apres et raison${place === undefined ? ', ou l’identifiant dans correspondances.yaml' : ''}.`;
    return place === undefined
      ? [problemAt(published, row, message)]
      : [problemAt(place, place, message)];
  });
}
