import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/**
 * Must be in the page before its first text, or nothing is announced. The caller waits for the end
 * of a burst of changes before it gives a new text.
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
