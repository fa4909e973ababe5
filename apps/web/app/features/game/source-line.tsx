import { useMemo } from 'react';
import { ExternalLink } from '#ui/external-link.tsx';
import { late, Late } from '#ui/late.tsx';
import type { LoadSource } from './card-dossier.ts';

type SourceLineProps = { readonly sourceId: string; readonly loadSource: LoadSource };

/** Where a figure was read, once the list of the sources is there. */
export function SourceLine({ sourceId, loadSource }: SourceLineProps) {
  const part = useMemo(() => late(() => loadSource(sourceId)), [loadSource, sourceId]);
  return (
    <>
      Source :{' '}
      <Late part={part} waiting="…">
        {(source) =>
          source === null ? (
            'non disponible'
          ) : (
            <>
              <ExternalLink href={source.url}>{source.title}</ExternalLink>, {source.producer}
            </>
          )
        }
      </Late>
      .
    </>
  );
}
