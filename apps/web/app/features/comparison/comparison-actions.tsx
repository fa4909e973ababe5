import { ArrowLeft, Share2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ComparedLine } from './compared-line.ts';
import { proportionSentenceOf, titleOf } from './sentence.ts';
import styles from './comparison.module.css';

const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}));

type ComparisonActionsProps = {
  readonly lines: readonly ComparedLine[];
  readonly origin: string;
  readonly onEmpty: () => void;
};

export function ComparisonActions({ lines, origin, onEmpty }: ComparisonActionsProps) {
  const [isSharing, setSharing] = useState(false);
  // Once asked for it stays in the page: taken out while open, it would not give the focus back.
  const [isAsked, ask] = useState(false);
  return (
    <div className={styles['actions']} data-print="hide">
      <ButtonLink to={origin} variant="secondary" icon={ArrowLeft}>
        Retour
      </ButtonLink>
      <Button
        icon={Share2}
        onClick={() => {
          ask(true);
          setSharing(true);
        }}
      >
        Partager
      </Button>
      <Button icon={Trash2} onClick={onEmpty}>
        Vider
      </Button>
      {isAsked && (
        <Suspense>
          <ShareDialog
            open={isSharing}
            onClose={() => setSharing(false)}
            title={titleOf(lines)}
            text={proportionSentenceOf(lines)}
          />
        </Suspense>
      )}
    </div>
  );
}
