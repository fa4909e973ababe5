import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Found, Search } from '../search/search-book.ts';
import { SearchBox } from '../search/search-box.tsx';

type CommuneSearchProps = {
  readonly label: string;
  /** The names of every commune: asked when the field is reached. */
  readonly loadNames: () => Promise<Search | null>;
  /** The code that is not offered. */
  readonly without?: string | undefined;
  /** Said when no name is like the one typed. */
  readonly absent: string;
  readonly onChoose: (code: string) => void;
};

const namesIn = (search: Search | 'lost' | null): Search =>
  typeof search === 'function' ? search : () => [];

/** A name typed is looked for on the device: it is sent nowhere. */
export function CommuneSearch(props: CommuneSearchProps) {
  const { label, loadNames, without, absent, onChoose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState<Search | 'lost' | null>(null);
  const searchOthers: Search = useMemo(
    () => (question) => namesIn(search)(question).filter(({ id }) => id !== without),
    [search, without],
  );
  const load = async () => {
    const loaded = await loadNames();
    setSearch(() => loaded ?? 'lost');
  };
  return (
    <div className="stack-1">
      <SearchBox
        field={field}
        search={searchOthers}
        label={label}
        help={'Ou son code Insee. Pas de code postal\u00A0: la source n’en a pas.'}
        waiting={
          search === null
            ? 'La liste des communes arrive…'
            : search === 'lost'
              ? 'La liste des communes n’est pas arrivée.'
              : undefined
        }
        elsewhere={<p>{absent}</p>}
        onFocus={() => void load()}
        onChoose={({ id }: Found) => onChoose(id)}
      />
      {search === 'lost' && (
        <p>
          <Button onClick={() => void load().then(() => field.current?.focus())}>Réessayer</Button>
        </p>
      )}
    </div>
  );
}
