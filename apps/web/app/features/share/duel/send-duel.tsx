import Send from 'lucide-react/icons/send';
import { sharePicture } from '#browser/share.ts';
import { Button } from '#ui/button.tsx';
import { retrying } from '#ui/lazy.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { pictureWords, type DuelPicture } from './duel-picture.ts';

/** Loaded by the press of the button: the page itself draws nothing on a canvas. */
const loadPainter = retrying(() => import('./paint-duel.ts'));

type SendDuelProps = {
  readonly picture: () => DuelPicture;
  /** Absolute address of the duel. */
  readonly url: string;
};

/** The image with its words and the link, in one tap. */
export function SendDuel({ picture, url }: SendDuelProps) {
  const notify = useNotify();

  async function send() {
    const content = picture();
    const { duelFileOf } = await loadPainter();
    const file = await duelFileOf(content);
    if (file === null) {
      notify('L’image n’a pas pu être dessinée.', 'problem');
      return;
    }
    const sent = await sharePicture({
      title: `Nos Milliards\u00A0: ${content.headline}`,
      text: pictureWords(content),
      url,
      picture: file,
    });
    if (sent === 'copied') notify('Image enregistrée, lien du duel copié.');
    if (sent === 'saved') notify('Image enregistrée. Le lien n’a pas pu être copié.', 'problem');
  }

  return (
    <Button
      variant="play"
      icon={Send}
      // Starts the download before the click: a browser opens its share sheet soon after one only.
      onPointerDown={() => void loadPainter()}
      onClick={() => void send()}
    >
      Renvoyer l’image du duel
    </Button>
  );
}
