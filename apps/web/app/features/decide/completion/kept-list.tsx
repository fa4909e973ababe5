import { recordCountOf, type VoteRecord } from '@nosmilliards/domain/outcome/decisions';
import { paths } from '#site/path.ts';
import { Amount } from '#ui/amount.tsx';
import { LazyDisclosure } from '#ui/lazy-disclosure.tsx';
import { SquareGlyph } from '#ui/square-glyph.tsx';
import { TextLink } from '#ui/text-link.tsx';
import styles from './top-votes.module.css';

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
      <Rows records={kept.slice(0, SHOWN)} />
      {rest.length > 0 &&
        (isShort ? (
          <p>
            <TextLink to={paths.results}>Les {recordCountOf(kept)}, dans le registre</TextLink>
          </p>
        ) : (
          <LazyDisclosure summary={`Et ${recordCountOf(rest)}`}>
            <Rows records={rest} />
          </LazyDisclosure>
        ))}
    </section>
  );
}

function Rows({ records }: { readonly records: readonly VoteRecord[] }) {
  return (
    <ol className={styles['list']}>
      {records.map(({ nodeId, title, originalAmount }) => (
        <li key={nodeId} className={styles['item']}>
          <span className="line">
            <SquareGlyph kind="keep" /> {title}
          </span>
          <span className={styles['effect']}>
            <Amount value={originalAmount} form="billions" />
          </span>
        </li>
      ))}
    </ol>
  );
}
