import { ExternalLink } from '#ui/external-link.tsx';
import { useLoaded, type Load, type Source } from './card-dossier.ts';

type SourceLineProps = { readonly sourceId: string; readonly loadSource: Load<Source> };

/** The source of a figure; loads the list of sources. */
export function SourceLine({ sourceId, loadSource }: SourceLineProps) {
  const source = useLoaded(loadSource, sourceId);
  return (
    <>
      Source :{' '}
      {source ? (
        <>
          <ExternalLink href={source.url}>{source.title}</ExternalLink>, {source.producer}
        </>
      ) : (
        words(source)
      )}
      .
    </>
  );
}

function words(source: null | undefined): string {
  return source === null ? 'non disponible' : '…';
}
