import Plus from 'lucide-react/icons/plus';
import Scale from 'lucide-react/icons/scale';
import { Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyWindow } from '#ui/lazy.tsx';
import type { SearchBook } from '../search/search-book.ts';
import { useBookWindow } from '../search/use-book-window.ts';
import type { FacingLine } from './face-dialog.tsx';

type FaceButtonProps = {
  /** Title of the window. */
  readonly title: string;
  /** Added to a comparison, instead of starting one. */
  readonly isMore?: boolean;
  /** Ids already compared, which the search leaves out. */
  readonly compared: readonly string[];
  readonly facing: readonly FacingLine[];
  readonly loadBook: () => Promise<SearchBook>;
  readonly onChoose: (id: string) => void;
};

const FaceDialog = lazyWindow(async () => (await import('./face-dialog.tsx')).FaceDialog);

/** Opens the choice of a line to compare with; its code and the search come when asked. */
export function FaceButton(props: FaceButtonProps) {
  const { title, isMore = false, compared, facing, loadBook, onChoose } = props;
  const { book, isOpen, close, button } = useBookWindow({ loadWindow: FaceDialog.load, loadBook });

  return (
    <>
      <Button icon={isMore ? Plus : Scale} {...button}>
        {isMore ? 'Ajouter une ligne' : 'Comparer'}
      </Button>
      <Suspense fallback={null}>
        {book && (
          <FaceDialog
            open={isOpen}
            onClose={close}
            title={title}
            compared={compared}
            facing={facing}
            book={book}
            onChoose={(id) => {
              close();
              onChoose(id);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
