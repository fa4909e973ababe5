import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import plugin from './typography-plugin.ts';

const SPOILED = "Le solde : moins 12 € ; pourquoi ? « L'État »\nLoi n° 2025, soit `5 %` : peu\n";
const RIGHT =
  'Le solde\u00A0: moins 12\u00A0€\u202F; pourquoi\u202F? «\u00A0L’État\u00A0»\nLoi n°\u00A02025, soit `5 %`\u00A0: peu\n';

describe('npm run typography', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'typography-')), 'texte.md');
  const run = (text: string, ...options: string[]) => {
    writeFileSync(file, text);
    const script = join(import.meta.dirname, 'typography.ts');
    return spawnSync(process.execPath, [script, file, ...options], { encoding: 'utf8' });
  };

  it('names the file, the line and the rule of each fault', () => {
    const { status, stderr } = run(SPOILED);
    expect(status).toBe(1);
    const rules = [...stderr.matchAll(/texte\.md:(\d) ([^:]+):/g)].map(([, line, rule]) => [
      line,
      rule,
    ]);
    expect(rules).toHaveLength(9);
    expect(rules[0]).toEqual(['1', 'no-break space (U+00A0) before ']);
    expect(rules.at(-1)?.[0]).toBe('2');
  });

  it('repairs them, and then finds nothing', () => {
    expect(run(SPOILED, '--fix').status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(RIGHT);
    expect(run(RIGHT)).toMatchObject({ status: 0, stderr: '' });
  });

  it('does not repair an emoji, and says so', () => {
    expect(run('Bravo 🎉\n', '--fix')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no emoji'),
    });
  });
});

RuleTester.describe = describe;
RuleTester.it = it;
new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'the texts of a source',
  plugin.rules.french,
  {
    valid: [
      'const ok = isOk ? a : b;',
      "const words = 'Le solde\\u00A0: 12\u00A0€';",
      '<p>Pourquoi\u202F? {amount}\u00A0: beaucoup</p>;',
    ],
    invalid: [
      {
        code: "<p>{amount}{' : beaucoup'}</p>;",
        output: "<p>{amount}{'\u00A0: beaucoup'}</p>;",
        errors: 1,
      },
      {
        code: "const words = 'Le solde : 12 €';",
        output: "const words = 'Le solde\u00A0: 12\u00A0€';",
        errors: 2,
      },
      {
        code: '<p>{amount} : beaucoup</p>;',
        output: '<p>{amount}\u00A0: beaucoup</p>;',
        errors: 1,
      },
      {
        code: 'const words = `${percent} %`;',
        output: 'const words = `${percent}\u00A0%`;',
        errors: 1,
      },
      { code: "<p>L'État</p>;", output: '<p>L’État</p>;', errors: 1 },
    ],
  },
);
