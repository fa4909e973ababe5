import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { shareMessageOf } from '@nosmilliards/domain/outcome/share-message';
import Image from 'lucide-react/icons/image';
import Share2 from 'lucide-react/icons/share-2';
import { startTransition, Suspense, useState } from 'react';
import { codeOf } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { siteUrl } from '#browser/address.ts';
import { budgetPath } from '#site/shared-path.ts';
import { share } from '#browser/share.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { lazyWindow } from '#ui/lazy.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { useNotify } from '#ui/toast-provider.tsx';

/** Loaded when opened: the poster and the QR code are 12 KB. */
const SharePanel = lazyWindow(async () => (await import('./share-panel.tsx')).SharePanel);

type SharingProps = {
  readonly ballot: OpenBallot;
  readonly numbering: Numbering;
  readonly sheet: SheetPlan;
  /** `image`: the panel alone, by one button. */
  readonly variant: 'primary' | 'secondary' | 'image';
};

export function Sharing({ ballot, numbering, sheet, variant }: SharingProps) {
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const { edition, history } = ballot;
  const { present } = history;
  const link = siteUrl(budgetPath(codeOf(present.ledger, numbering)));
  const message = shareMessageOf(present, edition);

  async function send() {
    const sharing = await share({ ...message, url: link });
    if (sharing === 'copied') notify('Résultats copiés dans le presse-papier\u202F!');
    if (sharing === 'failed') notify('Impossible de copier les résultats.', 'problem');
  }

  function open() {
    void SharePanel.load();
    startTransition(() => setOpen(true));
  }

  return (
    <>
      {variant === 'image' ? (
        <Button variant="play" icon={Image} onClick={open}>
          Image de mon budget
        </Button>
      ) : (
        <>
          <Button variant={variant} icon={Share2} onClick={() => void send()}>
            Partager mes résultats
          </Button>
          <Button icon={Image} onClick={open}>
            Image, lien, code QR
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Partager mon budget">
          {isOpen && <SharePanel ballot={ballot} link={link} message={message} sheet={sheet} />}
        </Dialog>
      </Suspense>
    </>
  );
}
