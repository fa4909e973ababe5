import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cardPath, communePath, linePath, paths, termPath } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SearchBox } from './search-box.tsx';
import { searchOf, type Search, type SearchBook } from './search-book.ts';
import { withCommunes } from './search-list.ts';

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

const pathOf = {
  line: linePath,
  card: cardPath,
  term: termPath,
  page: String,
  commune: (code: string) => communePath(code),
} as const;

export function SearchDialog({ open, onClose, book }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [communes, setCommunes] = useState<Search | null>(null);
  const search = useMemo(() => withCommunes(searchOf(book), communes), [book, communes]);
  const navigate = useNavigate();

  return (
    <Dialog open={open} onClose={onClose} title="Rechercher" place="top" initialFocus={field}>
      <SearchBox
        field={field}
        search={search}
        onFocus={() => void book.loadCommunes?.().then((loaded) => setCommunes(() => loaded))}
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
