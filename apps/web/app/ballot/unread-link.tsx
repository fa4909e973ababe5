import type { ReactNode } from 'react';
import { paths } from '#browser/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './unread-link.module.css';

type UnreadLinkProps = {
  /** `null` when the address says nothing: that is no fault. */
  readonly title: string | null;
  readonly children: ReactNode;
};

/** Instead of a budget: why there is none, and the ways on. */
export function UnreadLink({ title, children }: UnreadLinkProps) {
  return (
    <>
      <Notice
        tone={title === null ? 'info' : 'warning'}
        title={title ?? 'Aucun budget dans cette adresse'}
      >
        {children}
      </Notice>
      <p className={styles['ways']}>
        <ButtonLink to={paths.express}>Faire mon budget</ButtonLink>
        <ButtonLink to={paths.results} variant="secondary">
          Mes résultats
        </ButtonLink>
      </p>
    </>
  );
}
