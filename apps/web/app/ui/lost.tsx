import { Button } from '#ui/button.tsx';

export const LOST = 'Un fichier du site n’est pas arrivé.';

type LostProps = {
  /** What did not come, in its own words. */
  readonly text?: string;
  readonly onRetry: () => void;
};

/** Where something was awaited that did not come. */
export function Lost({ text = LOST, onRetry }: LostProps) {
  return (
    <p role="alert">
      {text}{' '}
      <Button variant="quiet" onClick={() => onRetry()}>
        Réessayer
      </Button>
    </p>
  );
}
