import { useOpenBallot } from '#ballot/provider.tsx';
import { numbering } from '#dataset/codes.ts';
import { LetterPage } from '#features/share/letter/letter-page.tsx';
import { LetterScreen } from '#features/share/letter/letter-screen.tsx';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf(
    'Écrire à mon député',
    'Une lettre faite de vos propres choix, à copier ou à ouvrir dans votre messagerie. Rien n’est envoyé par le site.',
  );

export default function LetterRoute() {
  const ballot = useOpenBallot();
  if (ballot === null) return <LetterPage />;
  return (
    <LetterPage>
      <LetterScreen ballot={ballot} numbering={numbering} />
    </LetterPage>
  );
}
