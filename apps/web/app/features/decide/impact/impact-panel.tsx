import { useBallotVoice } from '#ballot/ballot-voice.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { ImpactBar } from './impact-bar.tsx';

type ImpactPanelProps = {
  readonly ballot: OpenBallot;
  readonly say: (text: string) => void;
};

export function ImpactPanel({ ballot, say }: ImpactPanelProps) {
  useBallotVoice(ballot, say);
  const { ledger } = ballot.history.present;
  return <ImpactBar ledger={ledger} edition={ballot.edition} />;
}
