import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatPercent } from '@nosmilliards/domain/money/format';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OLDEST_BROWSERS } from '#site/oldest-browsers.ts';
import { conformityOf, rateOf } from '#features/trust/accessibility/audit.ts';
import { auditOf } from '../../publish/bundler/accessibility-audit.ts';
import { visit, wordsOf } from '#testing/visit.tsx';

const region = async (name: string) => wordsOf(await screen.findByRole('region', { name }));
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('publishes the rate and the conformity of the audit', async () => {
  await visit('/accessibilite');
  const file = resolve(import.meta.dirname, '../../../../docs/accessibilite/audit.yaml');
  const audit = auditOf(readFileSync(file, 'utf8'));
  expect(await region('Résultat')).toContain(plain(formatPercent(rateOf(audit))));
  expect(wordsOf(screen.getByRole('contentinfo'))).toContain(plain(conformityOf(audit)));
});

it('gives the day of each repair', async () => {
  await visit('/accessibilite');
  const repaired = await region('Ce qui a été réparé');
  expect(repaired).toMatch(/^.*\b7\.5 .+ Réparé le 17 novembre 2026\. Écrans : Ma part\./);
});

it('names the oldest browsers that the build is written for', async () => {
  await visit('/accessibilite');
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  expect(await region('Navigateurs acceptés')).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari}`,
  );
});
