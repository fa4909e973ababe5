import { useEffect } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { LetterPage } from '#features/letter/letter-page.tsx';
import { metaOf } from '#frame/meta.ts';
import { late, useLate } from '#ui/late.tsx';

const letterTable = late(() => import('#frame/letter-table.ts'));

export const meta = () =>
  metaOf(
    'Écrire à mon député',
    'Une lettre faite de vos propres choix, à copier ou à ouvrir dans votre messagerie. Rien n’est envoyé par le site.',
  );

export default function LetterRoute() {
  const { ballot, open } = useBallot();
  const [table, ask] = useLate(letterTable);
  useEffect(open, [open]);
  useEffect(ask, [ask]);
  if (ballot === null || !table) return <LetterPage />;
  const { LetterScreen, numbering } = table;
  return (
    <LetterPage>
      <LetterScreen ballot={ballot} numbering={numbering} />
    </LetterPage>
  );
}
