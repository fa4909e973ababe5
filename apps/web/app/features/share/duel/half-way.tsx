import type { Comparison, HalfWay } from '@nosmilliards/domain/duel/duel';
import { balanceWordOf } from '@nosmilliards/domain/game/status';
import { counted } from '@nosmilliards/domain/money/counted';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
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

type HalfWaySectionProps = {
  readonly ballot: OpenBallot;
  readonly met: HalfWay;
  /** On the amounts of today. */
  readonly decisions: readonly ReceivedDecision[];
  readonly code: string;
  readonly unit: Comparison['unit'];
};

export function HalfWaySection({ ballot, met, decisions, code, unit }: HalfWaySectionProps) {
  const notify = useNotify();
  const { balance, heldCount, isBetween } = met;
  const held = `Sur ${counted(heldCount, 'carte')}, la moyenne dépasse la limite de la carte, que seule une suppression peut dépasser`;

  async function copy() {
    const isCopied = await copyText(siteUrl(budgetPath(code)));
    if (isCopied) notify('Lien de ce budget copié.');
    else notify('Impossible de copier le lien.', 'problem');
  }

  if (!isBetween) {
    return (
      <section className="stack-1" aria-labelledby="mi-chemin">
        <h2 id="mi-chemin">Pas de budget à mi-chemin</h2>
        <p>{held} : ramené à elle, ce budget ne serait pas entre les deux.</p>
      </section>
    );
  }
  return (
    <section className="stack-1" aria-labelledby="mi-chemin">
      <h2 id="mi-chemin">{heldCount === 0 ? 'À mi-chemin' : 'Au plus près du milieu'}</h2>
      <p>
        Pour chaque {UNITS[unit]}, la moyenne des deux pourcentages
        {heldCount === 0
          ? '. '
          : `, aussi près que les limites des cartes le permettent. ${held}. `}
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
