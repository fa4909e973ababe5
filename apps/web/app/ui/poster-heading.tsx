import { PageHeading } from './page-heading.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './poster-heading.module.css';

type PosterHeadingProps = {
  readonly eyebrow: string;
  /** For screen readers, with the amounts in words. */
  readonly spoken?: string;
  readonly children: string;
};

/** A result in one sentence, in poster type. */
export function PosterHeading({ eyebrow, spoken, children }: PosterHeadingProps) {
  return (
    <div className={styles['poster']}>
      <PageHeading eyebrow={eyebrow}>
        {spoken === undefined ? (
          children
        ) : (
          <>
            <span aria-hidden="true">{children}</span>
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </>
        )}
      </PageHeading>
    </div>
  );
}
