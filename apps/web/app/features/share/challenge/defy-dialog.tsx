import { Suspense } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { lazyWindow } from '#ui/lazy.tsx';

const DefyForm = lazyWindow(async () => (await import('./defy-form.tsx')).DefyForm);

type DefyDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Of the visitor's budget. */
  readonly code: string;
};

export function DefyDialog({ open, onClose, code }: DefyDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog open={open} onClose={onClose} title="Défier quelqu’un">
        {open && <DefyForm code={code} onSent={onClose} />}
      </Dialog>
    </Suspense>
  );
}
