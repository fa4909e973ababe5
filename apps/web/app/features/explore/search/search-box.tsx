/* A native `datalist` can show neither a path nor an amount, and does not tolerate typos. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import {
  useEffect,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Amount } from '#ui/amount.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { activeAfter, countSentenceOf, placeOf } from './search-list.ts';
import type { Found, Search } from './search-book.ts';
import styles from './search-box.module.css';

type SearchBoxProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly search: Search;
  readonly label?: string;
  readonly help?: ReactNode;
  /** Said instead of a count while there is nothing to search in. */
  readonly waiting?: string | undefined;
  /** Links shown when nothing is found. */
  readonly elsewhere: ReactNode;
  readonly onFocus?: () => void;
  readonly onChoose: (found: Found) => void;
};

const QUIET_MS = 500;

const HELP =
  'Par exemple\u00A0: hôpitaux, CAF, profs, TVA, P150. Les fautes de frappe sont pardonnées.';

/**
 * Editable combobox of the ARIA Authoring Practices: the field keeps the focus, arrows move the
 * selection.
 */
export function SearchBox(props: SearchBoxProps) {
  const { field, search, waiting, elsewhere, onFocus, onChoose } = props;
  const { label = 'Un mot ou un code', help = HELP } = props;
  const id = useId();
  const [question, setQuestion] = useState('');
  const [active, setActive] = useState(-1);
  const found = useMemo(() => search(question), [question, search]);
  const isAsked = question.trim() !== '';
  const sentence = isAsked ? (waiting ?? countSentenceOf(found.length)) : '';
  const announced = useQuiet(sentence);

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = found[Math.max(active, 0)];
      if (chosen) onChoose(chosen);
      return;
    }
    const next = activeAfter(event.key, active, found.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  }

  return (
    <div className={styles['search']}>
      <label htmlFor={`${id}-field`}>{label}</label>
      <input
        ref={field}
        id={`${id}-field`}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-help`}
        className={styles['field']}
        value={question}
        onFocus={() => {
          setActive(-1);
          onFocus?.();
        }}
        onChange={({ target }) => {
          setQuestion(target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {/* Leaves its place to the results: on a phone, the keyboard leaves little. */}
      <p id={`${id}-help`} className={styles['help']} hidden={found.length > 0}>
        {help}
        <VisuallyHidden> Flèches pour parcourir, Entrée pour ouvrir.</VisuallyHidden>
      </p>
      <p className={styles['count']} aria-hidden="true">
        {sentence}
      </p>
      {isAsked && waiting === undefined && found.length === 0 && elsewhere}
      <LiveRegion text={announced} />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Résultats"
        hidden={found.length === 0}
        className={styles['list']}
        // A finger that scrolls the results closes the keyboard that covers them.
        onTouchMove={() => field.current?.blur()}
      >
        {found.map((one, index) => (
          <Option
            key={`${one.kind} ${one.id}`}
            id={`${id}-${index}`}
            found={one}
            isActive={index === active}
            onChoose={() => onChoose(one)}
          />
        ))}
      </div>
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly found: Found;
  readonly isActive: boolean;
  readonly onChoose: () => void;
};

function Option({ id, found, isActive, onChoose }: OptionProps) {
  const { title, amount } = found;
  return (
    // The field keeps the focus and handles the keys; an option only handles the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles['option']}
      onClick={onChoose}
    >
      <span className={styles['title']}>{title}</span>
      {amount !== null && (
        <span className={styles['amount']}>
          <Amount value={amount} plain />
        </span>
      )}
      <span className={styles['path']}>{placeOf(found)}</span>
    </div>
  );
}

/** The text once unchanged for 500 ms: a screen reader cuts an announcement when it changes. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
