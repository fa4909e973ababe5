import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Milliseconds after the last change of a burst, so that a slider gives one announcement. */
export const SILENCE = 400;

/**
 * Must be in the page before its first text, or nothing is announced. The caller waits `SILENCE`
 * after a burst of changes: a screen reader still announcing a key or a button would drop the text.
 */
export function LiveRegion({ text }: { text: string }) {
  return (
    // Fewer screen readers announce `output`.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
