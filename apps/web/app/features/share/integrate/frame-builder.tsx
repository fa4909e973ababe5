import Copy from 'lucide-react/icons/copy';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { copyText } from '#browser/clipboard.ts';
import {
  ASKED_PAGE,
  EMBED_THEMES,
  themedEmbedPath,
  type EmbedKind,
  type EmbedTheme,
} from '#site/embed-path.ts';
import { hasNetwork, ASKS_HEIGHT, useFrameHeight } from '#browser/framed.ts';
import { useHydrated } from '#browser/hydration.ts';
import { Button } from '#ui/button.tsx';
import { useNotify } from '#ui/toast-provider.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import {
  defaultHeightOf,
  heightOf,
  LARGEST_HEIGHT,
  SMALLEST_HEIGHT,
  snippetOf,
  type EmbedChoices,
} from './snippet.ts';
import styles from './frame-builder.module.css';

const KINDS: readonly { readonly kind: EmbedKind; readonly word: string }[] = [
  { kind: 'card', word: 'Une carte, et ses quatre choix' },
  { kind: 'line', word: 'Une ligne du budget' },
  { kind: 'comparison', word: 'Une comparaison' },
  { kind: 'series', word: 'Des années de comptes' },
  { kind: 'function', word: 'Une fonction, ailleurs en Europe' },
  { kind: 'spending', word: 'Toute la dépense, à l’échelle' },
];

const THEME_WORDS: Record<EmbedTheme, string> = {
  auto: 'Celles de l’appareil',
  clair: 'Claires',
  sombre: 'Sombres',
};

type FrameBuilderProps = { readonly choices: EmbedChoices; readonly origin: string };

/** The build writes them: the development server has none to show. */
const HAS_EMBEDS = import.meta.env.MODE !== 'development';

/** Form of the embed (content, theme, height) and the code to paste, beside the preview. */
export function FrameBuilder({ choices, origin }: FrameBuilderProps) {
  // Fields are disabled before hydration: without script the code is that of the default choice.
  const isReady = useHydrated();
  const [search] = useSearchParams();
  const asked = isReady ? (search.get(ASKED_PAGE) ?? '') : '';
  const [chosenKind, setKind] = useState<EmbedKind | null>(null);
  const [chosenPage, setPage] = useState('');
  const kind = chosenKind ?? kindOf(asked, choices);
  const page = chosenPage || asked;
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const [typed, setTyped] = useState('');
  const [measured, setMeasured] = useState<Measured | null>(null);
  const choice = choices[kind].find((one) => one.page === page) ?? choices[kind][0];
  if (choice === undefined) return null;
  const address = themedEmbedPath(choice.page, theme);
  const whole = defaultHeightOf(kind, measured?.address === address ? measured.height : null);
  const height = heightOf(typed, whole);

  function show(next: EmbedKind) {
    setKind(next);
    setTyped('');
  }

  return (
    <div className={styles['builder']}>
      <div className={styles['form']}>
        <fieldset className={styles['fields']} disabled={!isReady}>
          <legend>
            <VisuallyHidden>Réglages du cadre</VisuallyHidden>
          </legend>
          <Choice
            label="Montrer"
            value={kind}
            onChange={(value) => {
              const chosen = KINDS.find((one) => one.kind === value);
              if (chosen) show(chosen.kind);
            }}
          >
            {KINDS.map((one) => (
              <option key={one.kind} value={one.kind}>
                {one.word}
              </option>
            ))}
          </Choice>
          {choices[kind].length > 1 && (
            <Choice label="Laquelle" value={choice.page} onChange={setPage}>
              <Options choices={choices[kind]} />
            </Choice>
          )}
          <Choice
            label="Couleurs"
            value={theme}
            onChange={(value) => setTheme(EMBED_THEMES.find((one) => one === value) ?? 'auto')}
          >
            {EMBED_THEMES.map((one) => (
              <option key={one} value={one}>
                {THEME_WORDS[one]}
              </option>
            ))}
          </Choice>
          <Height value={typed} fallback={whole} isCard={kind === 'card'} onChange={setTyped} />
        </fieldset>
        <Snippet snippet={snippetOf({ choice, theme, height }, origin)} />
      </div>
      {isReady && HAS_EMBEDS && hasNetwork() ? (
        <Preview
          key={address}
          address={address}
          title={choice.title}
          height={height}
          onMeasured={setMeasured}
        />
      ) : (
        <p data-print="hide">
          <a href={address}>Voir le cadre</a>
        </p>
      )}
    </div>
  );
}

/** A page without a frame is not found among them: the first card is shown. */
function kindOf(page: string, choices: EmbedChoices): EmbedKind {
  const found = KINDS.find(({ kind }) => choices[kind].some((one) => one.page === page));
  return found?.kind ?? 'card';
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
};

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </p>
  );
}

/** Under their groups, when they have one (RGAA 11.8). */
function Options({ choices }: { readonly choices: EmbedChoices[EmbedKind] }) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => {
    const options = choices
      .filter((one) => one.group === group)
      .map(({ page, name }) => (
        <option key={page} value={page}>
          {name}
        </option>
      ));
    return group === undefined ? (
      options
    ) : (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    );
  });
}

type HeightProps = {
  readonly value: string;
  readonly fallback: number;
  /** A card grows with the choice. */
  readonly isCard: boolean;
  readonly onChange: (value: string) => void;
};

function Height({ value, fallback, isCard, onChange }: HeightProps) {
  const id = useId();
  return (
    <p className={styles['field']}>
      <label htmlFor={id}>Hauteur, en pixels</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={SMALLEST_HEIGHT}
        max={LARGEST_HEIGHT}
        step={10}
        value={value === '' ? fallback : value}
        aria-describedby={`${id}note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <small id={`${id}note`}>
        {isCard ? 'Celle d’une carte après un choix. ' : 'Mesurée sur l’aperçu. '}
        Une colonne plus étroite demande un cadre plus haut.
      </small>
    </p>
  );
}

function Snippet({ snippet }: { readonly snippet: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const notify = useNotify();

  async function copy() {
    if (await copyText(snippet)) {
      notify('Code copié dans le presse-papiers.');
      return;
    }
    field.current?.select();
    notify('Impossible de copier\u00A0: le code est sélectionné.', 'problem');
  }

  return (
    <div className={styles['snippet']}>
      <label htmlFor={id}>Code à coller dans votre page</label>
      <textarea
        lang="en"
        ref={field}
        id={id}
        readOnly
        rows={4}
        spellCheck={false}
        value={snippet}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="primary" icon={Copy} onClick={() => void copy()}>
        Copier le code
      </Button>
    </div>
  );
}

type Measured = { readonly address: string; readonly height: number };

type PreviewProps = Measured & {
  readonly title: string;
  readonly onMeasured: (measured: Measured) => void;
};

/** Sandboxed: on its own origin the embed would have more rights than on another site. */
function Preview({ address, title, height, onMeasured }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useCallback(
    (measured: number) => onMeasured({ address, height: measured }),
    [address, onMeasured],
  );
  useFrameHeight(frame, tell);
  return (
    <div className={styles['preview']} data-print="hide">
      <p>
        <strong>Aperçu</strong>, dans une colonne de 600 pixels au plus
      </p>
      <iframe
        ref={frame}
        src={address + ASKS_HEIGHT}
        title={title}
        height={height}
        loading="lazy"
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        className={styles['frame']}
      />
    </div>
  );
}
