import { achievementsOf } from '@nosmilliards/domain/game/achievement';
import { factsOf } from '@nosmilliards/domain/game/facts';
import { accountsOf } from '@nosmilliards/domain/outcome/completion';
import { shareMessageOf, type ShareMessage } from '@nosmilliards/domain/outcome/share-message';
import Image from 'lucide-react/icons/image';
import Share2 from 'lucide-react/icons/share-2';
import { useState, type ComponentType } from 'react';
import type { OpenBallot } from '#ballot/provider.tsx';
import { budgetPath, siteUrl } from '#browser/shared-path.ts';
import { share } from '#browser/share.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useLate, type LatePart } from '#ui/late.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

/** What comes once somebody is about to share: the code of links, the poster, the QR code. */
export type ShareKit = {
  readonly codeOf: (ballot: OpenBallot) => string;
  readonly Panel: ComponentType<{
    readonly ballot: OpenBallot;
    readonly message: ShareMessage;
  }>;
};

type SharingProps = {
  readonly ballot: OpenBallot;
  readonly kit: LatePart<ShareKit>;
  readonly variant: 'primary' | 'secondary';
};

export function Sharing({ ballot, kit: part, variant }: SharingProps) {
  const notify = useNotify();
  const [kit, ask] = useLate(part);
  const [isOpen, setOpen] = useState(false);
  const { edition, history } = ballot;
  const { present } = history;
  const message = shareMessageOf(
    accountsOf(present.ledger, edition),
    achievementsOf(factsOf(present, edition)),
    edition.baseline.year,
  );

  async function send({ codeOf }: ShareKit) {
    const sharing = await share({ ...message, url: siteUrl(budgetPath(codeOf(ballot))) });
    if (sharing === 'copied') notify('Résultats copiés dans le presse-papier\u202F!');
    if (sharing === 'failed') notify('Impossible de copier les résultats.', 'problem');
  }

  // Asked for as one reaches for it: a device only shares right after a gesture.
  const ahead = { onPointerEnter: () => ask(), onFocus: () => ask() };
  return (
    <>
      <Button
        variant={variant}
        icon={Share2}
        {...ahead}
        onClick={() => ask((come) => void send(come))}
      >
        Partager mes résultats
      </Button>
      <Button icon={Image} {...ahead} onClick={() => ask(() => setOpen(true))}>
        Image, lien, code QR
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Partager mon budget">
        {isOpen && kit ? <kit.Panel ballot={ballot} message={message} /> : null}
      </Dialog>
    </>
  );
}
