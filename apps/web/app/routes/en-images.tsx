import { year } from '#dataset/edition.ts';
import { linePath, paths } from '#browser/path.ts';
import { flowsOf } from '#features/picture/flows-layout.ts';
import { Flows } from '#features/picture/flows.tsx';
import { treemapOf } from '#features/picture/treemap-layout.ts';
import { Treemap } from '#features/picture/treemap.tsx';
import { metaOf } from '#frame/meta.ts';
import { readFlows, readTreemapLines } from '#sheet/pictures.server.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/en-images.ts';
import styles from './en-images.module.css';

export const meta = () =>
  metaOf(
    'Le budget en images',
    'Les dépenses publiques en rectangles, et d’où vient l’argent public, où il va.',
  );

/** Runs when the page is written: nothing is laid out on the visitor's device. */
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
