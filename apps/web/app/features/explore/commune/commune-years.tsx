import { formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import {
  BAND_REASON,
  bandSentenceOf,
  worksSentenceOf,
} from '@nosmilliards/domain/commune/sentence';
import { bandSeriesOf, type Bands } from '@nosmilliards/domain/commune/band';
import { amountsOf, type Commune } from '@nosmilliards/domain/commune/commune';
import { POSTS, type Post } from '@nosmilliards/domain/commune/sheet';
import { FigureWithTable } from '#ui/figure-with-table.tsx';
import { LinkChips } from '#ui/link-chips.tsx';
import { Announcement } from '#ui/live-region.tsx';
import { YearColumns } from '../time/year-columns.tsx';
import { drawnYearsOf, type Bracket } from './years-drawing.ts';
import styles from './commune.module.css';

type CommuneYearsProps = {
  readonly commune: Commune;
  readonly bands: Bands;
  /** The one that is shown; without it, the first of those offered. */
  readonly asked: Post | undefined;
};

const OFFERED = new Set(['fct', 'equipement', 'impots', 'etat', 'dette']);

/** One post over the years, with the middle half of the communes of the same size. */
export function CommuneYears({ commune, bands, asked }: CommuneYearsProps) {
  const { years, jumps } = commune;
  const posts = POSTS.filter((one) => OFFERED.has(one.id) || one === asked);
  const post = asked ?? posts[0];
  if (post === undefined) return null;
  const { id, title } = post;
  const series = amountsOf(commune, id);
  const brackets = bandSeriesOf(bands, commune, id).map((band): Bracket =>
    band ? [band.q1, band.q3] : null,
  );
  const { panel, square } = drawnYearsOf(series, brackets);
  const sentences = (
    id === 'equipement'
      ? [worksSentenceOf(commune), bandSentenceOf(bands, commune, id, 'means')]
      : [bandSentenceOf(bands, commune, id)]
  ).filter((sentence) => sentence !== undefined);
  const said = years.map((year, index) => `${year}\u00A0: ${wordsOf(series[index])}`);
  const hasBand = brackets.some((bracket) => bracket !== null);
  return (
    <section aria-labelledby="annees" className={styles['section']}>
      <h2 id="annees">Année par année</h2>
      <nav aria-label="Choisir un poste" data-print="hide">
        <LinkChips
          links={posts.map((one) => ({
            to: { hash: one.id },
            label: one.title,
            current: one === post ? 'true' : undefined,
          }))}
        />
        <Announcement text={`${title}, ${said.at(-1)}`} isSilentOnArrival />
      </nav>
      {/* The anchor of a part: a link to it brings the focus here. */}
      <div id={id} tabIndex={-1} className={styles['years']}>
        <FigureWithTable
          heading="h3"
          title={`${title}, par habitant`}
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
            caption: `${title}, en euros par habitant`,
            columns: [
              { id: 'year', label: 'Année' },
              { id: 'value', label: commune.name, numeric: true },
              ...(hasBand ? [{ id: 'band', label: 'La moitié des communes', numeric: true }] : []),
            ],
            rows: years.map((year, index) => ({
              id: String(year),
              cells: [year, wordsOf(series[index]), bracketWords(brackets[index] ?? null)],
            })),
          }}
        >
          <YearColumns
            panel={panel}
            format={(value) => formatCount(value)}
            years={years}
            values={series.map((value) => (value === undefined ? null : formatCount(value)))}
            brackets={brackets}
            breaks={jumps}
            label={`${title}, en euros par habitant\u00A0: ${said.join(', ')}.`}
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

function bracketWords(bracket: Bracket): string {
  return bracket ? `${formatCount(bracket[0])} à ${formatEuros(bracket[1])}` : '';
}
