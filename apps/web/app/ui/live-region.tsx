import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Milliseconds after the last change of a burst, so that a slider gives one announcement. */
export const SILENCE = 400;

type LiveRegionProps = {
  readonly text: string;
  /** Refused: `alert` (RGAA 7.5). */
  readonly role?: 'status' | 'alert';
};

/**
 * Must be in the page before its first text, or nothing is announced. The caller waits `SILENCE`
 * after a burst of changes: a screen reader still announcing a key or a button would drop the text.
 */
export function LiveRegion({ text, role = 'status' }: LiveRegionProps) {
  return (
    // Fewer screen readers announce `output`.
    <div role={role}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
