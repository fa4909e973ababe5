import { startTransition, useState } from 'react';
import type { SearchBook } from './search-book.ts';

type Loaders = {
  readonly loadWindow: () => Promise<unknown>;
  readonly loadBook: () => Promise<SearchBook>;
};

/** A window that searches: its code and its book come when the pointer reaches its button. */
export function useBookWindow({ loadWindow, loadBook }: Loaders) {
  const [isOpen, setOpen] = useState(false);
  const [book, setBook] = useState<SearchBook | null>(null);

  function load() {
    void loadWindow();
    return loadBook();
  }

  async function open() {
    const loaded = await load();
    startTransition(() => {
      setBook(loaded);
      setOpen(true);
    });
  }

  return {
    book,
    isOpen,
    close: () => setOpen(false),
    button: {
      'aria-haspopup': 'dialog',
      onPointerEnter: () => void load(),
      onClick: () => void open(),
    },
  } as const;
}
