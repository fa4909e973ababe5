import { Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

type ShareButtonProps = { readonly title: string; readonly text: string };

/** Few share: it comes after the page, and before the tap, which a browser does not wait for. */
const loadSharing = () => import('#browser/share.ts');

export function ShareButton({ title, text }: ShareButtonProps) {
  const notify = useNotify();

  useEffect(() => void loadSharing(), []);

  async function send() {
    const { currentUrl, share } = await loadSharing();
    const sharing = await share({ title, text, url: currentUrl() });
    if (sharing === 'copied') notify('Adresse copiée dans le presse-papiers\u202F!');
    if (sharing === 'failed') notify('Impossible de copier l’adresse.');
  }

  return (
    <Button icon={Share2} onClick={() => void send()}>
      Partager cette carte
    </Button>
  );
}
