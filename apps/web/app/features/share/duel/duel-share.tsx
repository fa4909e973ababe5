import type { LinkedBudget } from '@nosmilliards/domain/duel/budget-link';
import Share2 from 'lucide-react/icons/share-2';
import { siteUrl } from '#browser/address.ts';
import { duelPath } from '#site/shared-path.ts';
import { share } from '#browser/share.ts';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

type DuelShareProps = {
  readonly budgets: readonly LinkedBudget[];
  readonly headline: string;
  readonly year: number;
};

/** The link holds both budgets and no name. */
export function DuelShare({ budgets, headline, year }: DuelShareProps) {
  const notify = useNotify();

  async function send() {
    const sharing = await share({
      title: `Nos Milliards\u00A0: deux budgets ${year}`,
      text: `Deux budgets publics ${year}. ${headline}`,
      url: siteUrl(duelPath(budgets)),
    });
    if (sharing === 'copied') notify('Lien du duel copié.');
    if (sharing === 'failed') notify('Impossible de copier le lien.', 'problem');
  }

  return (
    <p className="row" data-print="hide">
      <Button icon={Share2} onClick={() => void send()}>
        Envoyer ce duel
      </Button>
    </p>
  );
}
