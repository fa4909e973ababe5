import { brotliCompressSync } from 'node:zlib';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sheet } from '#dataset/sheet.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { restoredBallot } from '@nosmilliards/data/personas';
import { edition, storedBy } from '#testing/persona.ts';

const MOST_BYTES = 4096;

it('the sheet costs at most 4 KB, bare or with every card changed, and no style attribute', () => {
  for (const persona of ['Tout garder', 'Fin des niches', 'Tout augmenter au maximum']) {
    const { ledger } = restoredBallot(storedBy(persona), edition);
    const drawn = renderToStaticMarkup(
      <Sheet sheet={sheet} changes={sheetChangesOf(ledger, edition, sheet)} />,
    );
    expect(brotliCompressSync(drawn).length).toBeLessThan(MOST_BYTES);
    expect(drawn).not.toContain('style=');
  }
  expect(renderToStaticMarkup(<Sheet sheet={sheet} />).length).toBeLessThan(MOST_BYTES);
});
