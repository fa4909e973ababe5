import { copyText } from '#browser/clipboard.ts';
import { useHydrated } from '#browser/hydration.ts';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import styles from './quote.module.css';

/** Without script, one click selects the whole citation (`user-select: all`). */
export function Citation({ quote }: { readonly quote: string }) {
  const isHydrated = useHydrated();
  const notify = useNotify();

  async function copy() {
    if (await copyText(quote)) notify('Citation copiée.');
    else notify('Impossible de copier la citation.', 'problem');
  }

  return (
    <>
      <blockquote className={styles['quote']}>{quote}</blockquote>
      <p className={styles['actions']}>
        {isHydrated && <Button onClick={() => void copy()}>Copier la citation</Button>}
      </p>
    </>
  );
}
