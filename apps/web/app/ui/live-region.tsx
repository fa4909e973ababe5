import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** After the last change of a burst: a slider must not make the screen reader stammer. */
export const SILENCE = 400;

/**
 * Must be in the page before its first text, or nothing is announced. The caller waits for the end
 * of a burst of changes (`SILENCE`) before it gives a new text: a screen reader that is saying
 * which key was pressed or which button is down would drop it.
 */
export function LiveRegion({ text }: { text: string }) {
  return (
    // `output` is announced by fewer screen readers.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
