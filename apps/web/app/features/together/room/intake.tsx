import { counted } from '@nosmilliards/domain/money/counted';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  openCamera,
  reloadPage,
  wasLoadedAt,
  type Camera as OpenCamera,
  type CameraRefusal,
} from '#browser/camera.ts';
import { paths } from '#site/path.ts';
import { useProjector } from '#browser/projector.ts';
import { focusTitle } from '#browser/title-focus.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { IntakeActions, type IntakeGo } from './intake-actions.tsx';
import { repeatedIn, withoutOne, type TakenIn } from './taken-in.ts';
import styles from './room.module.css';

type IntakeProps = {
  readonly codes: readonly string[];
  readonly isCameraOpen: boolean;
  readonly takeIn: (text: string) => TakenIn;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCamera: (isOpen: boolean) => void;
  readonly onGo: IntakeGo;
};

const REFUSALS: Readonly<Record<CameraRefusal, string>> = {
  'no-camera': 'Cet appareil n’a pas de caméra que le navigateur puisse ouvrir. Collez les liens.',
  refused:
    'La caméra est refusée à cette page. Autorisez-la dans le navigateur, ou collez les liens.',
  busy: 'La caméra ne répond pas\u00A0: une autre application s’en sert peut-être.',
};

/**
 * Milliseconds. The camera reads the same code many times: it counts again after this long without
 * it.
 */
const SAME_AGAIN = 4000;

/** Collects budgets, by camera or by pasted links. */
export function Intake({ codes, isCameraOpen, takeIn, onCodes, onCamera, onGo }: IntakeProps) {
  useProjector();
  const id = useId();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<TakenIn['refused']>([]);
  const [announced, announce] = useState('');
  const repeated = repeatedIn(codes);

  function add(from: string): boolean {
    const taken = takeIn(from);
    setRefused(taken.refused);
    if (taken.codes.length > 0) onCodes([...codes, ...taken.codes]);
    announce(
      [
        `${countWords(codes.length + taken.codes.length)}.`,
        taken.refused.length > 0 && `${refusedWords(taken.refused.length)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
    return taken.refused.length === 0;
  }

  return (
    <div className={styles['intake']}>
      <h1 tabIndex={-1}>Prendre les budgets</h1>
      <p className={styles['taken']}>
        <strong>{codes.length}</strong> {codes.length < 2 ? 'budget pris' : 'budgets pris'}
      </p>
      <LiveRegion text={announced} />
      <div className={styles['pair']}>
        <section aria-labelledby={`${id}camera`}>
          <h2 id={`${id}camera`}>À la caméra</h2>
          <p>
            À la fin de sa partie, chacun choisit « Montrer mon budget » et tient son code devant la
            caméra.
          </p>
          {isCameraOpen ? (
            <Scanner onCode={add} onClose={() => onCamera(false)} />
          ) : (
            <Button
              icon={Camera}
              variant="primary"
              onClick={() => {
                onCamera(true);
                if (!wasLoadedAt(paths.room)) reloadPage();
              }}
            >
              Ouvrir la caméra
            </Button>
          )}
        </section>
        <section aria-labelledby={`${id}links`}>
          <h2 id={`${id}links`}>Par leurs liens</h2>
          <label htmlFor={`${id}text`}>Un lien ou un code par ligne</label>
          <textarea
            id={`${id}text`}
            rows={5}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button
            variant="primary"
            onClick={() => {
              if (add(text)) setText('');
            }}
          >
            Ajouter ces budgets
          </Button>
        </section>
      </div>
      {refused.length > 0 && (
        <Notice tone="warning" title={refusedWords(refused.length)}>
          <ul className={styles['repeated']}>
            {refused.map(({ text: word, reason }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
              <li key={index}>
                <code>{word}</code> {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {repeated.length > 0 && (
        <Notice title="Des budgets identiques">
          <p>Deux personnes peuvent décider pareil : ils sont tous comptés.</p>
          <ul className={styles['repeated']}>
            {repeated.map(({ code, count }) => (
              <li key={code}>
                Budget n° {codes.indexOf(code) + 1}, pris {count} fois{' '}
                <Button
                  variant="quiet"
                  onClick={() => {
                    onCodes(withoutOne(codes, code));
                    focusTitle();
                  }}
                >
                  En retirer un
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <IntakeActions
        unavailable={codes.length === 0 ? 'Aucun budget n’est encore pris.' : undefined}
        onGo={onGo}
      />
    </div>
  );
}

type ScannerProps = { readonly onCode: (text: string) => void; readonly onClose: () => void };

function Scanner({ onCode, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [refusal, setRefusal] = useState<CameraRefusal | null>(null);
  const seen = useRef(new Map<string, number>());
  const tell = useEffectEvent((text: string, at: number) => {
    const before = seen.current.get(text);
    seen.current.set(text, at);
    if (before === undefined || at - before > SAME_AGAIN) onCode(text);
  });

  useEffect(() => {
    let isGone = false;
    let camera: OpenCamera | undefined;
    const element = video.current;
    if (element === null) return undefined;
    const see = (text: string) => tell(text, performance.now());
    const open = async () => {
      const opened = await openCamera(element, see);
      if (typeof opened !== 'string') {
        if (isGone) opened.stop();
        else camera = opened;
      } else if (!isGone) setRefusal(opened);
    };
    void open();
    return () => {
      isGone = true;
      camera?.stop();
    };
  }, []);

  return (
    <div className={styles['scanner']}>
      {refusal !== null && (
        <Notice tone="warning">
          <p>{REFUSALS[refusal]}</p>
        </Notice>
      )}
      {/* A live camera has nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        muted
        playsInline
        hidden={refusal !== null}
        aria-label="Ce que voit la caméra"
      />
      <Button onClick={onClose}>Fermer la caméra</Button>
    </div>
  );
}

function countWords(count: number): string {
  return counted(count, 'budget pris', 'budgets pris');
}

function refusedWords(count: number): string {
  return count === 1
    ? 'Une ligne n’est pas un budget'
    : `${count}\u00A0lignes ne sont pas des budgets`;
}
