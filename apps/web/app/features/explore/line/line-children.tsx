import { Link } from 'react-router';
import { linePath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Squares } from '#ui/sheet/squares.tsx';
import type { LineData } from './line-drawing.ts';
import section from './section.module.css';
import styles from './line-children.module.css';

type LineChild = LineData['children']['shown'][number];

/** The children, largest first; the smallest are folded. */
export function LineChildren({ data }: { readonly data: LineData }) {
  const { children, gap } = data;
  const { children: ribbons } = data.drawing;
  const { shown, folded } = children;
  const isAllSmall = shown.length === 0;
  if (isAllSmall && folded === null) return null;
  return (
    <section
      aria-labelledby="contenu-ligne"
      className={classNames(section['section'], styles['lines'])}
    >
      <h2 id="contenu-ligne">Ce qu’elle contient</h2>
      {!isAllSmall && (
        <>
          <p className={section['unit']}>
            <strong>1&nbsp;carré = {ribbons.square}</strong>, de la plus grande à la plus petite.
          </p>
          <ul
            className={styles['ribbons']}
            aria-label="Lignes du dessous, de la plus grande à la plus petite"
          >
            {shown.map((child, index) => {
              const ribbon = ribbons.ribbons[index];
              return (
                <li key={child.id}>
                  <Name line={child} />{' '}
                  <span className={styles['amount']}>
                    <Amount value={child.amount} />
                  </span>
                  {ribbon && child.amount > 0 && (
                    <Squares drawn={ribbon} className={styles['ribbon']} />
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {isAllSmall && folded && <SmallLines lines={folded.lines} />}
      {folded && !isAllSmall && (
        <Disclosure
          summary={
            <>
              {folded.lines.length === 1 ? '1 autre ligne' : `${folded.lines.length} autres lignes`}
              , <Amount value={folded.amount} />
            </>
          }
        >
          <SmallLines lines={folded.lines} />
        </Disclosure>
      )}
      {gap && (
        <p className="note">
          <strong>
            Écart non détaillé : <Amount value={gap.amount} signed />
          </strong>
          . {gap.reason}
        </p>
      )}
    </section>
  );
}

function SmallLines({ lines }: { readonly lines: readonly LineChild[] }) {
  return (
    <ul className={styles['small']}>
      {lines.map((line) => (
        <li key={line.id}>
          <Name line={line} /> <Amount value={line.amount} />
        </li>
      ))}
    </ul>
  );
}

function Name({ line: { id, title, isOutside } }: { readonly line: LineChild }) {
  return (
    <>
      <Link to={linePath(id)}>{title}</Link>
      {isOutside && ' (hors total)'}
    </>
  );
}
