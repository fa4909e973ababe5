import { foldSmall } from '@nosmilliards/domain/breakdown';
import { Link } from 'react-router';
import { linePath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { BarList } from '#ui/bar-list.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Sector } from '#ui/sector-rect.tsx';
import type { LineSheet, NamedAmount } from './line-sheet.ts';
import styles from './line-children.module.css';

const sectors = { etat: 'state', securite_sociale: 'social', collectivites: 'local' } as const;

/** The lines below, largest first; the smallest are folded. */
export function LineChildren({ sheet }: { readonly sheet: LineSheet }) {
  const { children, gap, line } = sheet;
  if (children.length === 0) return null;
  const { shown, folded } = foldSmall(children);
  const isAllSmall = shown.length === 0;
  return (
    <section aria-labelledby="contenu-ligne" className={styles['section']}>
      <h2 id="contenu-ligne">Ce que contient cette ligne</h2>
      {!isAllSmall && (
        <BarList
          longLabels
          label="Lignes du dessous, de la plus grande à la plus petite"
          items={shown.map((child) => ({
            id: child.id,
            label: <Link to={linePath(child.id)}>{child.title}</Link>,
            size: Math.max(child.amount, 0),
            value: <Amount value={child.amount} />,
            sector: sectorOf(line),
          }))}
        />
      )}
      {isAllSmall && <SmallLines lines={children} />}
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
        <p className={styles['gap']}>
          <strong>
            Écart non détaillé : <Amount value={gap.amount} signed />
          </strong>
          . {gap.reason}
        </p>
      )}
    </section>
  );
}

function SmallLines({ lines }: { readonly lines: readonly NamedAmount[] }) {
  return (
    <ul className={styles['small']}>
      {lines.map(({ id, title, amount }) => (
        <li key={id}>
          <Link to={linePath(id)}>{title}</Link> <Amount value={amount} />
        </li>
      ))}
    </ul>
  );
}

function sectorOf({ isNiche, isTechnical, origin }: LineSheet['line']): Sector {
  if (isNiche) return 'niche';
  return isTechnical || origin === undefined ? 'plain' : sectors[origin];
}
