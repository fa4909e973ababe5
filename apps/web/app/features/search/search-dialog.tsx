import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { cardPath, linePath, paths, termPath } from '#browser/path.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useCome, type LatePart } from '#ui/late.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SearchBox } from './search-box.tsx';
import { searchOf, type SearchBook } from './search-book.ts';

type SearchDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly book: LatePart<SearchBook>;
};

const pathOf = { line: linePath, card: cardPath, term: termPath } as const;

export function SearchDialog({ open, onClose, book }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const come = useCome(book);
  const search = useMemo(() => (come ? searchOf(come) : null), [come]);
  const navigate = useNavigate();

  useEffect(() => void book.ask(), [book]);

  return (
    <Dialog open={open} onClose={onClose} title="Rechercher" place="top" initialFocus={field}>
      <SearchBox
        field={field}
        search={search}
        lost={
          come === null && (
            // Here rather than in a message, which the open dialog would cover.
            <p role="alert">
              La recherche n’a pas pu être chargée.{' '}
              <Button variant="quiet" onClick={() => void book.ask()}>
                Réessayer
              </Button>
            </p>
          )
        }
        elsewhere={
          <p>
            Toutes les catégories et leurs cartes sont dans{' '}
            <TextLink to={paths.siteMap} onClick={onClose}>
              le plan du site
            </TextLink>
            , les mots du budget dans{' '}
            <TextLink to={paths.lexicon} onClick={onClose}>
              le lexique
            </TextLink>
            .
          </p>
        }
        onChoose={({ kind, id }) => {
          onClose();
          void navigate(pathOf[kind](id));
        }}
      />
    </Dialog>
  );
}
