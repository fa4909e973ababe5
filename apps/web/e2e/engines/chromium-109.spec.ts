import { expect, open, test } from '../page.ts';
import { faultsOf, isHydrated, pagesOfEachKind } from './in-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { path, title } of pagesOfEachKind) {
  test(`${path} is no worse with script than without`, async ({ page, complaints }) => {
    await open(page, path);
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    await expect.poll(() => page.evaluate(faultsOf, title)).toEqual([]);
    // What it says of an attribute it does not know yet, as we know.
    const real = complaints.filter((text) => !text.startsWith("Found a 'popover' attribute"));
    complaints.splice(0, complaints.length, ...real);
  });
}
