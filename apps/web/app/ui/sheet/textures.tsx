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
};

/**
 * The squares that a vote removes: hatched when cut, empty when removed, crossed beyond the limits.
 */
export function Losses({ id, cut, removed, beyond }: LossesProps) {
  return (
    <>
      <Textures id={id} hasCut={cut !== ''} hasBeyond={beyond !== ''} />
      {cut !== '' && <path d={cut} stroke={`url(#${cutId(id)})`} />}
      {removed !== '' && (
        <>
          <path d={removed} className={styles['frame']} />
          <path d={removed} className={styles['hole']} />
        </>
      )}
      {beyond !== '' && <path d={beyond} stroke={`url(#${beyondId(id)})`} />}
    </>
  );
}

function cutId(id: string): string {
  return `${id}cut`;
}

function beyondId(id: string): string {
  return `${id}beyond`;
}
