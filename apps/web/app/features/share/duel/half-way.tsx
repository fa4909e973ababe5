import type { Comparison } from '@nosmilliards/domain/duel/duel';
import { balanceWordOf } from '@nosmilliards/domain/game/status';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
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
import { TextLink } from '#ui/text-link.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { UNITS } from './duel-words.ts';

type HalfWayProps = {
  readonly ballot: OpenBallot;
  readonly decisions: readonly ReceivedDecision[];
  readonly balance: Millions;
  readonly code: string;
  readonly unit: Comparison['unit'];
};

export function HalfWay({ ballot, decisions, balance, code, unit }: HalfWayProps) {
  const notify = useNotify();

  async function copy() {
    const isCopied = await copyText(siteUrl(budgetPath(code)));
    if (isCopied) notify('Lien du budget à mi-chemin copié.');
    else notify('Impossible de copier le lien.', 'problem');
  }

  return (
    <section className="stack-1" aria-labelledby="mi-chemin">
      <h2 id="mi-chemin">À mi-chemin</h2>
      <p>
        Pour chaque {UNITS[unit]}, la moyenne des deux pourcentages, ramenée aux limites des cartes.{' '}
        {balance === 0 ? (
          'Ce budget est à l’équilibre.'
        ) : (
          <>
            Ce budget laisse un {balanceWordOf(balance).toLowerCase()} de{' '}
            <strong>
              <Amount value={magnitudeOf(balance)} form="billions" />
            </strong>
            .
          </>
        )}
      </p>
      <div className="row" data-print="hide">
        <Button icon={Link} onClick={() => void copy()}>
          Copier son lien
        </Button>
        <AdoptButton ballot={ballot} decisions={decisions} icon={Copy}>
          Partir de celui-ci
        </AdoptButton>
      </div>
      <p data-print="hide">
        <TextLink to={budgetPath(code)} className="target">
          Voir ce budget
        </TextLink>
      </p>
    </section>
  );
}
