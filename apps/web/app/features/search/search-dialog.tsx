import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { linePath } from '#browser/path.ts';
import { Dialog } from '#ui/dialog.tsx';
import { lineSearchOf, type LineSearch } from './line-search.ts';
import type { LoadEntries } from './search-button.tsx';
import { SearchBox } from './search-box.tsx';

type SearchDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly loadEntries: LoadEntries;
};

export function SearchDialog({ open, onClose, loadEntries }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState<LineSearch | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    loadEntries().then(
      (entries) => setSearch(() => lineSearchOf(entries)),
      () => setHasFailed(true),
    );
  }, [loadEntries]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Rechercher une ligne"
      place="top"
      initialFocus={field}
    >
      <SearchBox
        field={field}
        search={search}
        hasFailed={hasFailed}
        onChoose={(id) => {
          onClose();
          void navigate(linePath(id));
        }}
      />
    </Dialog>
  );
}
