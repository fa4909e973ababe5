import { Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import type { IconDrawing } from '#ui/icon.tsx';
import { lazyWindow } from '#ui/lazy.tsx';
import type { SearchBook } from '../search/search-book.ts';
import { useBookWindow } from '../search/use-book-window.ts';
import type { FacingLine } from './face-dialog.tsx';

type FaceButtonProps = {
  /** Title of the window. */
  readonly title: string;
  /** What the button says. */
  readonly label: string;
  readonly icon: IconDrawing;
  /** Ids already compared, which the search leaves out. */
  readonly compared: readonly string[];
  readonly facing: readonly FacingLine[];
  readonly loadBook: () => Promise<SearchBook>;
  readonly onChoose: (id: string) => void;
};

const FaceDialog = lazyWindow(async () => (await import('./face-dialog.tsx')).FaceDialog);

/** Opens the choice of a line to compare with; its code and the search come when asked. */
export function FaceButton(props: FaceButtonProps) {
  const { title, label, icon, compared, facing, loadBook, onChoose } = props;
  const { book, isOpen, close, button } = useBookWindow({ loadWindow: FaceDialog.load, loadBook });

  return (
    <>
      <Button icon={icon} {...button}>
        {label}
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
