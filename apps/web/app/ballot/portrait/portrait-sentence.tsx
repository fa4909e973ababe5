import { mostlyOf, portraitSentenceOf, type Portrait } from '@nosmilliards/domain/outcome/portrait';
import type { Teller } from '@nosmilliards/domain/outcome/result-sentence';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './portrait.module.css';

type PortraitSentenceProps = { readonly portrait: Portrait; readonly teller: Teller };

/** A ballot in one sentence, then its largest decisions. */
export function PortraitSentence({ portrait, teller }: PortraitSentenceProps) {
  const { pieces, spoken } = portraitSentenceOf(portrait, teller);
  const mostly = mostlyOf(portrait);
  return (
    <>
      <p className={styles['sentence']}>
        <span aria-hidden="true">
          {pieces.map((piece, index) =>
            typeof piece === 'string' ? (
              piece
            ) : (
              // The order of the pieces never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <strong key={index}>{piece.text}</strong>
            ),
          )}
        </span>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </p>
      {mostly !== '' && <p className="note">{mostly}</p>}
    </>
  );
}
