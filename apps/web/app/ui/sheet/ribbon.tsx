import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { SheetPaint } from './plan.ts';
import { ribbonPathsOf, type RibbonChanges } from './ribbon-paths.ts';
import styles from './sheet.module.css';
import { Losses } from './textures.tsx';

type RibbonProps = {
  readonly paint: SheetPaint;
  /** Not rounded: 62,7 for 62,7 € out of 1 000 €. */
  readonly squares: number;
  /** The effect of a vote on them. */
  readonly changes?: RibbonChanges;
  /** Draws the empty paths too: the script of a frame finds each by its `data-path` and fills it. */
  readonly isLive?: boolean;
  readonly className?: string | undefined;
};

const UNTOUCHED: RibbonChanges = {};

/** The squares of one card, at the same scale for every card. Hidden: the text gives the same. */
export function Ribbon(props: RibbonProps) {
  const { paint, squares, changes = UNTOUCHED, isLive = false, className } = props;
  const id = useId();
  const { viewBox, kept, cut, removed, beyond, contour, cases, added } = ribbonPathsOf(
    squares,
    changes,
  );
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles['sheet'], styles['ribbon'], className)}
    >
      {paint === 'revenue' && <path d={kept} data-path="kept" className={styles['case']} />}
      <path d={kept} data-path="kept" className={styles[paint]} />
      <Losses id={id} cut={cut} removed={removed} beyond={beyond} isLive={isLive} />
      <path d={contour} data-path="contour" className={styles['contour']} />
      {(isLive || added !== '') && (
        <>
          <path d={cases} data-path="cases" className={styles['case']} />
          <path d={added} data-path="added" className={styles[paint]} />
        </>
      )}
    </svg>
  );
}
