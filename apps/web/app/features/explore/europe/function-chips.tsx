import { functionPath } from '#site/path.ts';
import { LinkChips } from '#ui/link-chips.tsx';
import type { AreaRow } from '#page-data/europe.server.ts';
import styles from './europe.module.css';

type FunctionChipsProps = {
  readonly functions: readonly Pick<AreaRow, 'code' | 'title'>[];
  readonly chosen?: string;
};

/** One page per function, the same sheets with its squares put forward. */
export function FunctionChips({ functions, chosen }: FunctionChipsProps) {
  return (
    <nav aria-labelledby="fonctions" data-print="hide" className={styles['choose']}>
      <p id="fonctions">Mettre en avant</p>
      <LinkChips
        links={functions.map(({ code, title }) => ({
          to: functionPath(code),
          label: title,
          current: code === chosen ? 'page' : undefined,
        }))}
      />
    </nav>
  );
}
