import { Fragment, memo, type ReactNode, type Ref } from 'react';
import { Amount } from '#ui/amount.tsx';
import { classNames } from '#ui/class-names.ts';
import { LineIcon } from '#ui/line-icon.tsx';
import { NatureTag } from '#ui/nature-tag.tsx';
import sectors from '#ui/sector.module.css';
import { Ribbon } from '#ui/sheet/ribbon.tsx';
import type { RibbonChanges } from '#ui/sheet/ribbon-paths.ts';
import { Tag } from '#ui/tag.tsx';
import type { Face } from './face.ts';
import { OfficialMarks } from './official-marks.tsx';
import styles from './playing-card.module.css';

type PlayingCardProps = {
  readonly face: Face;
  /** « Carte 27 sur 64 ». */
  readonly place: string;
  readonly heading: Ref<HTMLHeadingElement>;
  /** `still` on arrival: animating the first card would delay the LCP. */
  readonly motion?: 'still' | 'leaving' | 'entering';
  /** What the answer does to its squares. */
  readonly changes?: RibbonChanges | undefined;
  /** The answer, between the figures and the description. */
  readonly band?: ReactNode;
  readonly children: ReactNode;
};

export function PlayingCard(props: PlayingCardProps) {
  const { face, place, heading, motion = 'still', changes, band, children } = props;
  const { title, icon, paint, isRevenue, kind, sector, path, nature } = face;
  return (
    <article
      aria-labelledby="carte"
      data-thumb-zone=""
      className={classNames(
        styles['card'],
        sectors[paint],
        isRevenue && styles['ruled'],
        Boolean(band) && styles['voted'],
        styles[motion],
      )}
    >
      <p className={styles['path']}>
        <span>
          {kind === null ? <strong>{sector}</strong> : <Tag sector={paint}>{kind}</Tag>}
          {path !== '' && ` · ${path}`}
        </span>
        <span className={styles['place']}>{place}</span>
      </p>
      <h2 id="carte" ref={heading} tabIndex={-1} className={styles['title']}>
        <LineIcon name={icon} /> <span>{title}</span>
      </h2>
      <Figures face={face} changes={changes} />
      {band}
      <Texts face={face} />
      <div className={styles['foot']}>
        {children}
        {nature && <NatureTag nature={nature} />}
      </div>
    </article>
  );
}

type FiguresProps = { readonly face: Face; readonly changes: RibbonChanges | undefined };

const Figures = memo(function Figures({ face, changes }: FiguresProps) {
  const { amount, marks, squares, scales, paint, isRevenue } = face;
  return (
    <>
      <p className={styles['amount']}>
        <Amount value={amount} size="poster" plain />
      </p>
      {marks.length > 0 && <OfficialMarks marks={marks} own={amount} />}
      <Ribbon
        paint={isRevenue ? 'revenue' : paint}
        squares={squares}
        {...(changes && { changes })}
        className={styles['ribbon']}
      />
      <p className={styles['scales']}>
        {scales.map(({ text, label }, index) => (
          <Fragment key={label}>
            {index > 0 && ' · '}
            <strong>{text}</strong> {label}
          </Fragment>
        ))}
      </p>
    </>
  );
});

/** Memoised: a vote changes none of these texts. */
const Texts = memo(function Texts({ face }: { readonly face: Face }) {
  const { description, fact, margin, note } = face;
  return (
    <>
      <p className={styles['description']}>{description}</p>
      {fact !== '' && <p className={styles['fact']}>{fact}</p>}
      {margin !== '' && (
        <p className={styles['margin']}>
          Tenu par : <span>{margin}</span>
        </p>
      )}
      {note !== '' && <p className={styles['note']}>{note}</p>}
    </>
  );
});
