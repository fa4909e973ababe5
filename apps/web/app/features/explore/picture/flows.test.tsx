import { millions } from '@nosmilliards/domain/money/money';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Flows } from './flows.tsx';
import { flowsOf } from './flows-layout.ts';

afterEach(cleanup);

it('says in its table what the bands show, borrowing included', () => {
  const layout = flowsOf({
    whole: 'Budget',
    sources: [
      { id: 'impots', title: 'Impôts', amount: millions(900_000), sector: 'state' },
      { id: 'emprunt', title: 'Emprunt', amount: millions(100_000), sector: 'debt' },
    ],
    uses: [{ id: 'social', title: 'Social', amount: millions(1_000_000), sector: 'social' }],
  });
  render(<Flows layout={layout} year={2025} />);
  expect(screen.getByRole('img', { name: /^Ressources et dépenses publiques 2025/ })).toBeTruthy();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows.map((row) => row.textContent?.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual([
    'PosteCôtéMontantPart',
    'ImpôtsD’où vient l’argent900,0 Md€900 milliards d’euros90,0 %',
    'EmpruntD’où vient l’argent100,0 Md€100 milliards d’euros10,0 %',
    'SocialOù il va1 000,0 Md€1000 milliards d’euros100,0 %',
  ]);
});
