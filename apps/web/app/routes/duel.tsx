import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBallot } from '#ballot/provider.tsx';
import { DuelPage } from '#features/duel/duel-page.tsx';
import { metaOf, unlisted } from '#frame/meta.ts';
import { late, useLate } from '#ui/late.tsx';

const duelTable = late(() => import('#frame/duel-table.ts'));

export const meta = () => [
  ...metaOf(
    'Deux budgets côte à côte',
    'Deux budgets publics comparés : l’accord, les plus grands écarts et le budget à mi-chemin.',
  ),
  unlisted,
];

export default function DuelRoute() {
  const { ballot, open } = useBallot();
  const { hash } = useLocation();
  const [table, ask] = useLate(duelTable);
  useEffect(open, [open]);
  useEffect(ask, [ask]);
  if (ballot === null || !table) return <DuelPage />;
  const { DuelScreen, numbering, sheet } = table;
  return <DuelScreen key={hash} ballot={ballot} hash={hash} numbering={numbering} sheet={sheet} />;
}
