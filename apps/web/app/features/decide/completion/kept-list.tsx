import { recordCountOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { RecordList } from '#ballot/record-list.tsx';
import { paths } from '#site/path.ts';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { TextLink } from '#ui/text-link.tsx';

type KeptListProps = {
  /** Largest first. */
  readonly kept: readonly VoteRecord[];
  /** True where the rest is on another page. */
  readonly isShort?: boolean;
};

const SHOWN = 5;

/** Of a ballot that changes nothing: what is kept, with its amount. */
export function KeptList({ kept, isShort = false }: KeptListProps) {
  if (kept.length === 0) return null;
  const rest = kept.slice(SHOWN);
  return (
    <section className="stack-2" aria-labelledby="gardes" data-print="hide">
      <h2 id="gardes">Ce que vous gardez</h2>
      <RecordList records={kept.slice(0, SHOWN)} />
      {rest.length > 0 &&
        (isShort ? (
          <p>
            <TextLink to={paths.results}>Les {recordCountOf(kept)}, dans le registre</TextLink>
          </p>
        ) : (
          <LazyDisclosure summary={`Et ${recordCountOf(rest)}`}>
            <RecordList records={rest} />
          </LazyDisclosure>
        ))}
    </section>
  );
}
