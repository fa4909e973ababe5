import type { VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { RecordList } from '#ballot/record-list.tsx';
import { paths } from '#site/path.ts';
import { TextLink } from '#ui/text-link.tsx';

const SHOWN = 6;

type ChangedListProps = {
  /** Largest first; at least one. */
  readonly records: readonly VoteRecord[];
};

/** One list for every change, whatever its way. */
export function ChangedList({ records }: ChangedListProps) {
  return (
    <section className="stack-1" aria-labelledby="choix" data-print="hide">
      <h2 id="choix">
        {records.length === 1 ? 'Votre seul changement' : 'Vos choix, du plus lourd au plus léger'}
      </h2>
      <RecordList records={records.slice(0, SHOWN)} />
      <p className="note">
        Montants arrondis.{' '}
        <TextLink to={paths.results}>
          {records.length > SHOWN
            ? `Les ${records.length}\u00A0changements, dans le registre`
            : 'Tout le détail, dans le registre'}
        </TextLink>
      </p>
    </section>
  );
}
