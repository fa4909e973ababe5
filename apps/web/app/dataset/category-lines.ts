import type { BuiltLines } from '@nosmilliards/data/built-types';

const files = import.meta.glob<BuiltLines['lines']>(
  '../../../../packages/data/built/lines/*.json',
  {
    import: 'lines',
  },
);

/** Levels 3 to 5 of one category, downloaded when it is opened. */
export async function loadCategoryLines(category: string): Promise<BuiltLines['lines']> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${category}.json`))?.[1];
  if (!load) throw new Error(`No lines for ${category}`);
  return load();
}
