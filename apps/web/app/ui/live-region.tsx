import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Milliseconds after the last change of a burst, so that a slider gives one announcement. */
export const SILENCE = 400;

type LiveRegionProps = {
  readonly text: string;
  /** Refused: `alert` (RGAA 7.5). */
  readonly role?: 'status' | 'alert';
};

/**
 * Must be in the page before its first text, or nothing is announced. A text that follows a gesture
 * goes through `Announcement`.
 */
export function LiveRegion({ text, role = 'status' }: LiveRegionProps) {
  return (
    // Fewer screen readers announce `output`.
    <div role={role}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}

type AnnouncementProps = LiveRegionProps & {
  /** Milliseconds without a change before the text is announced. */
  readonly rest?: number;
  /** Announces changes, not the text found on arrival. */
  readonly isSilentOnArrival?: boolean;
};

/**
 * A live region that waits for the end of a burst of changes: a screen reader still announcing a key
 * or a button would drop the text.
 */
export function Announcement(props: AnnouncementProps) {
  const { text, role, rest = SILENCE, isSilentOnArrival = false } = props;
  const [announced, announce] = useState('');
  const found = useRef(isSilentOnArrival ? text : null);
  useEffect(() => {
    if (text === found.current) return undefined;
    found.current = null;
    const timer = setTimeout(() => announce(text), text === '' ? 0 : rest);
    return () => clearTimeout(timer);
  }, [rest, text]);
  return <LiveRegion text={announced} {...(role && { role })} />;
}
