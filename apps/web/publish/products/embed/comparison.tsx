import { estimatedWords, type Nature, type SumNature } from '@nosmilliards/domain/budget/nature';
import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { comparePath } from '#site/path.ts';
import type { BuiltComparison } from '#dataset/built.ts';
import { readEdition, readKnownDetail } from '#dataset/read.server.ts';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { Frame, Provenance, sourceWordsOf, type Embed } from './frame.tsx';
import styles from './frame.module.css';

export function comparisonEmbedOf(comparison: BuiltComparison): Embed {
  const { title, lineIdsA, lineIdsB } = comparison;
  const page = comparePath(comparisonPathOf([...lineIdsA, ...lineIdsB]));
  return {
    kind: 'comparison',
    page,
    title,
    body: <ComparisonFrame comparison={comparison} page={page} />,
  };
}

type ComparisonFrameProps = { readonly comparison: BuiltComparison; readonly page: string };

function ComparisonFrame({ comparison, page }: ComparisonFrameProps) {
  const { title, description, impact, detail } = comparison;
  const lines = [...comparison.lineIdsA, ...comparison.lineIdsB].map(readKnownDetail);
  const sources = new Set(
    lines.map(({ line, producers }) => sourceWordsOf(line.source, producers)),
  );
  const sides = [
    { ...comparison.budgetA, ids: comparison.lineIdsA },
    { ...comparison.budgetB, ids: comparison.lineIdsB },
  ].map((side) => ({ ...side, known: natureOfSum(side.ids) }));
  return (
    <Frame
      eyebrow={`Deux ordres de grandeur · Budget ${readEdition().year}`}
      title={title}
      page={page}
      way={'Ouvrir la comparaison sur Nos\u00A0Milliards'}
      provenance={
        <Provenance
          known={weakestOf(sides.map(({ known }) => known))}
          to={page}
          more="Les lignes comparées"
        >
          {sources.size > 1 ? 'Sources' : 'Source'} : {[...sources].join('\u202F; ')}.
        </Provenance>
      }
    >
      <p>{description}</p>
      <BarList
        label="Les deux montants"
        items={sides.map(({ name, amount, context, ids, known }) => ({
          id: name,
          label: (
            <>
              {name}
              <small className={styles['context']}>
                <NatureTag nature={known.nature} more={estimatedWords(known)} />{' '}
                {context !== '' && `${context}.`}
                {ids.length > 1 && ` Somme de ${ids.length}\u00A0lignes.`}
              </small>
            </>
          ),
          size: amount,
          value: <Amount value={amount} />,
          sector: readKnownDetail(ids[0] ?? '').line.paint,
        }))}
      />
      <p>
        <strong>{impact}</strong>
      </p>
      {detail !== '' && <p>{detail}</p>}
    </Frame>
  );
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
