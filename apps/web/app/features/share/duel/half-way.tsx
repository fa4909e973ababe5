import type { Millions } from '@nosmilliards/domain/money/money';
import type { ReceivedDecision } from '@nosmilliards/domain/vote/received';
import Copy from 'lucide-react/icons/copy';
import Link from 'lucide-react/icons/link';
import { AdoptButton } from '#ballot/adopt-button.tsx';
import type { OpenBallot } from '#ballot/provider.tsx';
import { copyText } from '#browser/clipboard.ts';
import { siteUrl } from '#browser/address.ts';
import { budgetPath } from '#site/shared-path.ts';
import { Amount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import type { SheetChange, SheetPlan } from '#ui/sheet/plan.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import styles from './duel.module.css';

type HalfWayProps = {
  readonly ballot: OpenBallot;
  readonly decisions: readonly ReceivedDecision[];
  readonly balance: Millions;
  readonly code: string;
  readonly sheet: SheetPlan;
  readonly changes: readonly SheetChange[];
};

export function HalfWay({ ballot, decisions, balance, code, sheet, changes }: HalfWayProps) {
  const notify = useNotify();

  async function copy() {
    const isCopied = await copyText(siteUrl(budgetPath(code)));
    if (isCopied) notify('Lien du budget à mi-chemin copié.');
    else notify('Impossible de copier le lien.', 'problem');
  }

  return (
    <section className="stack-1" aria-labelledby="mi-chemin">
      <h2 id="mi-chemin">Le budget à mi-chemin</h2>
      <div className={styles['box']}>
        <p>
          Pour chaque carte, la moyenne des deux pourcentages, ramenée à ses bornes. Le solde serait
          de
        </p>
        <p className={styles['figure']}>
          <Amount value={balance} form="billions" signed />
        </p>
        <Sheet sheet={sheet} changes={changes} headroom={2} />
        <div className="row" data-print="hide">
          <Button icon={Link} onClick={() => void copy()}>
            Copier son lien
          </Button>
          <AdoptButton ballot={ballot} decisions={decisions} icon={Copy}>
            Partir de celui-ci
          </AdoptButton>
        </div>
        <p className={styles['note']} data-print="hide">
          <TextLink to={budgetPath(code)}>Ouvrir ce budget</TextLink>
        </p>
      </div>
    </section>
  );
}
