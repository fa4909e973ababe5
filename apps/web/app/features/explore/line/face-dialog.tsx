import { useMemo, useRef } from 'react';
import { paths } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { searchOf, type SearchBook } from '../search/search-book.ts';
import type { LineLink, NamedAmount } from './line-data.ts';
import styles from './face-dialog.module.css';

type FaceDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly line: LineLink;
  readonly facing: readonly NamedAmount[];
  readonly book: SearchBook;
  readonly onChoose: (id: string) => void;
};

/** « Armées face à… »: three lines of about the same size, or any other, searched. */
export function FaceDialog({ open, onClose, line, facing, book, onChoose }: FaceDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const search = useMemo(() => {
    const searchAll = searchOf(book);
    return (question: string) =>
      searchAll(question).filter(({ kind, id }) => kind === 'line' && id !== line.id);
  }, [book, line.id]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`«\u00A0${line.title}\u00A0» face à…`}
      place="top"
      initialFocus={field}
    >
      <ul className={styles['facing']} aria-label="Suggestions">
        {facing.map(({ id, title, amount }) => (
          <li key={id}>
            <Button onClick={() => onChoose(id)}>
              <span>{title}</span> <Amount value={amount} />
            </Button>
          </li>
        ))}
      </ul>
      <SearchBox
        field={field}
        search={search}
        elsewhere={
          <p>
            Toutes les lignes sont dans{' '}
            <TextLink to={paths.explorer} onClick={onClose}>
              l’explorateur
            </TextLink>
            .
          </p>
        }
        onChoose={({ id }) => onChoose(id)}
      />
    </Dialog>
  );
}
