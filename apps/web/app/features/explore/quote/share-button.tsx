import { currentUrl } from '#browser/address.ts';
import { share } from '#browser/share.ts';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

type ShareButtonProps = { readonly title: string; readonly text: string };

export function ShareButton({ title, text }: ShareButtonProps) {
  const notify = useNotify();

  async function send() {
    const outcome = await share({ title, text, url: currentUrl() });
    if (outcome === 'copied') notify('Adresse copiée dans le presse-papiers\u202F!');
    if (outcome === 'failed') notify('Impossible de copier l’adresse.', 'problem');
  }

  return <Button onClick={() => void send()}>Partager</Button>;
}
