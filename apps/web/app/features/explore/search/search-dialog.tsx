import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { cardPath, linePath, paths, termPath } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SearchBox } from './search-box.tsx';
import { searchOf, type SearchBook } from './search-book.ts';

type SearchDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly book: SearchBook;
};

/** Ways on when nothing is found. */
const ways = [
  [paths.explorer, 'L’explorateur'],
  [paths.siteMap, 'Le plan du site'],
  [paths.lexicon, 'Le lexique'],
] as const;

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
          <>
            <p>
              Essayez le nom d’une dépense, d’un impôt, d’un service ou d’un métier. Tout se trouve
              aussi dans&nbsp;:
            </p>
            <ul className="row">
              {ways.map(([to, name]) => (
                <li key={to}>
                  <ButtonLink variant="secondary" to={to} onClick={onClose}>
                    {name}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </>
        }
        onChoose={({ kind, id }) => {
          onClose();
          void navigate(pathOf[kind](id));
        }}
      />
    </Dialog>
  );
}
