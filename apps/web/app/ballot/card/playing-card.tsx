import { memo, type ReactNode, type Ref } from 'react';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import { OfficialMarks } from '#ui/official-marks.tsx';
import sectors from '#ui/sector.module.css';
import { Ribbon } from '#ui/sheet/ribbon.tsx';
import type { Face } from './face.ts';
import styles from './playing-card.module.css';

type PlayingCardProps = {
  readonly face: Face;
  /** « Carte 27 sur 64 ». */
  readonly place: string;
  readonly heading: Ref<HTMLHeadingElement>;
  /** `still` on arrival: animating the first card would delay the LCP. */
  readonly motion?: 'still' | 'leaving' | 'entering';
  readonly children: ReactNode;
};

export function PlayingCard(props: PlayingCardProps) {
  const { face, place, heading, motion = 'still', children } = props;
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
        <LineIcon name={icon} /> <span>{title}</span>
      </h2>
      <Figures face={face} />
      <div className={styles['foot']}>{children}</div>
    </article>
  );
}

/** Memoised: a vote changes none of these figures. */
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
