import ArrowLeft from 'lucide-react/icons/arrow-left';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ComparedLine } from './compared-line.ts';
import { proportionSentenceOf, titleOf } from './sentence.ts';
import { ShareDialog } from './share-dialog.tsx';
import styles from './comparison.module.css';

type ComparisonActionsProps = {
  readonly lines: readonly ComparedLine[];
  readonly origin: string;
  readonly onEmpty: () => void;
};

export function ComparisonActions({ lines, origin, onEmpty }: ComparisonActionsProps) {
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles['actions']} data-print="hide">
      <ButtonLink to={origin} variant="secondary" icon={ArrowLeft}>
        Retour
      </ButtonLink>
      <Button icon={Share2} onClick={() => setSharing(true)}>
        Partager
      </Button>
      <Button icon={Trash2} onClick={onEmpty}>
        Vider
      </Button>
      <ShareDialog
        open={isSharing}
        onClose={() => setSharing(false)}
        title={titleOf(lines)}
        text={proportionSentenceOf(lines)}
      />
    </div>
  );
}
