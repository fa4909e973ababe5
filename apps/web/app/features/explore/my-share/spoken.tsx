import { useEffect, useState } from 'react';
import { LiveRegion } from '#ui/live-region.tsx';

/**
 * Milliseconds of rest after which a text is spoken. A refusal waits longer: the first digits of an
 * amount are below the least one accepted.
 */
const REST = { status: 500, alert: 1500 };

type SpokenProps = { readonly text: string; readonly role?: 'status' | 'alert' };

/** Only once typing has stopped. */
export function Spoken({ text, role = 'status' }: SpokenProps) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), REST[role]);
    return () => clearTimeout(timer);
  }, [text, role]);
  return <LiveRegion text={said} role={role} />;
}
