import { use } from 'react';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { SheetLines } from '#ui/sheet/sheet-lines.tsx';
import type { DrawnPicture } from './explorer-drawing.ts';
import styles from './picture-by-width.module.css';

type PictureByWidthProps = {
  readonly picture: DrawnPicture;
  readonly chosen?: string | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
};

/** The drawing for the width of the screen; the other one is not displayed. */
export function PictureByWidth({ picture, chosen, onChoose }: PictureByWidthProps) {
  const lens = use(AmountLensContext);
  const label = lens === null ? picture.label + picture.largest : picture.label;
  const common = { label, chosen, onChoose };
  return (
    <>
      <SheetLines drawn={picture.phone} className={styles['phone']} {...common} />
      <SheetLines drawn={picture.wide} className={styles['wide']} {...common} />
    </>
  );
}
