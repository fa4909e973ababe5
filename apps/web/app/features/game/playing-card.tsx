import { memo, type ReactNode, type Ref } from 'react';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { PathIcon } from '#ui/icon.tsx';
import { LineIcon } from '#ui/line-icon.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { OfficialMarks } from '#ui/official-marks.tsx';
import sectors from '#ui/sector.module.css';
import { Ribbon } from '#ui/sheet/ribbon.tsx';
import type { Face } from './screen.ts';
import styles from './playing-card.module.css';

type PlayingCardProps = {
  readonly face: Face;
  /** Of its icon, where the page holds it. */
  readonly drawing?: string | null;
  /** « Carte 27 sur 64 ». */
  readonly place: string;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Where the card is in its slide; `still` on arrival, so that the page paints at once. */
  readonly motion: 'still' | 'leaving' | 'entering';
  /** What there is to know of it, at its foot. */
  readonly children: ReactNode;
};

export function PlayingCard({
  face,
  drawing = null,
  place,
  heading,
  motion,
  children,
}: PlayingCardProps) {
  const { title, icon, paint, isRevenue, sector, path } = face;
  return (
    <article
      aria-labelledby="carte"
      data-thumb-zone=""
      className={classNames(
        styles['card'],
        sectors[paint],
        isRevenue && styles['ruled'],
        styles[motion],
      )}
    >
      <p className={styles['path']}>
        <span>
          <strong>{sector}</strong>
          {path !== '' && ` · ${path}`}
        </span>
        <span className={styles['place']}>{place}</span>
      </p>
      <h2 id="carte" ref={heading} tabIndex={-1} className={styles['title']}>
        {drawing === null ? <LineIcon name={icon} /> : <PathIcon path={drawing} />}{' '}
        <span>{title}</span>
      </h2>
      <Figures face={face} />
      <div className={styles['foot']}>{children}</div>
    </article>
  );
}

/** Nothing here changes with a vote. */
const Figures = memo(function Figures({ face }: { readonly face: Face }) {
  const { amount, marks, squares, scales, description, note, nature, paint, isRevenue } = face;
  const { margin } = face;
  return (
    <>
      <p className={styles['amount']}>
        <Amount value={amount} size="poster" plain />
      </p>
      {marks.length > 0 && <OfficialMarks marks={marks} />}
      <Ribbon
        paint={isRevenue ? 'revenue' : paint}
        squares={squares}
        className={styles['ribbon']}
      />
      <p className={styles['scales']}>
        {scales.map(({ text, label }) => (
          <span key={label}>
            <strong>{text}</strong> {label}
          </span>
        ))}
      </p>
      <p className={styles['description']}>{description}</p>
      {margin !== '' && (
        <p className={styles['margin']}>
          Tenu par : <span>{margin}</span>
        </p>
      )}
      {note !== '' && <p className={styles['note']}>{note}</p>}
      {nature && (
        <p className={styles['nature']}>
          <NatureTag nature={nature} />
        </p>
      )}
    </>
  );
});
