import { useBallotAnnouncements } from '#ballot/use-ballot-announcements.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { ImpactBar } from './impact-bar.tsx';

type ImpactPanelProps = {
  readonly ballot: OpenBallot;
  readonly announce: (text: string) => void;
};

export function ImpactPanel({ ballot, announce }: ImpactPanelProps) {
  useBallotAnnouncements(ballot, announce);
  return <ImpactBar ballot={ballot.history.present} edition={ballot.edition} />;
}
