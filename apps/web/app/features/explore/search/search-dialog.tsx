import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { cardPath, linePath, paths, termPath } from '#site/path.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SearchBox } from './search-box.tsx';
import { searchOf, type SearchBook } from './search-book.ts';

type SearchDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly book: SearchBook;
};

const pathOf = { line: linePath, card: cardPath, term: termPath, page: String } as const;

export function SearchDialog({ open, onClose, book }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const search = useMemo(() => searchOf(book), [book]);
  const navigate = useNavigate();

  return (
    <Dialog open={open} onClose={onClose} title="Rechercher" place="top" initialFocus={field}>
      <SearchBox
        field={field}
        search={search}
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
