import { mirrorWordsOf, type MirrorRow } from '@nosmilliards/domain/outcome/mirror';
import { Disclosure } from '#ui/disclosure.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './mirror.module.css';

/** The priorities given before playing, beside what the votes do to them, without a grade. */
export function Mirror({ rows }: { readonly rows: readonly MirrorRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Disclosure summary="Le miroir de vos priorités">
      <ul className={styles['list']}>
        {rows.map((row) => {
          const words = mirrorWordsOf(row);
          return (
            <li key={row.id}>
              <span aria-hidden="true">{words.text}</span>
              <VisuallyHidden>{words.spoken}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
