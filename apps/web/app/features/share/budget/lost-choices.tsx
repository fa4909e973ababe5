import { lostWords } from '#ballot/budget-code.ts';
import { Notice } from '#ui/notice.tsx';

/** Counts the choices of a link whose line no longer exists. */
export function LostChoices({ lost }: { readonly lost: number }) {
  const words = lostWords(lost);
  return words === null ? null : (
    <Notice tone="warning">
      <p>{words}</p>
    </Notice>
  );
}
