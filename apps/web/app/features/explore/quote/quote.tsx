import { copyText } from '#browser/clipboard.ts';
import { useHydrated } from '#browser/hydration.ts';
import type { Quotable } from '#page-data/quote.server.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { NotedList } from '#ui/noted-list.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import styles from './quote.module.css';

/** Which figure to quote where several differ, and the citation. The sheet of paper has the source. */
export function Quote({ figures, quote }: Quotable) {
  return (
    <section aria-labelledby="citer" className={styles['section']} data-print="hide">
      <h2 id="citer">Quel chiffre citer ?</h2>
      {figures.length > 0 && (
        <>
          <p>Plusieurs montants circulent. Ils ne disent pas la même chose :</p>
          <NotedList
            items={figures.map(({ label, amount, note }) => ({
              id: label,
              label,
              value: <Amount value={amount} />,
              note,
            }))}
          />
        </>
      )}
      <blockquote className={styles['quote']}>{quote}</blockquote>
      <CopyQuote quote={quote} />
    </section>
  );
}

/** Without script, one click selects the whole citation (`user-select: all`). */
function CopyQuote({ quote }: { readonly quote: string }) {
  const isHydrated = useHydrated();
  const notify = useNotify();

  async function copy() {
    if (await copyText(quote)) notify('Citation copiée.');
    else notify('Impossible de copier la citation.', 'problem');
  }

  return (
    <p className={styles['actions']}>
      {isHydrated && <Button onClick={() => void copy()}>Copier la citation</Button>}
    </p>
  );
}
