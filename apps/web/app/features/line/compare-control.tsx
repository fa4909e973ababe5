import type { Line } from '@nosmilliards/domain/budget/line';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { useEffect, useState } from 'react';
import type { ChosenLines } from '#browser/comparison.ts';
import { comparePath, linePath } from '#browser/path.ts';
import { readForVisit, whenErased } from '#browser/storage.ts';
import { CompareToggle } from '#ui/compare-toggle.tsx';
import { late, useLate } from '#ui/late.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

const FULL = 'Vous comparez déjà six lignes : retirez-en une pour ajouter celle-ci.';

/** Most readers of a line compare nothing: the rules wait for a click, or for earlier choices. */
const comparison = late(() => import('#browser/comparison.ts'));

const NONE: ChosenLines = { ids: [], path: '' };

export function CompareControl({ line }: { readonly line: Line }) {
  const notify = useNotify();
  const [, ask] = useLate(comparison);
  const [{ ids, path }, setChosen] = useState(NONE);

  useEffect(() => {
    if (readForVisit(STORAGE_KEYS.comparisonItems) === null) return;
    ask(({ chosenLines }) => setChosen(chosenLines()));
  }, [ask]);

  useEffect(() => whenErased(() => setChosen(NONE)), []);

  const toggle = () =>
    ask(({ chosenLines, toggleLine }) => {
      if (!toggleLine(line, linePath(line.id))) notify(FULL, 'problem');
      setChosen(chosenLines());
    });

  return (
    <>
      <CompareToggle name={line.title} selected={ids.includes(line.id)} onToggle={() => toggle()} />
      {ids.length > 1 && (
        <TextLink to={comparePath(path)}>Voir la comparaison ({ids.length} lignes)</TextLink>
      )}
    </>
  );
}
