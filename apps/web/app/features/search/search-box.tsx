/* No native list of options holds a path and an amount, or can be searched with typos. */
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
  /** `null` until the index is there; what was typed before is answered then. */
  readonly search: Search | null;
  /** What is said when the index did not come. */
  readonly lost: ReactNode;
  /** Where else to look when nothing is found. */
  readonly elsewhere: ReactNode;
  readonly onChoose: (found: Found) => void;
};

const QUIET_MS = 500;

/** The editable combobox of the ARIA practices: the focus stays in the field, arrows move a mark. */
export function SearchBox({ field, search, lost, elsewhere, onChoose }: SearchBoxProps) {
  const id = useId();
  const [question, setQuestion] = useState('');
  const [active, setActive] = useState(-1);
  const found = useMemo(() => search?.(question) ?? [], [question, search]);
  const isAsked = question.trim() !== '';
  const sentence = sentenceOf();
  const announced = useQuiet(sentence);

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  function sentenceOf(): string {
    if (lost || !isAsked) return '';
    return search === null ? 'Chargement de la recherche…' : countSentenceOf(found.length);
  }

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
      <label htmlFor={`${id}-field`}>Un mot ou un code</label>
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
        onChange={({ target }) => {
          setQuestion(target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-help`} className={styles['help']}>
        Par exemple : hôpitaux, CAF, profs, TVA, P150. Les fautes de frappe sont pardonnées.
        <VisuallyHidden> Flèches pour parcourir, Entrée pour ouvrir.</VisuallyHidden>
      </p>
      <p className={styles['count']} aria-hidden="true">
        {sentence}
      </p>
      {lost}
      {isAsked && search !== null && found.length === 0 && elsewhere}
      <LiveRegion text={announced} />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Résultats"
        hidden={found.length === 0}
        className={styles['list']}
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
    // The field holds the focus and its keys: an option only answers the pointer.
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

/** The text once it has stopped changing: a count at every letter would never be heard out. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
