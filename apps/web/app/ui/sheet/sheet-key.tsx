import type { GlyphKind } from '#ui/glyph-shapes.ts';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import styles from './sheet-key.module.css';

const key: readonly { readonly kind: GlyphKind; readonly word: string }[] = [
  { kind: 'keep', word: 'gardé' },
  { kind: 'increase', word: 'ajouté' },
  { kind: 'decrease', word: 'réduit' },
  { kind: 'remove', word: 'supprimé' },
  { kind: 'beyond', word: 'au-delà de la limite retenue' },
];

/** Legend of the textures. */
export function SheetKey() {
  return (
    <ul className={styles['key']}>
      {key.map(({ kind, word }) => (
        <li key={kind}>
          <SquareGlyph kind={kind} /> {word}
        </li>
      ))}
    </ul>
  );
}
