import { useState } from 'react';
import { useBallotAnnouncements } from '#ballot/use-ballot-announcements.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { LiveRegion } from '#ui/live-region.tsx';

/** Announces the balance, as the impact bar does on the other pages. */
export function BalanceAnnouncement({ ballot }: { readonly ballot: OpenBallot }) {
  const [announced, announce] = useState('');
  useBallotAnnouncements(ballot, announce);
  return <LiveRegion text={announced} />;
}
