import type { Quotable } from '#page-data/quote.server.ts';
import { Amount } from '#ui/amount.tsx';
import { NotedList } from '#ui/noted-list.tsx';
import { Citation } from './citation.tsx';
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
      <Citation quote={quote} />
    </section>
  );
}
