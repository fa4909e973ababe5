import Copy from 'lucide-react/icons/copy';
import { useId, useRef, useState } from 'react';
import { copyText } from '#browser/clipboard.ts';
import { Button } from '#ui/button.tsx';
import styles from './share.module.css';

/** The link, to copy with the button or by hand. */
export function LinkField({ link }: { readonly link: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  async function copy() {
    const isCopied = await copyText(link);
    if (!isCopied) field.current?.select();
    setMessage(isCopied ? 'Lien copié.' : 'Impossible de copier\u00A0: le lien est sélectionné.');
  }

  return (
    <div className={styles['address']}>
      <label htmlFor={id}>Lien de mon budget</label>
      <input
        ref={field}
        id={id}
        type="url"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <Button icon={Copy} onClick={() => void copy()}>
        Copier le lien
      </Button>
      {/* Live regions outside a modal are silent: the result is announced inside. */}
      <output className={styles['status']}>{message}</output>
    </div>
  );
}
