import type { ComponentProps } from 'react';
import { codeOf as codeOfLedger } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { numbering } from '#dataset/codes.ts';
import { sheet } from '#dataset/sheet.ts';
import { SharePanel } from '#features/share/share-panel.tsx';

/** One late file for all that sharing takes. */
export function codeOf({ history }: OpenBallot): string {
  return codeOfLedger(history.present.ledger, numbering);
}

type PanelProps = Pick<ComponentProps<typeof SharePanel>, 'ballot' | 'message'>;

export function Panel(props: PanelProps) {
  return <SharePanel {...props} numbering={numbering} sheet={sheet} />;
}
