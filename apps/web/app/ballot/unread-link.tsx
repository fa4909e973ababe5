import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './unread-link.module.css';

type UnreadLinkProps = {
  /** `null` when the address holds no code, which is not an error. */
  readonly title: string | null;
  readonly children: ReactNode;
};

/** Shown in place of a budget that cannot be read: the reason, then links. */
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
