import type { Millions } from '@nosmilliards/domain/money/money';
import { useMemo, useRef } from 'react';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { searchOf, type SearchBook } from '../search/search-book.ts';
import styles from './face-dialog.module.css';

/** A line proposed. */
export type FacingLine = {
  readonly id: string;
  readonly title: string;
  readonly amount: Millions;
};

type FaceDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly compared: readonly string[];
  readonly facing: readonly FacingLine[];
  readonly book: SearchBook;
  readonly onChoose: (id: string) => void;
};

/** « Armées face à… »: three lines of about the same size, or any other, searched. */
export function FaceDialog(props: FaceDialogProps) {
  const { open, onClose, title, compared, facing, book, onChoose } = props;
  const field = useRef<HTMLInputElement>(null);
  const search = useMemo(() => {
    const searchAll = searchOf(book);
    return (question: string) =>
      searchAll(question).filter(({ kind, id }) => kind === 'line' && !compared.includes(id));
  }, [book, compared]);
  return (
    <Dialog open={open} onClose={onClose} title={title} place="top" initialFocus={field}>
      {facing.length > 0 && (
        <ul className={styles['facing']} aria-label="Suggestions">
          {facing.map((line) => (
            <li key={line.id}>
              <Button onClick={() => onChoose(line.id)}>
                <span>{line.title}</span> <Amount value={line.amount} />
              </Button>
            </li>
          ))}
        </ul>
      )}
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
