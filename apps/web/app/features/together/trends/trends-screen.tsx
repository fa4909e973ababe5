import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { cardsOnly } from '@nosmilliards/domain/trends/balance-step';
import { cardTrendsOf } from '@nosmilliards/domain/trends/card-trend';
import { lotAccountOf } from '@nosmilliards/domain/trends/lot';
import { TREND_TITLES } from '@nosmilliards/domain/trends/trend-words';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { OpenBallot } from '#ballot/provider.tsx';
import type { PublishedTotals } from '#browser/published-totals.ts';
import { Button } from '#ui/button.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { TotalsSection } from '../contribution/totals-section.tsx';
import { CardShares } from './card-shares.tsx';
import { Histogram } from './histogram.tsx';
import { LedgerPart } from './ledger-part.tsx';
import { MedianBudget } from './median-budget.tsx';
import { Standing } from './standing.tsx';
import { BarTextures } from './share-row.tsx';
import { Waiting } from './waiting.tsx';
import styles from './trends.module.css';

type TrendsScreenProps = {
  readonly ballot: OpenBallot;
  readonly totals: PublishedTotals;
  readonly numbering: Numbering;
  readonly sheet: SheetPlan;
  readonly onAskAgain: () => void;
};

/** The published totals, and the visitor's position, computed on the device. */
export function TrendsScreen(props: TrendsScreenProps) {
  const { ballot, totals, numbering, sheet, onAskAgain } = props;
  const { edition, history } = ballot;
  const { deck, territory, baseline } = edition;
  const { ledger: votes } = history.present;
  const own = cardsOnly(votes, territory);
  const ownBalance = own.size === 0 ? null : balanceOf(own, baseline);
  const waiting = (counted: number | null, threshold: number) => (
    <Waiting
      counted={counted}
      threshold={threshold}
      contribution={<TotalsSection numbering={numbering} />}
      deck={deck}
      start={baseline.balance}
      own={own}
      balance={ownBalance}
    />
  );
  if (totals.kind !== 'read') {
    return (
      <>
        <NoTotals kind={totals.kind} onAskAgain={onAskAgain} />
        {waiting(null, PUBLICATION_RULE.threshold)}
      </>
    );
  }
  const { trends, ledger } = totals;
  if (trends.edition !== numbering.edition) {
    return (
      <Notice tone="warning" title="Une autre édition">
        <p>
          Ces totaux sont ceux de l’édition {trends.edition}, cette page montre celle de{' '}
          {numbering.edition}. Rechargez la page.
        </p>
      </Notice>
    );
  }
  const { ballots, cards, balances, threshold } = trends;
  if (cards === null || balances === null) {
    const counted = ledger && lotAccountOf(ledger.lots, ledger.earlier, 0).waiting;
    return (
      <>
        {waiting(counted, threshold)}
        <LazyDisclosure summary={TREND_TITLES.ledger}>
          <LedgerPart ledger={ledger} inTotals={0} />
        </LazyDisclosure>
      </>
    );
  }
  const numbers = new Map(numbering.codes.id.map((id, at) => [id, numbering.codes.number[at]]));
  const cardTrends = cardTrendsOf(
    cards,
    deck.map(({ id }) => id),
    (id) => numbers.get(id),
  );
  return (
    <>
      <BarTextures />
      <div className={styles['pair']}>
        <div className={styles['stack']}>
          <Histogram balances={balances} start={baseline.balance} own={ownBalance} />
          <Standing
            trends={cardTrends}
            balances={balances}
            own={own}
            balance={ownBalance}
            lineVotes={votes.size - own.size}
            deck={deck}
          />
        </div>
        <MedianBudget ballot={ballot} trends={cardTrends} numbering={numbering} sheet={sheet} />
      </div>
      <CardShares trends={cardTrends} own={own} deck={deck} />
      <LedgerPart ledger={ledger} inTotals={ballots ?? 0} />
    </>
  );
}

type NoTotalsProps = {
  readonly kind: Exclude<PublishedTotals['kind'], 'read'>;
  readonly onAskAgain: () => void;
};

const NO_TOTALS = {
  none: {
    title: 'Aucun total publié',
    text: 'Ce site n’a pas encore publié de totaux.',
  },
  silent: {
    title: 'Les totaux ne répondent pas',
    text: 'Le service qui les publie est arrêté ou hors d’atteinte. Le reste du site marche sans lui.',
  },
  unreadable: {
    title: 'Ces totaux ne peuvent pas être lus',
    text: 'Ils n’ont pas la forme attendue\u00A0: rien n’en est montré. Revenez plus tard.',
  },
} as const;

function NoTotals({ kind, onAskAgain }: NoTotalsProps) {
  const { title, text } = NO_TOTALS[kind];
  return (
    <>
      <Notice tone={kind === 'none' ? 'info' : 'warning'} title={title}>
        <p>{text}</p>
      </Notice>
      <p data-print="hide">
        <Button
          icon={RotateCw}
          onClick={() => {
            // The button is removed by its own action: the title takes the focus.
            document.querySelector<HTMLElement>('main h1')?.focus();
            onAskAgain();
          }}
        >
          Demander de nouveau
        </Button>
      </p>
    </>
  );
}
