import Copy from 'lucide-react/icons/copy';
import Send from 'lucide-react/icons/send';
import { useId, useRef, useState } from 'react';
import { copyText } from '#browser/clipboard.ts';
import { currentUrl } from '#browser/address.ts';
import { canShare, share } from '#browser/share.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import styles from './comparison.module.css';

type ShareDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
};

export function ShareDialog({ open, onClose, title, text }: ShareDialogProps) {
  const notify = useNotify();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState('');

  function close() {
    setFailure('');
    onClose();
  }

  async function copy() {
    if (await copyText(currentUrl())) {
      close();
      notify('URL copiée dans le presse-papiers\u202F!');
      return;
    }
    // Shown in the dialog, beside the address to copy: a toast under a modal is not announced.
    setFailure('Impossible de copier l’URL.');
    field.current?.select();
  }

  async function send() {
    if ((await share({ title, text, url: currentUrl() })) === 'shared') close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Partager cette comparaison"
      actions={
        <>
          <Button variant="primary" icon={Copy} onClick={() => void copy()}>
            Copier l’adresse
          </Button>
          {open && canShare() && (
            <Button icon={Send} onClick={() => void send()}>
              Envoyer…
            </Button>
          )}
        </>
      }
    >
      <div className="stack-2">
        <p>Qui ouvre cette adresse voit les mêmes lignes, avec leurs sources.</p>
        <p className={styles['address']}>
          <label htmlFor={id}>Adresse de la comparaison</label>
          <input
            ref={field}
            id={id}
            type="url"
            readOnly
            value={open ? currentUrl() : ''}
            onFocus={({ target }) => target.select()}
          />
        </p>
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
      </div>
    </Dialog>
  );
}
