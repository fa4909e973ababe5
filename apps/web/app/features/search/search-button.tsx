import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { late, useLate, type LatePart } from '#ui/late.tsx';
import type { SearchBook } from './search-book.ts';
import styles from './search-button.module.css';

type SearchButtonProps = {
  readonly book: LatePart<SearchBook>;
  /** In the header of a narrow screen, only the icon shows. */
  readonly look?: 'header' | 'page';
};

const dialog = late(() => import('./search-dialog.tsx'));

/** Opens the search; neither its code nor its data comes before somebody points at it. */
export function SearchButton({ book, look = 'page' }: SearchButtonProps) {
  const [code, ask] = useLate(dialog);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        icon={Search}
        aria-haspopup="dialog"
        className={styles[look]}
        onPointerEnter={() => {
          void dialog.ask();
          void book.ask();
        }}
        onClick={() =>
          ask(() => {
            setWasOpened(true);
            setIsOpen(true);
          })
        }
      >
        <span className={styles['word']}>Rechercher</span>
      </Button>
      {wasOpened && code && (
        <code.SearchDialog open={isOpen} onClose={() => setIsOpen(false)} book={book} />
      )}
    </>
  );
}
