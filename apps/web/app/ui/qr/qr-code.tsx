import { qrCodeOf } from './encode.ts';
import styles from './qr-code.module.css';

type QrCodeProps = { readonly text: string; readonly label: string };

/** Quiet zone in modules, required by the standard. */
const QUIET = 4;

/**
 * Black on white in the dark theme too, as scanners expect. Renders nothing for a text too long.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const code = qrCodeOf(text);
  if (code === null) return null;
  const side = code.size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      // An inline SVG: `img` would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles['code']}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} className={styles['paper']} />
      <path d={code.path} className={styles['ink']} />
    </svg>
  );
}
