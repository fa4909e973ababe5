import { useState } from 'react';
import { useBallotVoice } from '#ballot/ballot-voice.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { LiveRegion } from '#ui/live-region.tsx';

/** What the bar of the other pages says: the game shows the balance in its own way. */
export function Voice({ ballot }: { readonly ballot: OpenBallot }) {
  const [said, say] = useState('');
  useBallotVoice(ballot, say);
  return <LiveRegion text={said} />;
}
