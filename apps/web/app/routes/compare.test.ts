import { expect, it } from 'vitest';
import { comparisons } from '#dataset/home-comparisons.ts';
import type { Route } from './+types/compare.ts';
import { clientLoader, loader, meta } from './compare.tsx';

const written = comparisons.filter(({ lines }) => lines.length > 2);

it.each(written)(
  '« $title » has the same title typed and reached by a link',
  async (comparison) => {
    const params = { ids: comparison.address };
    const [typed, reached] = await Promise.all([loader({ params }), clientLoader({ params })]);
    const title = `${comparison.title}\u00A0: comparaison — Nos Milliards`;
    for (const loaderData of [typed, reached]) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of it is not read
      expect(meta({ loaderData } as Route.MetaArgs)).toContainEqual({ title });
    }
  },
);
