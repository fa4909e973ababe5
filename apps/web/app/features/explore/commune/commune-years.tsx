import { formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import {
  bandSentenceOf,
  meanBandSentenceOf,
  worksSentenceOf,
} from '@nosmilliards/domain/commune/sentence';
import type { Bands } from '@nosmilliards/domain/commune/band';
import type { Commune } from '@nosmilliards/domain/commune/commune';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import { LinkChips } from '#ui/link-chips.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { YearColumns } from '../time/year-columns.tsx';
import { BAND_REASON, bracketsOf, type Post } from './commune-data.ts';
import { drawnYearsOf } from './years-drawing.ts';
import styles from './commune.module.css';

type CommuneYearsProps = {
  readonly commune: Commune;
  readonly bands: Bands;
  /** Offered, then the one that is shown. */
  readonly posts: readonly Post[];
  readonly post: Post;
};

/** One post over the years, with the middle half of the communes of the same size. */
export function CommuneYears({ commune, bands, posts, post }: CommuneYearsProps) {
  const { years, jumps } = commune;
  const brackets = bracketsOf(bands, commune, post);
  const { panel, square } = drawnYearsOf(post.id, post.title, post.series, brackets);
  const isWorks = post.id === 'equipement';
  const sentences = (
    isWorks
      ? [worksSentenceOf(commune), meanBandSentenceOf(bands, commune, 'equipement')]
      : [post.aggregate && bandSentenceOf(bands, commune, post.aggregate)]
  ).filter((sentence) => sentence !== undefined);
  const said = years.map((year, index) => `${year}\u00A0: ${wordsOf(post.series[index])}`);
  const hasBand = brackets.some((bracket) => bracket !== null);
  return (
    <section aria-labelledby="annees" className={styles['section']}>
      <h2 id="annees">Année par année</h2>
      <nav aria-label="Choisir un poste" data-print="hide">
        <LinkChips
          links={posts.map(({ id, title }) => ({
            to: { hash: id },
            label: title,
            current: id === post.id ? 'true' : undefined,
          }))}
        />
        <Announcement text={`${post.title}, ${said.at(-1)}`} isSilentOnArrival />
      </nav>
      {/* The anchor of a part: a link to it brings the focus here. */}
      <div id={post.id} tabIndex={-1} className={styles['years']}>
        <FigureWithTable
          heading="h3"
          title={`${post.title}, par habitant`}
          reading={
            <>
              {sentences.join(' ')} {sentences.length > 0 && BAND_REASON}
            </>
          }
          source={
            <>
              1 carré = {formatEuros(square, { decimals: square < 1 ? 1 : 0 })} par habitant.
              {hasBand &&
                ' Le crochet d’une année\u00A0: la moitié des communes de la même taille, cette année-là.'}
              {jumps.length > 0 && ' Trait en tirets\u00A0: le nombre d’habitants change beaucoup.'}
            </>
          }
          table={{
            caption: `${post.title}, en euros par habitant`,
            columns: [
              { id: 'year', label: 'Année' },
              { id: 'value', label: commune.name, numeric: true },
              ...(hasBand ? [{ id: 'band', label: 'La moitié des communes', numeric: true }] : []),
            ],
            rows: years.map((year, index) => ({
              id: String(year),
              cells: [year, wordsOf(post.series[index]), bracketWords(brackets[index])],
            })),
          }}
        >
          <YearColumns
            panel={panel}
            format={(value) => formatCount(value)}
            years={years}
            values={post.series.map((value) => (value === undefined ? null : formatCount(value)))}
            brackets={brackets}
            breaks={jumps}
            label={`${post.title}, en euros par habitant\u00A0: ${said.join(', ')}.`}
            isWide
          />
        </FigureWithTable>
      </div>
    </section>
  );
}

function wordsOf(value: number | undefined): string {
  return value === undefined ? 'pas de compte' : formatEuros(value);
}

function bracketWords(bracket: readonly [number, number] | null | undefined): string {
  return bracket ? `${formatCount(bracket[0])} à ${formatEuros(bracket[1])}` : '';
}
