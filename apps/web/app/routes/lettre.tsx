import { LetterPage } from '#features/letter/letter-page.tsx';
import { metaOf } from '#frame/meta.ts';
import { useTravel } from '#frame/use-travel.ts';

export const meta = () =>
  metaOf(
    'Écrire à mon député',
    'Une lettre faite de vos propres choix, à copier ou à ouvrir dans votre messagerie. Rien n’est envoyé par le site.',
  );

export default function LetterRoute() {
  const travel = useTravel(true);
  if (travel === null) return <LetterPage />;
  const { LetterScreen, ballot, numbering } = travel;
  return (
    <LetterPage>
      <LetterScreen ballot={ballot} numbering={numbering} />
    </LetterPage>
  );
}
