import { paths } from '#site/path.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { MethodologyData } from '#page-data/methodology.server.ts';

export function Sources({ sources: { sources, pieces } }: Pick<MethodologyData, 'sources'>) {
  return (
    <p>
      Chaque ligne nomme sa source sur sa page, et mène à la cellule où son montant a été lu. Les{' '}
      {sources} sources employées et les {pieces} pages de leurs pièces sont à la page{' '}
      <TextLink to={paths.data}>Données et sources</TextLink>, avec les fichiers à télécharger.
    </p>
  );
}
