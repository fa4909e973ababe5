import { currentUrl } from '#browser/path.ts';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

type ShareButtonProps = { readonly title: string; readonly text: string };

const loadSharing = () => import('#browser/share.ts');

/** Few share: the code comes with the finger, before the tap, which a browser does not wait for. */
const fetchAhead = () => void loadSharing();

export function ShareButton({ title, text }: ShareButtonProps) {
  const notify = useNotify();

  async function send() {
    const { share } = await loadSharing();
    const sharing = await share({ title, text, url: currentUrl() });
    if (sharing === 'copied') notify('Adresse copiée dans le presse-papiers\u202F!');
    if (sharing === 'failed') notify('Impossible de copier l’adresse.', 'problem');
  }

  return (
    <Button onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={() => void send()}>
      Partager cette carte
    </Button>
  );
}
