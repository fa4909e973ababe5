import type { Dossier } from '../read/dossier.ts';
import { changesOf, factsOf, keyOf } from '../derive/facts.ts';
import { problemsIn, type Problem } from '../read/problem.ts';

/** The log is dated, newest first, and the latest entry of a value gives what is published. */
export function checkCorrections(dossier: Dossier): Problem[] {
  const { corrections } = dossier.edition;
  return [...wrongDays(dossier), ...wrongChanges(dossier)].flatMap(
    ({ index, message, list = 'corrections' }) => problemsIn(corrections, [list, index], [message]),
  );
}

type Fault = { index: number; message: string; list?: 'jours' };

function wrongDays({ edition: { corrections: log, record } }: Dossier): Fault[] {
  const { corrections, jours = [] } = log.content;
  const entries = corrections.flatMap(({ date }, index) => {
    const refused = (message: string) => [{ index, message }];
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
      return refused(`La date « ${date} » s’écrit AAAA-MM-JJ.`);
    }
    if (date > record.content.mise_a_jour) {
      return refused(
        `La correction du ${date} est plus récente que l’édition : portez mise_a_jour à cette date dans edition.yaml.`,
      );
    }
    if (index > 0 && date > (corrections[index - 1]?.date ?? '')) {
      return refused(`La correction du ${date} doit monter : la plus récente va en premier.`);
    }
    return [];
  });
  const days = jours.flatMap(({ date }, index) => {
    const message = `Aucune correction n’est du ${date} : corrigez cette date.`;
    const isKnown = corrections.some((entry) => entry.date === date);
    return isKnown ? [] : [{ index, message, list: 'jours' as const }];
  });
  return [...entries, ...days];
}

function wrongChanges(dossier: Dossier): Fault[] {
  const changes = changesOf(dossier.edition);
  const facts = new Map(factsOf(dossier).map((fact) => [keyOf(fact), fact.value]));
  return changes.flatMap(({ index, before, after, ...named }, rank) => {
    const refused = (message: string) => [{ index, message }];
    const key = keyOf(named);
    const { id, what } = named;
    if (before === after) {
      return refused(`« ${id} » ne change pas : écrivez ce qui était publié avant la correction.`);
    }
    const next = changes.slice(0, rank).findLast((change) => keyOf(change) === key);
    if (next !== undefined) {
      return next.before === after
        ? []
        : refused(
            `« ${id} » (${what}) va de ${before} à ${after}, et l’entrée suivante part de ${next.before} : accordez les deux.`,
          );
    }
    const now = facts.get(key) ?? '';
    if (now === after) return [];
    return refused(
      now === ''
        ? `« ${id} » n’a pas de « ${what} » publié : corrigez objet ou quoi, ou videz apres.`
        : `« ${id} » (${what}) vaut ${now} et non ${after} : accordez les deux.`,
    );
  });
}
