import { currentUrl } from '#browser/path.ts';
import { Button } from '#ui/button.tsx';
import { late, useLate } from '#ui/late.tsx';
import { useNotify } from '#ui/toast-provider.tsx';

type ShareButtonProps = { readonly title: string; readonly text: string };

const sharing = late(() => import('#browser/share.ts'));

/** Few share: the code comes with the finger, before the tap, which a browser does not wait for. */
const fetchAhead = () => void sharing.ask();

export function ShareButton({ title, text }: ShareButtonProps) {
  const notify = useNotify();
  const [, ask] = useLate(sharing);

  const send = () =>
    ask(async ({ share }) => {
      const outcome = await share({ title, text, url: currentUrl() });
      if (outcome === 'copied') notify('Adresse copiée dans le presse-papiers\u202F!');
      if (outcome === 'failed') notify('Impossible de copier l’adresse.', 'problem');
    });

  return (
    <Button onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={() => send()}>
      Partager cette carte
    </Button>
  );
}
