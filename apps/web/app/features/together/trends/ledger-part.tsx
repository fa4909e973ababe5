import type { IntegrityLedger } from '@nosmilliards/contract/community-message';
import { refusedBecause } from '@nosmilliards/contract/community-words';
import { sorted } from '@nosmilliards/domain/list';
import { formatDay } from '@nosmilliards/domain/money/day';
import { formatCount } from '@nosmilliards/domain/money/format';
import { lotAccountOf } from '@nosmilliards/domain/trends/lot';
import {
  auditWords,
  LEDGER_WORDS,
  NOT_AVAILABLE,
  PROTECTION,
  TREND_TITLES,
} from '@nosmilliards/domain/trends/trend-words';
import { paths } from '#site/path.ts';
import { published } from '#site/published-path.ts';
import { DataTable } from '#ui/data-table.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { lotsCaptionOf } from './lots-caption.ts';
import styles from './trends.module.css';

const DAY_LENGTH = 'AAAA-MM-JJ'.length;
/** Lots shown; the JSON file has them all. */
const MOST_LOTS = 48;

type LedgerPartProps = {
  readonly ledger: IntegrityLedger | null;
  /** Ballots published. */
  readonly inTotals: number;
};

/** The public ledger: ballots received, withdrawn, excluded, counted. */
export function LedgerPart({ ledger, inTotals }: LedgerPartProps) {
  return (
    <section className={styles['section']} aria-labelledby="registre">
      <h2 id="registre">{TREND_TITLES.ledger}</h2>
      <div className={styles['pair']}>
        {ledger === null ? (
          <p>Registre {NOT_AVAILABLE}.</p>
        ) : (
          <Account ledger={ledger} inTotals={inTotals} />
        )}
        <div className={styles['figure']}>
          {ledger !== null && <p>{auditWords(ledger.isExact)}</p>}
          <p className={styles['note']}>{PROTECTION}</p>
          <p className={styles['note']} data-print="hide">
            <TextLink to={`${paths.privacy}#totaux`}>Retirer le mien</TextLink> ·{' '}
            <a href={published.trends}>Les totaux en JSON</a> ·{' '}
            <a href={published.ledger}>Le registre en JSON</a>
          </p>
        </div>
      </div>
      {ledger !== null && <Lots ledger={ledger} />}
    </section>
  );
}

type AccountProps = { readonly ledger: IntegrityLedger; readonly inTotals: number };

function Account({ ledger: { lots, earlier }, inTotals }: AccountProps) {
  const account = lotAccountOf(lots, earlier, inTotals);
  const excluded = lots.filter(({ excludedBecause }) => excludedBecause !== undefined);
  const reasons = account.reasons.map(
    ({ reason, count }) => `${refusedBecause(reason)}\u00A0: ${formatCount(count)}`,
  );
  return (
    <table className={styles['ledger']}>
      <caption>Ce que sont devenus les bulletins</caption>
      <tbody>
        <tr>
          <th scope="row">{LEDGER_WORDS.received}</th>
          <td>{formatCount(account.received)}</td>
        </tr>
        <tr>
          <th scope="row">{LEDGER_WORDS.withdrawn}</th>
          <td>{formatCount(-account.withdrawn)}</td>
        </tr>
        <tr>
          <th scope="row">
            {LEDGER_WORDS.excluded}
            {excluded.map(({ lot, closedAt, excludedBecause }) => (
              <small key={lot}>
                Lot {lot}, {dayOf(closedAt)}
                {'\u00A0'}: {excludedBecause}
              </small>
            ))}
          </th>
          <td>{formatCount(-account.excluded)}</td>
        </tr>
        <tr>
          <th scope="row">{LEDGER_WORDS.waiting}</th>
          <td>{formatCount(-account.waiting)}</td>
        </tr>
        <tr className={styles['total']}>
          <th scope="row">{LEDGER_WORDS.inTotals}</th>
          <td>{formatCount(account.inTotals)}</td>
        </tr>
        <tr>
          <th scope="row">
            {LEDGER_WORDS.refused}
            {reasons.length > 0 && <small>{reasons.join(', ')}</small>}
          </th>
          <td>{formatCount(account.refused)}</td>
        </tr>
        <tr>
          <th scope="row">{LEDGER_WORDS.repeated}</th>
          <td>{formatCount(account.repeated)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Lots({ ledger }: { readonly ledger: IntegrityLedger }) {
  const { lots } = ledger;
  return (
    <LazyDisclosure summary={lots.length > MOST_LOTS ? 'Les derniers lots' : 'Lot par lot'}>
      <DataTable
        caption={lotsCaptionOf(ledger, MOST_LOTS)}
        columns={[
          { id: 'lot', label: 'Lot' },
          { id: 'closed', label: 'Fermé le' },
          { id: 'counted', label: 'Reçus', numeric: true },
          { id: 'withdrawn', label: 'Retirés', numeric: true },
          { id: 'refused', label: 'Refusés', numeric: true },
          { id: 'state', label: 'État' },
        ]}
        rows={sorted(lots, (a, b) => b.lot - a.lot)
          .slice(0, MOST_LOTS)
          .map((one) => ({
            id: String(one.lot),
            cells: [
              formatCount(one.lot),
              dayOf(one.closedAt),
              formatCount(one.counted),
              formatCount(one.withdrawn),
              formatCount(lotAccountOf([one], [], 0).refused),
              one.excludedBecause === undefined ? 'compté' : `écarté\u00A0: ${one.excludedBecause}`,
            ],
          }))}
      />
    </LazyDisclosure>
  );
}

function dayOf(instant: string): string {
  return formatDay(instant.slice(0, DAY_LENGTH));
}
