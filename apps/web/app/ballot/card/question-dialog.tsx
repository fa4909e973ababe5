import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

type QuestionDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly answer: string;
  readonly onAnswer: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A confirmation dialog: one button confirms, the other closes. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { open, title, answer, onAnswer, onClose, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      isNearThumb
      isQuestion
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" onClick={onAnswer}>
            {answer}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
