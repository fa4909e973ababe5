import type { ReactNode } from 'react';
import { paths } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './way-out.module.css';

type GoneProps = {
  readonly gone: { readonly title: string; readonly words: string };
  readonly search: ReactNode;
};

/** A line, a card or a piece of a former edition: its address is in links and articles. */
export function Gone({ gone: { title, words }, search }: GoneProps) {
  return (
    <>
      <PageHeading eyebrow="Une édition passée" lede={words}>
        {title}
      </PageHeading>
      <div className={styles['ways']}>
        <ButtonLink to={paths.explorer}>Explorer le budget</ButtonLink>
        <ButtonLink to={paths.data} variant="secondary">
          Les données de chaque édition
        </ButtonLink>
        {search}
      </div>
    </>
  );
}
