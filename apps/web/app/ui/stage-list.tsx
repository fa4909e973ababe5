import { Link } from 'react-router';
import { ExternalLink } from '#ui/external-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './stage-list.module.css';

export type ShownStage = {
  /** « Voté 2026 ». */
  readonly word: string;
  /** « 4 607,9 M€ ». */
  readonly text: string;
  /** The page of its cell. */
  readonly to?: string;
  /** The document, where it has no cell. */
  readonly href?: string;
  /** `href` leads to somebody else's copy of the document. */
  readonly isCopy?: boolean;
  /** « +4,1 % ». */
  readonly change?: string;
  readonly isProposed?: boolean;
};

/** « Voté 2025 · Dépensé 2025 · Voté 2026 · Proposé 2027 », each leading to its source. */
export function StageList({ stages }: { readonly stages: readonly ShownStage[] }) {
  return (
    <dl className={styles['stages']}>
      {stages.map((stage) => (
        <div key={stage.word}>
          <dt>{stage.word}</dt>
          <dd>
            <Sourced stage={stage} />
            {stage.change !== undefined && ` (${stage.change})`}{' '}
            {/* A bill can still change: its dotted outline is never that of a vote. */}
            {stage.isProposed && <span className={styles['proposed']}>Proposé, non voté</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sourced({ stage: { text, to, href } }: { readonly stage: ShownStage }) {
  if (href !== undefined) {
    return (
      <ExternalLink href={href} isFigure>
        {text}
      </ExternalLink>
    );
  }
  if (to === undefined) return text;
  return (
    <Link to={to}>
      {text}
      <VisuallyHidden> (cellule lue)</VisuallyHidden>
    </Link>
  );
}
