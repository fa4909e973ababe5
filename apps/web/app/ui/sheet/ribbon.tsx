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
  readonly className?: string | undefined;
};

const UNTOUCHED: RibbonChanges = {};

/** The squares of one card, at the same scale for every card. Hidden: the text gives the same. */
export function Ribbon({ paint, squares, changes = UNTOUCHED, className }: RibbonProps) {
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
      {paint === 'revenue' && <path d={kept} className={styles['case']} />}
      <path d={kept} className={styles[paint]} />
      <Losses id={id} cut={cut} removed={removed} beyond={beyond} />
      <path d={contour} className={styles['contour']} />
      {added !== '' && (
        <>
          <path d={cases} className={styles['case']} />
          <path d={added} className={styles[paint]} />
        </>
      )}
    </svg>
  );
}
