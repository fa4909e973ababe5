import Scale from 'lucide-react/icons/scale';
import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { redirect, useNavigate } from 'react-router';
import { comparePath, linePath, piecePath } from '#site/path.ts';
import { readGone, readRenamings } from '#dataset/read.server.ts';
import { FaceButton } from '#features/explore/comparison/face-button.tsx';
import { drawnLineOf, type LineData } from '#features/explore/line/line-drawing.ts';
import { LinePage } from '#features/explore/line/line-page.tsx';
import { Gone } from '#layout/gone.tsx';
import { NotFound } from '#layout/not-found.tsx';
import { LineChoices } from '#ballot/line-choices.tsx';
import { goneOf } from '#page-data/gone.server.ts';
import { readLineData } from '#page-data/line.server.ts';
import { goneMeta, metaOf, notFoundMeta } from '#layout/meta.ts';
import { loadSearchBook, SiteSearch } from '#layout/search.tsx';
import type { Route } from './+types/ligne.ts';

/** Runs at build time; a client-side navigation downloads its result as a file. */
export function loader({ params }: Route.LoaderArgs) {
  const moved = readRenamings().lines[params.id];
  if (moved !== undefined) throw redirect(linePath(moved), 301);
  const data = readLineData(params.id, { line: linePath, piece: piecePath });
  if (data !== null) return { ...data, drawing: drawnLineOf(data) };
  return goneOf(readGone().lines, params.id);
}

/**
 * Offline, the page is rendered from `__spa-fallback.html`, which has no loader data: without a
 * `clientLoader` the router would not request any.
 */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData: data }: Route.MetaArgs) {
  if (data === null) return notFoundMeta;
  return 'words' in data ? goneMeta(data) : metaOf(data.pageTitle, data.summary);
}

export default function LineRoute({ loaderData: data }: Route.ComponentProps) {
  if (data === null) return <NotFound search={<SiteSearch />} />;
  if ('words' in data) return <Gone gone={data} search={<SiteSearch />} />;
  return <KnownLine data={data} />;
}

function KnownLine({ data }: { readonly data: LineData }) {
  const { line, isVotable, facing } = data;
  const navigate = useNavigate();
  return (
    <LinePage
      data={data}
      compare={
        <FaceButton
          title={`«\u00A0${line.title}\u00A0» face à…`}
          label="Comparer"
          icon={Scale}
          compared={[line.id]}
          facing={facing}
          loadBook={loadSearchBook}
          onChoose={(id) => void navigate(comparePath(comparisonPathOf([line.id, id])))}
        />
      }
      vote={isVotable && <LineChoices key={line.id} line={line} />}
    />
  );
}
