import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '#browser/hydration.ts';
import { linePath, termPath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { AmountViews } from '#ui/amount-views.tsx';
import { BeforeTransfers } from '#ui/before-transfers.tsx';
import { Card } from '#ui/card.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { CompareControl } from './compare-control.tsx';
import type { LineData } from './line-data.ts';
import section from './section.module.css';
import styles from './line-amount.module.css';

type LineAmountProps = {
  readonly data: LineData;
  readonly vote?: ReactNode;
};

/** The amount in every unit, its source, and the actions on it. */
export function LineAmount({ data, vote }: LineAmountProps) {
  const { line, source } = data;
  const isHydrated = useHydrated();
  const isMixed = data.years.includes(',') && line.level === 1;
  return (
    <Card as="section" active aria-label="Montant" className={styles['card']}>
      <p>
        <Amount value={line.amount} size="big" />
      </p>
      <Place data={data} />
      {line.amountBeforeTransfers !== undefined && (
        <p className={section['remark']}>
          <BeforeTransfers
            amount={line.amountBeforeTransfers}
            isTechnical={line.isTechnical}
            definition={termPath('transfert')}
          />
        </p>
      )}
      <Views data={data} />
      <p className={styles['provenance']}>
        <NatureTag nature={line.nature} more={data.estimated} /> {data.margin}
        <span>{isMixed ? data.years : data.vintage}</span>
        <a href="#source">Source : {source.producer}</a>
      </p>
      {vote && <div className={styles['vote']}>{vote}</div>}
      <div className={styles['actions']}>
        {/* Does nothing without script. */}
        {isHydrated && <CompareControl line={line} />}
      </div>
    </Card>
  );
}

function Place({ data }: { readonly data: LineData }) {
  const { path, place } = data;
  const parent = path.at(-1);
  const whole = parent ? (
    <>
      « <Link to={linePath(parent.id)}>{parent.title}</Link> »
    </>
  ) : (
    place.whole
  );
  return (
    <p className={styles['place']}>
      {place.share !== null && (
        <>
          <strong>{place.share}</strong> de {whole}
          {place.rank && ' · '}
        </>
      )}
      {place.outside}
      {place.rank && (
        <>
          <Ordinal rank={place.rank.rank} /> ligne sur {place.rank.count}, par montant
        </>
      )}
    </p>
  );
}

function Ordinal({ rank }: { readonly rank: number }) {
  return (
    <>
      {rank}
      <sup>{rank === 1 ? 're' : 'e'}</sup>
    </>
  );
}

function Views({ data: { line, views } }: { readonly data: LineData }) {
  if (views.length === 0) {
    return <p className={section['remark']}>Moins d’un centime par habitant et par jour.</p>;
  }
  return <AmountViews value={line.amount} views={views} />;
}
