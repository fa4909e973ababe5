import Search from 'lucide-react/icons/search';
import { startTransition, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyWindow } from '#ui/lazy.tsx';
import type { SearchBook } from './search-book.ts';
import styles from './search-button.module.css';

type SearchButtonProps = {
  readonly loadBook: () => Promise<SearchBook>;
  /** `header`: only the icon on a narrow screen. */
  readonly look?: 'header' | 'page';
};

const SearchDialog = lazyWindow(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** Opens the search; its code and data are loaded when the pointer reaches the button. */
export function SearchButton({ loadBook, look = 'page' }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [book, setBook] = useState<SearchBook | null>(null);

  function load() {
    void SearchDialog.load();
    return loadBook();
  }

  async function open() {
    const loaded = await load();
    startTransition(() => {
      setBook(loaded);
      setOpen(true);
    });
  }

  return (
    <>
      <Button
        icon={Search}
        aria-haspopup="dialog"
        className={styles[look]}
        onPointerEnter={() => void load()}
        onClick={() => void open()}
      >
        <span className={styles['word']}>Rechercher</span>
      </Button>
      <Suspense fallback={null}>
        {book && <SearchDialog open={isOpen} onClose={() => setOpen(false)} book={book} />}
      </Suspense>
    </>
  );
}
