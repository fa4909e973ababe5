import { year } from '#dataset/edition.ts';
import { linePath, paths } from '#browser/path.ts';
import { flowsOf } from '#features/explore/picture/flows-layout.ts';
import { Flows } from '#features/explore/picture/flows.tsx';
import { treemapOf } from '#features/explore/picture/treemap-layout.ts';
import { Treemap } from '#features/explore/picture/treemap.tsx';
import { metaOf } from '#layout/meta.ts';
import { readFlows, readTreemapLines } from '#page-data/pictures.server.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/en-images.ts';
import styles from './en-images.module.css';

export const meta = () =>
  metaOf(
    'Le budget en images',
    'Les dépenses publiques en rectangles, et d’où vient l’argent public, où il va.',
  );

/** Runs at build time: the layout of the charts is not computed in the browser. */
export function loader() {
  return { treemap: treemapOf(readTreemapLines()), flows: flowsOf(readFlows()) };
}

const source = <TextLink to={paths.methodology}>Sources et méthode</TextLink>;

export default function Pictures({ loaderData: { treemap, flows } }: Route.ComponentProps) {
  return (
    <div className={styles['page']}>
      <PageHeading lede="Le même budget, vu d’un coup d’œil : ce qu’il paie, et d’où il vient.">
        Le budget en images
      </PageHeading>
      <Treemap
        layout={treemap}
        year={year}
        pathOf={linePath}
        allPath={paths.explorer}
        source={source}
      />
      <Flows layout={flows} year={year} source={source} />
      <p>
        <TextLink to={paths.explorer}>Ouvrir l’explorateur</TextLink>
      </p>
    </div>
  );
}
