import { formatCount } from '@nosmilliards/domain/money/format';
import type { Face } from '#ballot/card/face.ts';
import { Button } from '#ui/button.tsx';

type CardFootProps = {
  readonly face: Face;
  /** Still to decide, on a card that comes back; `null` on any other. */
  readonly left: number | null;
  /** `null` where the end cannot be asked for here. */
  readonly onFinish: (() => void) | null;
  /** `null` while the choices are shown. */
  readonly onChange: (() => void) | null;
  readonly onRefine: () => void;
  /** `null` unless a decision is being refined. */
  readonly onBack: (() => void) | null;
  readonly onDossier: () => void;
  /** `null` when no function of Eurostat corresponds. */
  readonly onElsewhere: (() => void) | null;
};

export function CardFoot(props: CardFootProps) {
  const { face, left, onFinish, onChange, onRefine, onBack, onDossier, onElsewhere } = props;
  return (
    <>
      {left !== null && (
        <strong>
          Encore sans réponse
          {left === 1 ? ', la dernière.' : `. Il en reste ${formatCount(left)}.`}
        </strong>
      )}
      {left !== null && onFinish && (
        <Button variant="quiet" onClick={onFinish}>
          Terminer maintenant
        </Button>
      )}
      {onChange && (
        <Button variant="quiet" onClick={onChange}>
          Changer ce choix
        </Button>
      )}
      {face.cardCount > 1 && (
        <Button variant="quiet" onClick={onRefine}>
          Affiner ses {face.cardCount} cartes
        </Button>
      )}
      {onElsewhere && (
        <Button variant="quiet" onClick={onElsewhere}>
          Avant et ailleurs
        </Button>
      )}
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
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
