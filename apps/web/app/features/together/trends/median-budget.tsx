import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { sheetChangesOf } from '@nosmilliards/domain/sheet/changes';
import { medianBudgetOf, type CardTrend } from '@nosmilliards/domain/trends/card-trend';
import { NOBODYS_BUDGET, TREND_TITLES } from '@nosmilliards/domain/trends/trend-words';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { receivedLedgerOf } from '@nosmilliards/domain/vote/received';
import Link from 'lucide-react/icons/link';
import { codeOf, codeOfPlayed } from '#ballot/budget-code.ts';
import type { OpenBallot } from '#ballot/provider.tsx';
import { CAVEAT } from '#ballot/vote-words.ts';
import { copyText } from '#browser/clipboard.ts';
import { siteUrl } from '#browser/address.ts';
import { budgetPath, duelPath } from '#site/shared-path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import type { SheetPlan } from '#ui/sheet/plan.ts';
import { SheetKey } from '#ui/sheet/sheet-key.tsx';
import { SheetTable } from '#ui/sheet/sheet-table.tsx';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import styles from './trends.module.css';

type MedianBudgetProps = {
  readonly ballot: OpenBallot;
  readonly trends: readonly CardTrend[];
  readonly numbering: Numbering;
  readonly sheet: SheetPlan;
};

/** The median choice of each card, as one budget with a link. */
export function MedianBudget({ ballot, trends, numbering, sheet }: MedianBudgetProps) {
  const notify = useNotify();
  const { edition, history } = ballot;
  const decisions = medianBudgetOf(trends, edition.territory);
  const { ledger } = receivedLedgerOf(decisions, edition.territory);
  const changes = sheetChangesOf(ledger, edition, sheet);
  const code = codeOf(ledger, numbering);
  const own = history.present;

  async function copy() {
    const isCopied = await copyText(siteUrl(budgetPath(code)));
    if (isCopied) notify('Lien du budget médian copié.');
    else notify('Impossible de copier le lien.', 'problem');
  }

  return (
    // RGAA 1.9: explicit role and label, since few screen readers tie a figure to its caption.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <figure role="figure" aria-label={TREND_TITLES.median} className={styles['figure']}>
      <figcaption>
        <h2>{TREND_TITLES.median}</h2>
        <span className={styles['balance']}>
          <Amount value={balanceOf(ledger, edition.baseline)} form="billions" signed />
        </span>
      </figcaption>
      <Sheet sheet={sheet} changes={changes} headroom={2} />
      <SheetKey />
      <p className={styles['note']}>
        {NOBODYS_BUDGET} {CAVEAT}
      </p>
      <LazyDisclosure look="inline" summary="Voir le tableau" data-print="hide">
        <SheetTable caption="Le budget médian, par secteur" sheet={sheet} changes={changes} />
      </LazyDisclosure>
      <div className={styles['actions']} data-print="hide">
        <Button icon={Link} onClick={() => void copy()}>
          Copier son lien
        </Button>
        <TextLink to={budgetPath(code)}>Ouvrir ce budget</TextLink>
        {own.ledger.size > 0 && (
          <TextLink
            to={duelPath(
              [codeOfPlayed(own, numbering, edition), code].map((one) => ({
                code: one,
                name: null,
              })),
            )}
          >
            Comparer au mien
          </TextLink>
        )}
      </div>
    </figure>
  );
}
