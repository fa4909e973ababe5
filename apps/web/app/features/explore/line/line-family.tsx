import { Link } from 'react-router';
import { linePath } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { PaleSquares } from '#ui/sheet/pale-squares.tsx';
import type { LineData } from './line-drawing.ts';
import section from './section.module.css';
import styles from './line-family.module.css';

const MOST_SHOWN = 6;

/** Its share and its rank among the lines of its parent. */
export function LineFamily({ data }: { readonly data: LineData }) {
  const { line, path, place, siblings, drawing } = data;
  const parent = path.at(-1);
  const { family } = drawing;
  if (family === null || place.share === null) return null;
  const first = siblings.slice(0, MOST_SHOWN);
  const shown = first.some(({ id }) => id === line.id)
    ? first
    : [...first.slice(0, -1), ...siblings.filter(({ id }) => id === line.id)];
  return (
    <section aria-labelledby="famille" className={section['section']}>
      <h2 id="famille">
        {parent ? <>Dans « {parent.title} »</> : `Dans la ${sideWords[line.side]}`}
      </h2>
      <p>
        <strong>{place.share}</strong> de {parent ? <>« {parent.title} »</> : place.whole}
        {place.rank && (
          <>
            , la {place.rank}
            <sup>{place.rank === 1 ? 're' : 'e'}</sup> par montant
          </>
        )}
        .
      </p>
      <PaleSquares
        drawn={family.drawn}
        paint={drawing.paint}
        label={`${place.share} ${parent ? `de « ${parent.title} »` : `de ${place.whole}`}`}
        className={styles['squares']}
      />
      <p className={section['unit']}>
        <strong>1&nbsp;carré = {family.square}</strong>, en plein ceux de cette ligne.
      </p>
      <ul className={styles['siblings']}>
        {shown.map(({ id, title, amount }) => (
          <li key={id} className={id === line.id ? styles['here'] : undefined}>
            {id === line.id ? <strong>{title}</strong> : <Link to={linePath(id)}>{title}</Link>}{' '}
            <Amount value={amount} />
          </li>
        ))}
      </ul>
      {parent && place.lines > shown.length && (
        <p>
          <Link to={linePath(parent.id)} className={section['alone']}>
            Les {place.lines} lignes de « {parent.title} »
          </Link>
        </p>
      )}
    </section>
  );
}

const sideWords = { expense: 'dépense publique', revenue: 'recette publique' } as const;
