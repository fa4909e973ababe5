import { useState } from 'react';
import { useBallotVoice } from '#ballot/ballot-voice.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { LiveRegion } from '#ui/live-region.tsx';

/** Announces the balance, as the impact bar does on the other pages. */
export function Voice({ ballot }: { readonly ballot: OpenBallot }) {
  const [said, say] = useState('');
  useBallotVoice(ballot, say);
  return <LiveRegion text={said} />;
}
