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
    'PosteCôtéMontant, en millions d’eurosPart',
    'ImpôtsD’où vient l’argent900 00090,0 %',
    'EmpruntD’où vient l’argent100 00010,0 %',
    'SocialOù il va1 000 000100,0 %',
  ]);
});
