import {
  BAND_REASON,
  bandSentenceOf,
  communeTitleOf,
  remarksOf,
} from '@nosmilliards/domain/commune/sentence';
import { amountIn, lastYearOf, type Commune } from '@nosmilliards/domain/commune/commune';
import { POSTS, postsIn } from '@nosmilliards/domain/commune/sheet';
import { formatCount, formatEuros, formatPercent } from '@nosmilliards/domain/money/format';
import { squareStepOf } from '@nosmilliards/domain/series/columns';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { communePath } from '#site/path.ts';
import amountStyles from '#ui/amount.module.css';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import comparison from '../comparison/comparison.module.css';
import { BarePile } from '../comparison/pile.tsx';
import pile from '../comparison/pile.module.css';
import { ShareButton } from '../quote/share-button.tsx';
import styles from './commune.module.css';
import type { CommuneAccounts } from './commune-data.ts';

type CommuneFaceProps = {
  /** In the order of the address: a larger amount comes neither first nor last. */
  readonly pair: readonly [CommuneAccounts, CommuneAccounts];
  readonly source: string;
  /** The field that puts another commune in the second place. */
  readonly search: ReactNode;
};

/** Of a pile of the highest amount. */
const MOST = 200;
const ROWS = 12;

/** Two communes side by side, on one scale. */
export function CommuneFace({ pair, source, search }: CommuneFaceProps) {
  const [{ commune: one }, { commune: other }] = pair;
  const title = pair.map(({ commune }) => communeTitleOf(commune)).join(' ');
  const both = pair.map(({ commune, bands, isGone }) => {
    const year = lastYearOf(commune) ?? 0;
    const posts = postsIn(commune, year);
    const amount = posts.find(({ id }) => id === 'depenses')?.amount;
    const accounts = amount === undefined ? [] : [`Comptes de ${year}.`];
    const band = bandSentenceOf(bands, commune, 'depenses') ?? [];
    const words = [...accounts, band, ...remarksOf(commune, isGone)].flat().join(' ');
    return { commune, year, posts, amount, words };
  });
  const highest = Math.max(1, ...both.map(({ amount = 0 }) => amount));
  const square = squareStepOf(highest, MOST);
  const columns = Math.ceil(highest / square / ROWS);
  return (
    <article className={comparison['page']}>
      <div className={styles['head']}>
        <PageHeading eyebrow="Ma commune, et une autre">
          {pair.map(({ commune }) => (
            <span key={commune.code}>
              {communeTitleOf(commune).replaceAll('\u202F', '\u00A0')}{' '}
            </span>
          ))}
        </PageHeading>
      </div>
      <h2>
        <VisuallyHidden>Sur une même échelle</VisuallyHidden>
      </h2>
      <ul className={pile['pair']} aria-label="Communes comparées, dans l’ordre choisi">
        {both.map(({ commune, amount, words }) => {
          const parts = [{ paint: 'local', squares: (amount ?? 0) / square }] as const;
          return (
            <BarePile
              key={commune.code}
              to={communePath(commune.code)}
              title={commune.name}
              amount={
                <span className={amountStyles['poster']}>
                  {amount === undefined ? 'pas de compte' : formatEuros(amount)}
                </span>
              }
              drawn={amount === undefined ? null : mosaicOf(ROWS, parts, { reserved: columns })}
            >
              <p className="note">{words}</p>
            </BarePile>
          );
        })}
      </ul>
      <p className="note inked">
        <strong>1 carré = {formatEuros(square)} par habitant.</strong> Même échelle pour les deux.{' '}
        {BAND_REASON} {source}
      </p>
      <div className={comparison['actions']} data-print="hide">
        <ShareButton title={title} text={title} />
        <ButtonLink to={communePath(one.code)} variant="secondary" icon={X}>
          Retirer<VisuallyHidden> {other.name}</VisuallyHidden>
        </ButtonLink>
      </div>
      <Facts both={both} />
      <div data-print="hide">{search}</div>
    </article>
  );
}

type Faced = {
  readonly commune: Commune;
  readonly year: number;
  readonly posts: ReturnType<typeof postsIn>;
};

/** The last accounts of each, post by post. */
function Facts({ both }: { readonly both: readonly Faced[] }) {
  const amountOf = (id: string) =>
    both.map(({ posts }) => {
      const post = posts.find((one) => one.id === id);
      return post === undefined ? '' : formatEuros(post.amount);
    });
  const shown = POSTS.filter(({ id }) => amountOf(id).some((amount) => amount !== ''));
  const rows = [
    ['Année des comptes', ...both.map(({ year }) => year || '')],
    [
      'Habitants',
      ...both.map(({ commune, year }) => formatCount(amountIn(commune, 'population', year) ?? 0)),
    ],
    ...shown.map(({ id, title }) => [title, ...amountOf(id)]),
    ['Taux de taxe foncière voté', ...both.map(({ commune }) => rateOf(commune))],
  ];
  return (
    <section aria-labelledby="cote-a-cote" className={comparison['section']}>
      <h2 id="cote-a-cote">Côte à côte</h2>
      <DataTable
        caption="Budget principal, en euros par habitant sauf mention"
        columns={[
          { id: 'post', label: 'Poste' },
          ...both.map(({ commune }) => ({ id: commune.code, label: commune.name, numeric: true })),
        ]}
        rows={rows.map((cells) => ({ id: String(cells[0]), cells }))}
      />
    </section>
  );
}

function rateOf({ taxRates }: Commune): string {
  const rate = taxRates.at(-1);
  return rate ? formatPercent(rate.value, { decimals: 2 }) : '';
}
