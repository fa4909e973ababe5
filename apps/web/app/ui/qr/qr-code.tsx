import { qrCodeOf } from './encode.ts';
import styles from './qr-code.module.css';

type QrCodeProps = { readonly text: string; readonly label: string };

/**
 * Black on white in the dark theme too, as scanners expect. Renders nothing for a text too long.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const code = qrCodeOf(text);
  if (code === null) return null;
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      // An inline SVG: `img` would need a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles['code']}
    >
      <rect width={code.size} height={code.size} className={styles['paper']} />
      <path d={code.path} className={styles['ink']} />
    </svg>
  );
}
