import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import type { Nature } from '@nosmilliards/domain/budget/nature';
import type { SumNature } from '@nosmilliards/domain/budget/nature';
import { comparePath } from '../../../app/site/path.ts';
import type { BuiltComparison } from '../../../app/dataset/built.ts';
import { readEdition, readKnownDetail } from '../../../app/dataset/read.server.ts';
import { barsOf } from './bars.ts';
import { linkTo, natureTag, provenanceOf, sourceWordsOf, type Embed } from './embed.ts';
import { markup } from './markup.ts';

export function comparisonEmbedOf(comparison: BuiltComparison): Embed {
  const { title, description, impact, detail, lineIdsA, lineIdsB, sources } = comparison;
  const page = comparePath(comparisonPathOf([...lineIdsA, ...lineIdsB]));
  const natures = [natureOfSum(lineIdsA), natureOfSum(lineIdsB)] as const;
  return {
    kind: 'comparison',
    page,
    title,
    body: markup`
      <main class="comparison">
        <p class="eyebrow">Deux ordres de grandeur · Budget ${readEdition().year}</p>
        <h1>${title}</h1>
        <p>${description}</p>
        ${barsOf(
          [
            sideOf(comparison.budgetA, lineIdsA, natures[0]),
            sideOf(comparison.budgetB, lineIdsB, natures[1]),
          ],
          'Les deux montants',
        )}
        <p class="impact">${impact}</p>
        ${detail !== '' && markup`<p>${detail}</p>`}
        <p class="way">${linkTo(page, 'Ouvrir la comparaison sur Nos\u00A0Milliards')}</p>
        ${provenanceOf(
          weakestOf(natures),
          [
            `${sources.length > 1 ? 'Sources' : 'Source'}\u00A0: ${sources.map(sourceWordsOf).join('\u202F; ')}.`,
          ],
          linkTo(page, 'Les lignes comparées'),
        )}
      </main>`,
  };
}

type Side = BuiltComparison['budgetA'];

function sideOf({ name, amount, context }: Side, ids: readonly string[], nature: SumNature) {
  const count = ids.length > 1 ? ` Somme de ${ids.length}\u00A0lignes.` : '';
  return {
    name,
    amount,
    paint: readKnownDetail(ids[0] ?? '').line.paint,
    note: markup`<small>${natureTag(nature)} ${context}${context !== '' && '.'}${count}</small>`,
  };
}

const FROM_WEAKEST = ['estime', 'calcule', 'officiel'] as const satisfies readonly Nature[];

/** Several lines together are « calculé », or « estimé » if a part of one of them is. */
export function natureOfSum(ids: readonly string[]): SumNature {
  const lines = ids.map((id) => readKnownDetail(id).line);
  const [first] = lines;
  if (first !== undefined && lines.length === 1) return first;
  return weakestOf([...lines, { nature: 'calcule' }]);
}

function weakestOf(known: readonly SumNature[]): SumNature {
  const natures = new Set(known.map(({ nature, estimated }) => (estimated ? 'estime' : nature)));
  return { nature: FROM_WEAKEST.find((nature) => natures.has(nature)) ?? 'estime' };
}
