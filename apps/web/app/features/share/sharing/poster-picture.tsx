import type { ShareMessage } from '@nosmilliards/domain/outcome/share-message';
import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#browser/save-file.ts';
import { canShare, share } from '#browser/share.ts';
import { Button } from '#ui/button.tsx';
import type { Drawing } from '#ui/sheet/drawing.ts';
import { paintPoster, POSTER_SIZES, type PosterFormat } from './paint-poster.ts';
import { TITLE, type PosterContent } from './poster-content.ts';
import styles from './share.module.css';

type PosterPictureProps = {
  readonly content: PosterContent;
  readonly drawing: Drawing;
  readonly message: ShareMessage;
  readonly link: string;
};

const FORMATS = [
  ['message', 'Format message'],
  ['portrait', 'Format portrait'],
] as const satisfies readonly (readonly [PosterFormat, string])[];

export function PosterPicture({ content, drawing, message, link }: PosterPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [format, setFormat] = useState<PosterFormat>('message');
  const [outcome, setOutcome] = useState('');
  const { width, height } = POSTER_SIZES[format];
  const words = JSON.stringify([content, drawing]);

  useEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    void paint(current);
    // Depends on the serialised content: its objects are new at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [format, words]);

  async function paint(onto: HTMLCanvasElement) {
    const isPainted = await paintPoster(onto, format, content, drawing).catch(() => false);
    if (isPainted) onto.dataset['painted'] = format;
    else setOutcome('L’image n’a pas pu être dessinée.');
  }

  async function save() {
    const picture = await pictureOf(canvas.current, format);
    if (picture === null) setOutcome('L’image n’a pas pu être écrite.');
    else {
      saveFile(picture, picture.name);
      setOutcome('Image enregistrée.');
    }
  }

  async function send() {
    const picture = await pictureOf(canvas.current, format);
    const sharing = await share({ ...message, url: link, ...(picture && { picture }) });
    if (sharing === 'copied') setOutcome('Texte et lien copiés.');
    if (sharing === 'failed') setOutcome('Impossible d’envoyer depuis cet appareil.');
  }

  return (
    <div className={styles['picture']}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        // A canvas has no text alternative: `<img>` needs a file.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`L’image de mon budget. ${TITLE} ${content.portrait.spoken} ${content.prospect.spoken}`}
        className={styles[format]}
      />
      <div className={styles['actions']}>
        {FORMATS.map(([name, label]) => (
          <Button key={name} pressed={format === name} onClick={() => setFormat(name)}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles['actions']}>
        {canShare() && (
          <Button variant="primary" icon={Send} onClick={() => void send()}>
            Envoyer l’image et le lien
          </Button>
        )}
        <Button icon={Download} onClick={() => void save()}>
          Enregistrer l’image
        </Button>
      </div>
      <output className={styles['status']}>{outcome}</output>
    </div>
  );
}

async function pictureOf(canvas: HTMLCanvasElement | null, format: PosterFormat) {
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas === null) resolve(null);
    else canvas.toBlob(resolve, 'image/png');
  });
  return blob && new File([blob], `mon-budget-${format}.png`, { type: 'image/png' });
}
