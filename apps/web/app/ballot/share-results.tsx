import type { ShareMessage } from '@nosmilliards/domain/outcome/share-message';
import Share2 from 'lucide-react/icons/share-2';
import { share } from '#browser/share.ts';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

type ShareResultsProps = {
  readonly message: ShareMessage;
  readonly variant: 'primary' | 'secondary';
};

export function ShareResults({ message, variant }: ShareResultsProps) {
  const notify = useNotify();

  async function send() {
    const sharing = await share(message);
    if (sharing === 'copied') notify('Résultats copiés dans le presse-papier\u202F!');
    if (sharing === 'failed') notify('Impossible de copier les résultats.', 'problem');
  }

  return (
    <Button variant={variant} icon={Share2} onClick={() => void send()}>
      Partager mes résultats
    </Button>
  );
}
