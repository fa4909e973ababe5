import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBallot } from '#ballot/provider.tsx';
import { BudgetPage } from '#features/budget/budget-page.tsx';
import { metaOf, unlisted } from '#frame/meta.ts';
import { late, useLate } from '#ui/late.tsx';

const budgetTable = late(() => import('#frame/budget-table.ts'));

export const meta = () => [
  ...metaOf(
    'Un budget reçu',
    'Un budget public envoyé par un lien : son solde, ses choix, et les vôtres en face.',
  ),
  unlisted,
];

export default function BudgetRoute() {
  const { ballot, open } = useBallot();
  const { hash } = useLocation();
  const [table, ask] = useLate(budgetTable);
  useEffect(open, [open]);
  useEffect(ask, [ask]);
  if (ballot === null || !table) return <BudgetPage />;
  const { ReceivedScreen, numbering, sheet } = table;
  const code = hash.slice(1);
  return (
    <ReceivedScreen key={code} ballot={ballot} code={code} numbering={numbering} sheet={sheet} />
  );
}
