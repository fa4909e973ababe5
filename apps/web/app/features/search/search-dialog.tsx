import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { linePath } from '#browser/path.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useLateState, type LatePart } from '#ui/late.tsx';
import { Lost } from '#ui/lost.tsx';
import { lineSearchOf, type SearchEntry } from './line-search.ts';
import { SearchBox } from './search-box.tsx';

type SearchDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly entries: LatePart<readonly SearchEntry[]>;
};

export function SearchDialog({ open, onClose, entries }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const { value, isLost } = useLateState(entries);
  const search = useMemo(() => value && lineSearchOf(value), [value]);
  const navigate = useNavigate();

  useEffect(() => void entries.ask(), [entries]);

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
        lost={
          isLost && (
            <Lost
              text="La recherche n’a pas pu être chargée. Vérifiez votre connexion."
              onRetry={() => void entries.ask()}
            />
          )
        }
        onChoose={(id) => {
          onClose();
          void navigate(linePath(id));
        }}
      />
    </Dialog>
  );
}
