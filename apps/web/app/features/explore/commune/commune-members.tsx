import { useState } from 'react';
import { communePath } from '#site/path.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Found, Search } from '../search/search-book.ts';
import styles from './commune.module.css';

type CommuneMembersProps = {
  readonly codes: readonly string[];
  readonly loadNames: () => Promise<Search | null>;
};

/** In the order of their codes, which is that of their names in each department. */
export function CommuneMembers({ codes, loadNames }: CommuneMembersProps) {
  const [members, setMembers] = useState<readonly Found[] | 'lost'>([]);
  const load = async () => {
    const search = await loadNames();
    setMembers(search === null ? 'lost' : codes.flatMap((code) => search(code)));
  };
  return (
    <Disclosure
      look="inline"
      summary="Ses communes"
      onToggle={({ currentTarget }) => void (currentTarget.open && load())}
    >
      {members === 'lost' ? (
        <p>La liste des communes n’est pas arrivée.</p>
      ) : (
        <ul className={styles['members']}>
          {members.map(({ id, title }) => (
            <li key={id}>
              <TextLink to={communePath(id)}>{title}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
