import { Link } from 'react-router';
import { linePath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import type { LineChild, LineData } from './line-data.ts';
import section from './section.module.css';
import styles from './line-children.module.css';

/** The children, largest first; the smallest are folded. */
export function LineChildren({ data }: { readonly data: LineData }) {
  const { children, gap } = data;
  const { shown, folded } = children;
  const isAllSmall = shown.length === 0;
  if (isAllSmall && folded === null) return null;
  return (
    <section
      aria-labelledby="contenu-ligne"
      className={classNames(section['section'], styles['lines'])}
    >
      <h2 id="contenu-ligne">Ce que contient cette ligne</h2>
      {!isAllSmall && (
        <BarList
          longLabels
          label="Lignes du dessous, de la plus grande à la plus petite"
          items={shown.map((child) => ({
            id: child.id,
            label: <Name line={child} />,
            size: Math.max(child.amount, 0),
            value: <Amount value={child.amount} />,
            sector: data.line.paint,
          }))}
        />
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
        <p className={section['remark']}>
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
