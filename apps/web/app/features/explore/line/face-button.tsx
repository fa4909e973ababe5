import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import Scale from 'lucide-react/icons/scale';
import { startTransition, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { comparePath } from '#browser/path.ts';
import { Button } from '#ui/button.tsx';
import { lazyWindow } from '#ui/lazy.tsx';
import type { SearchBook } from '../search/search-book.ts';
import type { LineLink, NamedAmount } from './line-data.ts';

type FaceButtonProps = {
  readonly line: LineLink;
  readonly facing: readonly NamedAmount[];
  readonly loadBook: () => Promise<SearchBook>;
};

const FaceDialog = lazyWindow(async () => (await import('./face-dialog.tsx')).FaceDialog);

/** Opens the choice of the line to compare with; its code and the search come when asked. */
export function FaceButton({ line, facing, loadBook }: FaceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [book, setBook] = useState<SearchBook | null>(null);
  const navigate = useNavigate();

  function load() {
    void FaceDialog.load();
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
        icon={Scale}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => void open()}
      >
        Comparer
      </Button>
      <Suspense fallback={null}>
        {book && (
          <FaceDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            line={line}
            facing={facing}
            book={book}
            onChoose={(id) => {
              setOpen(false);
              void navigate(comparePath(comparisonPathOf([line.id, id])));
            }}
          />
        )}
      </Suspense>
    </>
  );
}
