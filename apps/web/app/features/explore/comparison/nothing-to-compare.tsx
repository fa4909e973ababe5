import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '#site/path.ts';
import { useNotify } from '#ui/toast-provider.tsx';
import { unknownSentenceOf } from './sentence.ts';

/** For an address without a known line: the reason, and a link to the explorer. */
export function NothingToCompare({ unknown }: { readonly unknown: readonly string[] }) {
  const notify = useNotify();
  const navigate = useNavigate();
  useEffect(() => {
    notify('Aucun élément à comparer', {
      label: 'Aller à l’explorateur',
      onAction: () => {
        void navigate(paths.explorer);
        document.querySelector<HTMLElement>('main h1')?.focus();
      },
    });
    if (unknown.length > 0) notify(unknownSentenceOf(unknown), 'problem');
  }, [navigate, notify, unknown]);
  return <Navigate to={paths.explorer} replace />;
}
