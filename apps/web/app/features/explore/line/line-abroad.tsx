import { functionPath } from '#site/path.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LineData } from './line-drawing.ts';
import styles from './section.module.css';

type LineAbroadProps = { readonly abroad: NonNullable<LineData['abroad']> };

/** Links only: an amount of Eurostat beside that of the line would compare two other things. */
export function LineAbroad({ abroad: { functions, reason } }: LineAbroadProps) {
  return (
    <section aria-labelledby="ailleurs" className={styles['section']}>
      <h2 id="ailleurs">Ailleurs en Europe</h2>
      <p>Correspond en partie à :</p>
      <ul>
        {functions.map(({ code, title }) => (
          <li key={code}>
            <TextLink to={functionPath(code)} className={styles['alone']}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="note">{reason}</p>
    </section>
  );
}
