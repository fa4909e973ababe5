import { counted } from '@nosmilliards/domain/money/counted';
import { formatEuros } from '@nosmilliards/domain/money/format';
import type { Side } from '@nosmilliards/domain/budget/line';
import type { ReactNode } from 'react';
import { Amount } from '#ui/amount.tsx';
import type { DrawnBlock } from './explorer-drawing.ts';
import { PictureByWidth } from './picture-by-width.tsx';
import { useOpen } from './tab.ts';
import styles from './side-picture.module.css';

type SidePictureProps = {
  readonly side: Side;
  readonly blocks: readonly DrawnBlock[];
  readonly children: ReactNode;
};

const words = {
  expense: { title: 'Où va l’argent', scale: ` sur ${formatEuros(1000)} dépensés` },
  revenue: { title: 'D’où il vient', scale: ', même échelle' },
} as const;

/** One side of the budget in squares, by administration; what is borrowed closes the revenue. */
export function SidePicture({ side, blocks, children }: SidePictureProps) {
  const open = useOpen();
  const { title, scale } = words[side];
  return (
    <section aria-labelledby={`side-${side}`} className={styles['side']}>
      <div className={styles['head']}>
        <h2 id={`side-${side}`}>{title}</h2>
        <p className="note inked">
          <strong>{`1\u00A0carré = ${formatEuros(1)}`}</strong>
          {scale}
        </p>
      </div>
      {blocks.map((block) => (
        <BlockPicture
          key={block.id}
          block={block}
          onChoose={block.id === 'borrowed' ? undefined : (id) => open(side, id)}
        />
      ))}
      {children}
    </section>
  );
}

type BlockPictureProps = {
  readonly block: DrawnBlock;
  readonly onChoose?: ((id: string) => void) | undefined;
};

/** The squares of one administration. */
export function BlockPicture({ block, onChoose }: BlockPictureProps) {
  return (
    <div className={styles['block']}>
      <p className={styles['name']}>
        <strong>{block.title}</strong>{' '}
        <span>
          {`${counted(block.squares, 'carré')} · `}
          <Amount value={block.amount} form="billions" />
        </span>
      </p>
      <PictureByWidth picture={block} onChoose={onChoose} />
    </div>
  );
}
