import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import Globe from 'lucide-react/icons/globe';
import Layers from 'lucide-react/icons/layers';
import type { Face } from '#ballot/card/face.ts';
import { Button } from '#ui/button.tsx';

type CardFootProps = {
  readonly face: Face;
  readonly isPassed: boolean;
  readonly onRefine: () => void;
  /** `null` unless a decision is being refined. */
  readonly onBack: (() => void) | null;
  readonly onDossier: () => void;
  /** `null` when no function of Eurostat corresponds. */
  readonly onElsewhere: (() => void) | null;
};

export function CardFoot(props: CardFootProps) {
  const { face, isPassed, onRefine, onBack, onDossier, onElsewhere } = props;
  return (
    <>
      {isPassed && <strong>Encore sans réponse.</strong>}
      {face.cardCount > 1 && (
        <Button variant="quiet" icon={Layers} onClick={onRefine}>
          Affiner ses {face.cardCount} cartes
        </Button>
      )}
      {onElsewhere && (
        <Button variant="quiet" icon={Globe} onClick={onElsewhere}>
          Avant et ailleurs
        </Button>
      )}
      {onBack && (
        <Button variant="quiet" icon={CornerUpLeft} onClick={onBack}>
          Revenir aux décisions
        </Button>
      )}
      {face.nature !== null && (
        <Button variant="quiet" onClick={onDossier}>
          Ce que paie cette ligne
        </Button>
      )}
    </>
  );
}
