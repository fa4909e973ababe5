import styles from './sheet.module.css';

type TexturesProps = { readonly id: string; readonly hasCut: boolean; readonly hasBeyond: boolean };

/** Hatching and crosses on the 7 × 7 grid of the squares, readable in greyscale. */
function Textures({ id, hasCut, hasBeyond }: TexturesProps) {
  if (!hasCut && !hasBeyond) return null;
  const box = { width: 7, height: 7, patternUnits: 'userSpaceOnUse' };
  const paper = <rect width="7" height="7" className={styles['paper']} />;
  return (
    <defs>
      {hasCut && (
        <pattern id={cutId(id)} {...box}>
          {paper}
          <path d="M0 2L2 0M0 5L5 0M1 7L7 1M4 7L7 4" className={styles['ink']} />
        </pattern>
      )}
      {hasBeyond && (
        <pattern id={beyondId(id)} {...box}>
          {paper}
          <path d="M0 0l6 6M6 0l-6 6" className={styles['ink']} />
        </pattern>
      )}
    </defs>
  );
}

type LossesProps = {
  readonly id: string;
  readonly cut: string;
  readonly removed: string;
  readonly beyond: string;
  /** See `Ribbon`. */
  readonly isLive?: boolean;
};

/**
 * The squares that a vote removes: hatched when cut, empty when removed, crossed beyond the limits.
 */
export function Losses({ id, cut, removed, beyond, isLive = false }: LossesProps) {
  const hasCut = isLive || cut !== '';
  const hasBeyond = isLive || beyond !== '';
  return (
    <>
      <Textures id={id} hasCut={hasCut} hasBeyond={hasBeyond} />
      {hasCut && <path d={cut} data-path="cut" stroke={`url(#${cutId(id)})`} />}
      {(isLive || removed !== '') && (
        <>
          <path d={removed} data-path="removed" className={styles['frame']} />
          <path d={removed} data-path="removed" className={styles['hole']} />
        </>
      )}
      {hasBeyond && <path d={beyond} data-path="beyond" stroke={`url(#${beyondId(id)})`} />}
    </>
  );
}

function cutId(id: string): string {
  return `${id}cut`;
}

function beyondId(id: string): string {
  return `${id}beyond`;
}
