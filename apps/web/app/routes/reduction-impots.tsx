import { isCompleted } from '@nosmilliards/domain/game/game';
import { balanceOf } from '@nosmilliards/domain/vote/ledger';
import { useOpenBallot } from '#ballot/provider.tsx';
import { numbering } from '#dataset/codes.ts';
import { sheet } from '#dataset/sheet.ts';
import { largestTaxesOf } from '#features/decide/surplus/largest-taxes.ts';
import { NoSurplus } from '#features/decide/surplus/no-surplus.tsx';
import { spendingDecisionsOf } from '#features/decide/surplus/spending-decisions.ts';
import { SurplusPage } from '#features/decide/surplus/surplus-page.tsx';
import { SurplusSpread } from '#features/decide/surplus/surplus.tsx';
import { Sharing } from '#features/share/sharing/sharing.tsx';
import { metaOf } from '#layout/meta.ts';

export const meta = () =>
  metaOf(
    'Répartir l’excédent',
    'Un excédent à partager entre baisses d’impôts, dette et nouvelles dépenses.',
  );

export default function SurplusRoute() {
  const ballot = useOpenBallot();
  if (ballot === null) return <SurplusPage>{null}</SurplusPage>;
  const { ledger, game } = ballot.history.present;
  const { baseline } = ballot.edition;
  const balance = balanceOf(ledger, baseline);
  return (
    <SurplusPage>
      {balance > 0 ? (
        <SurplusSpread
          surplus={balance}
          taxes={largestTaxesOf(ballot.edition.budget)}
          spending={spendingDecisionsOf(ballot.edition)}
          baseline={baseline}
          square={sheet.square}
          given={game.spread}
          onSpread={(spread) => ballot.perform({ type: 'spread', spread })}
          sharing={
            <Sharing ballot={ballot} numbering={numbering} sheet={sheet}>
              Image de mon budget
            </Sharing>
          }
          isGameOver={isCompleted(game)}
        />
      ) : (
        <NoSurplus ledger={ledger} balance={balance} baseline={baseline} />
      )}
    </SurplusPage>
  );
}
