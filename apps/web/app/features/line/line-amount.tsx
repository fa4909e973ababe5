import type { Baseline } from '@nosmilliards/domain/baseline';
import { formatPercent } from '@nosmilliards/domain/format';
import { netAmountOf } from '@nosmilliards/domain/line';
import { LENSES, viewOf } from '@nosmilliards/domain/lens';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linePath } from '#browser/path.ts';
import { Amount } from '#ui/amount.tsx';
import { AmountLensContext } from '#ui/amount-lens.ts';
import { Card } from '#ui/card.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { CompareControl } from './compare-control.tsx';
import type { LineSheet } from './line-sheet.ts';
import { vintageOf } from './line-words.ts';
import styles from './line-amount.module.css';

type LineAmountProps = {
  readonly sheet: LineSheet;
  readonly baseline: Baseline;
  readonly vote?: ReactNode;
};

/** The figure, every way of looking at it, where it comes from, and what one can do with it. */
export function LineAmount({ sheet, baseline, vote }: LineAmountProps) {
  const { line, source } = sheet;
  const net = netAmountOf(line);
  return (
    <Card as="section" active aria-label="Montant" className={styles['card']}>
      <p>
        <Amount value={line.amount} size="big" />
      </p>
      <Place sheet={sheet} />
      {net !== line.amount && !line.isNiche && (
        <p className={styles['note']}>
          Net des sommes versées à d’autres administrations, qui les comptent aussi :{' '}
          <strong>
            <Amount value={net} />
          </strong>
        </p>
      )}
      <Lenses sheet={sheet} baseline={baseline} />
      <p className={styles['provenance']}>
        <NatureTag nature={line.nature} />
        <span>{vintageOf(sheet)}</span>
        <a href="#source">Source : {source.producer}</a>
      </p>
      {vote}
      <CompareControl line={line} />
    </Card>
  );
}

function Place({ sheet }: { readonly sheet: LineSheet }) {
  const { line, path, place } = sheet;
  const parent = path.at(-1);
  const whole = parent ? (
    <>
      « <Link to={linePath(parent.id)}>{parent.title}</Link> »
    </>
  ) : (
    `${line.side === 'expense' ? 'la dépense publique' : 'la recette publique'}, nette des transferts`
  );
  return (
    <p className={styles['place']}>
      {place.share !== null && (
        <>
          <strong>{formatPercent(place.share)}</strong> de {whole}
          {place.count > 1 && ' · '}
        </>
      )}
      {line.isNiche && line.level === 1 && 'Hors du total des recettes. '}
      {place.count > 1 && !line.isTechnical && (
        <>
          <Ordinal rank={place.rank} /> ligne sur {place.count}, par montant
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

function Lenses({ sheet, baseline }: { readonly sheet: LineSheet; readonly baseline: Baseline }) {
  const { amount } = sheet.line;
  // A lens that would print « 0 € » for money that exists says something false: it is left out.
  const views = LENSES.filter((lens) => lens !== 'billions')
    .map((lens) => ({ lens, ...viewOf(amount, lens, baseline) }))
    .filter(({ text }) => amount === 0 || /[1-9]/.test(text));
  if (views.length === 0) {
    return <p className={styles['note']}>Moins d’un centime par habitant et par jour.</p>;
  }
  return (
    <dl className={styles['lenses']}>
      {views.map(({ lens, label }) => (
        <div key={lens}>
          <dt>{label}</dt>
          <dd>
            <AmountLensContext value={(value) => viewOf(value, lens, baseline)}>
              <Amount value={amount} />
            </AmountLensContext>
          </dd>
        </div>
      ))}
    </dl>
  );
}
