import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { SearchEntry } from './line-search.ts';
import styles from './search-button.module.css';

export type LoadEntries = () => Promise<readonly SearchEntry[]>;

type SearchButtonProps = {
  readonly loadEntries: LoadEntries;
  /** In the header of a narrow screen, only the icon shows. */
  readonly look?: 'header' | 'page';
};

const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

/** Opens the search; neither its code nor its data comes before somebody points at it. */
export function SearchButton({ loadEntries, look = 'page' }: SearchButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        icon={Search}
        aria-haspopup="dialog"
        className={styles[look]}
        onPointerEnter={() => {
          void loadDialog();
          void loadEntries();
        }}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <span className={styles['word']}>Rechercher</span>
      </Button>
      {wasOpened && (
        <Suspense>
          <SearchDialog open={isOpen} onClose={() => setIsOpen(false)} loadEntries={loadEntries} />
        </Suspense>
      )}
    </>
  );
}
