import {
  comparableCategories,
  loadComparedLines,
  movedComparison,
} from '#dataset/compared-lines.ts';
import { baseline } from '#dataset/edition.ts';
import { figuresOf } from '@nosmilliards/domain/comparison/comparison';
import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { isVotable, type Line } from '@nosmilliards/domain/budget/line';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useEffect, useMemo } from 'react';
import { replace, useLocation, useNavigate } from 'react-router';
import { useComparison } from '#browser/comparison.ts';
import { pages } from '#site/pages.ts';
import { comparePath } from '#site/path.ts';
import { FaceButton } from '#features/explore/comparison/face-button.tsx';
import { ComparisonBar } from '#features/explore/comparison-bar/comparison-bar.tsx';
import { ComparisonChoice } from '#features/explore/comparison/comparison-choice.tsx';
import { Comparison } from '#features/explore/comparison/comparison.tsx';
import { NothingToCompare } from '#features/explore/comparison/nothing-to-compare.tsx';
import { proportionSentenceOf, titleOf } from '#features/explore/comparison/sentence.ts';
import { LensScope } from '#features/explore/lens/lens-scope.tsx';
import { LensSwitch } from '#features/explore/lens/lens-switch.tsx';
import { loadWrittenHead } from '#dataset/written-head.ts';
import { LineChoices } from '#ballot/line-choices.tsx';
import { metaOf } from '#layout/meta.ts';
import { loadSearchBook } from '#layout/search.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import type { Route } from './+types/compare.ts';

/** Prerendered comparisons carry their lines; others are loaded from the address by the browser. */
async function loadComparison({ params }: { readonly params: { readonly ids?: string } }) {
  // `/compare` is where one chooses.
  if (params.ids === undefined) return null;
  const moved = movedComparison(params.ids);
  if (moved !== null) throw replace(comparePath(moved));
  const loaded = await loadComparedLines(params.ids);
  return { ...loaded, head: await loadWrittenHead(loaded.lines) };
}

const choices = (line: Line) => isVotable(line) && <LineChoices key={line.id} line={line} />;

/** For prerendered comparisons only. */
export const loader = loadComparison;
export const clientLoader = loadComparison;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData || loaderData.lines.length === 0) {
    return metaOf(
      loaderData === null ? pages.compare.heading : 'Comparaison',
      'Mettre côte à côte deux à six lignes du budget public.',
    );
  }
  const { lines, head } = loaderData;
  return metaOf(
    `${head?.title ?? titleOf(figuresOf(lines).items)} : comparaison`,
    head?.description ?? proportionSentenceOf(lines),
  );
};

export default function Compare({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <Choice /> : <Compared {...loaderData} />;
}

function Choice() {
  const categories = useMemo(() => comparableCategories(), []);
  const { ids } = useComparison();
  const navigate = useNavigate();
  return (
    <>
      <ComparisonChoice
        lines={categories}
        baseline={baseline}
        search={
          <FaceButton
            title="Choisir une ligne"
            label="Chercher une ligne"
            icon={Search}
            compared={ids}
            facing={[]}
            loadBook={loadSearchBook}
            onChoose={(id) => void navigate(comparePath(comparisonPathOf([...ids, id])))}
          />
        }
      />
      <ComparisonBar />
    </>
  );
}

function Compared(data: NonNullable<Route.ComponentProps['loaderData']>) {
  const { lines, unknown } = data;
  const { origin, follow, clear } = useComparison();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();

  // The address wins: the visit's selection is set from it, so that the explorer shows the same.
  useEffect(() => {
    if (lines.length > 0) follow(lines, originIn(state));
  }, [follow, lines, state]);

  function leave() {
    clear();
    void navigate(origin);
    notify('Comparaison vidée.', { label: 'Annuler', onAction: () => void navigate(pathname) });
  }

  function remove(id: string) {
    const others = lines.filter((line) => line.id !== id).map((line) => line.id);
    if (others.length === 0) leave();
    else void navigate(comparePath(comparisonPathOf(others)));
  }

  if (lines.length === 0) return <NothingToCompare unknown={unknown} />;
  const ids = lines.map(({ id }) => id);
  return (
    <LensScope baseline={baseline}>
      <Comparison
        {...data}
        baseline={baseline}
        lens={<LensSwitch />}
        choices={choices}
        more={
          <FaceButton
            title="Ajouter à la comparaison"
            label="Ajouter une ligne"
            icon={Plus}
            compared={ids}
            facing={[]}
            loadBook={loadSearchBook}
            onChoose={(id) => void navigate(comparePath(comparisonPathOf([...ids, id])))}
          />
        }
        origin={origin}
        onRemove={remove}
        onEmpty={leave}
      />
    </LensScope>
  );
}

/** The page that opened the comparison, from the history state. */
function originIn(state: unknown): string | undefined {
  const hasOrigin = typeof state === 'object' && state !== null && 'origin' in state;
  return hasOrigin && typeof state.origin === 'string' ? state.origin : undefined;
}
