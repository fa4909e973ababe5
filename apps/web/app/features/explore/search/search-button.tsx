import Search from 'lucide-react/icons/search';
import { Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyWindow } from '#ui/lazy.tsx';
import type { SearchBook } from './search-book.ts';
import { useBookWindow } from './use-book-window.ts';
import styles from './search-button.module.css';

type SearchButtonProps = {
  readonly loadBook: () => Promise<SearchBook>;
  /** `header`: only the icon on a narrow screen. */
  readonly look?: 'header' | 'page';
};

const SearchDialog = lazyWindow(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** Opens the search; its code and data are loaded when the pointer reaches the button. */
export function SearchButton({ loadBook, look = 'page' }: SearchButtonProps) {
  const { book, isOpen, close, button } = useBookWindow({
    loadWindow: SearchDialog.load,
    loadBook,
  });

  return (
    <>
      <Button icon={Search} className={styles[look]} {...button}>
        <span className={styles['word']}>Rechercher</span>
      </Button>
      <Suspense fallback={null}>
        {book && <SearchDialog open={isOpen} onClose={close} book={book} />}
      </Suspense>
    </>
  );
}
