import { lostWords } from '#ballot/budget-code.ts';
import { Notice } from '#ui/notice.tsx';

/** Nothing of a link is dropped in silence. */
export function LostChoices({ lost }: { readonly lost: number }) {
  const words = lostWords(lost);
  return words === null ? null : (
    <Notice tone="warning">
      <p>{words}</p>
    </Notice>
  );
}
