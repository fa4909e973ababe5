import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { shareMessageOf } from '@nosmilliards/domain/outcome/share-message';
import Share2 from 'lucide-react/icons/share-2';
import { startTransition, Suspense, useState } from 'react';
import { codeOfPlayed } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { siteUrl } from '#browser/address.ts';
import { budgetPath } from '#site/shared-path.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { lazyWindow } from '#ui/lazy.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';

/** Loaded when opened: the poster and the QR code are 12 KB. */
const SharePanel = lazyWindow(async () => (await import('./share-panel.tsx')).SharePanel);

type SharingProps = {
  readonly ballot: OpenBallot;
  readonly numbering: Numbering;
  readonly sheet: SheetPlan;
  readonly variant?: ButtonVariant;
  readonly children?: string;
};

/** One button: the image, the text, the link and the QR code are in its window. */
export function Sharing({
  ballot,
  numbering,
  sheet,
  variant = 'play',
  children = 'Montrer mon budget',
}: SharingProps) {
  const [isOpen, setOpen] = useState(false);
  const { edition, history } = ballot;
  const { present } = history;
  const link = siteUrl(budgetPath(codeOfPlayed(present, numbering, edition)));
  const message = shareMessageOf(present, edition);

  function open() {
    void SharePanel.load();
    startTransition(() => setOpen(true));
  }

  return (
    <>
      <Button variant={variant} icon={Share2} onClick={open}>
        {children}
      </Button>
      <Suspense fallback={null}>
        {/* Not the dialog itself: Orca would spell the whole link. */}
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title="Montrer mon budget"
          initialFocus="close-button"
        >
          {isOpen && <SharePanel ballot={ballot} link={link} message={message} sheet={sheet} />}
        </Dialog>
      </Suspense>
    </>
  );
}
