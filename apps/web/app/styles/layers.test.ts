import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the root imports the order of the layers first: read after another sheet, the reset would win', () => {
  const root = readFileSync(join(import.meta.dirname, '../root.tsx'), 'utf8');
  expect(/^import .*/m.exec(root)?.[0]).toBe("import '#styles/global.css';");
  const order = readFileSync(join(import.meta.dirname, 'global.css'), 'utf8');
  expect(/^@(?:layer|import) .*/m.exec(order)?.[0]).toMatch(/^@layer reset, .*, ui;$/);
});

const ui = join(import.meta.dirname, '../ui');

it('every sheet of ui stands whole in its layer: a feature wins over it however one arrives', () => {
  const sheets = globSync('**/*.css', { cwd: ui });
  const outside = sheets.filter(
    (sheet) => !/^@layer ui \{\n(?: .*\n|\n)*\}\n$/.test(readFileSync(join(ui, sheet), 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(30);
  expect(outside).toEqual([]);
});
