import { useEffect, useState } from 'react';
import { LiveRegion } from '#ui/live-region.tsx';

/** Milliseconds of rest after which a text is spoken. */
const REST = 500;

type SpokenProps = { readonly text: string; readonly role?: 'status' | 'alert' };

/** Only once typing has stopped: the first digits of an amount are below the least one accepted. */
export function Spoken({ text, role = 'status' }: SpokenProps) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return <LiveRegion text={said} role={role} />;
}
