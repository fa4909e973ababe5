import { millions } from '@nosmilliards/domain/money/money';
import { BASELINE_2025 } from '@nosmilliards/domain/testing';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CastVote } from './cast-vote.tsx';

afterEach(cleanup);

it('a kept card shows its amount alone', () => {
  expect(said({ type: 'keep' })).toBe(
    'Maintenu\u00A0: 1,6\u00A0Md€1,6\u00A0milliard d’euros. Aucun effet sur le solde.',
  );
});

it('a changed card shows both amounts and what the change does', () => {
  expect(said({ type: 'remove' })).toMatch(
    /^Supprimé\u00A0: 0,0\u00A0Md€.* au lieu de 1,6\u00A0Md€.*Économie de 1,6\u00A0Md€/,
  );
});

function said(choice: Choice) {
  const vote = {
    id: 'ET01',
    side: 'expense',
    amount: millions(1600),
    choice,
    timestamp: 1,
  } as const;
  const { container } = render(
    <CastVote vote={vote} baseline={BASELINE_2025} onWithdraw={() => {}} />,
  );
  return container.querySelector('p')?.textContent;
}
