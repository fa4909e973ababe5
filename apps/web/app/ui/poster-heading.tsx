import { PageHeading } from './page-heading.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './poster-heading.module.css';

type PosterHeadingProps = {
  readonly eyebrow: string;
  /** With amounts as they are said aloud, where the sentence has any. */
  readonly spoken?: string;
  readonly children: string;
};

/** A result told in one sentence, in the letters of a poster. */
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
