import { DECISION_COUNT, expectedMinutesOf } from '@nosmilliards/domain/game/deck-size';
import { counted } from '@nosmilliards/domain/money/counted';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import styles from './challenge.module.css';

/** Of the game that a challenge opens on, for who has not begun. */
export const EFFORT = `${counted(DECISION_COUNT, 'décision')}, ${counted(expectedMinutesOf(DECISION_COUNT), 'minute')}.`;
export const NOTHING_SENT = 'Sans compte, rien n’est envoyé.';

/** `name`: the first name of the link, if any. */
export function titleOf(name: string | null, turn = 'À vous.'): string {
  return `${name ?? 'Quelqu’un'} a fait son budget de la France. ${turn}`;
}

type FrontProps = {
  readonly title: string;
  readonly lede: string;
  /** How many choices are hidden. */
  readonly hidden: number;
  readonly to: string;
  readonly action: string;
  readonly note?: string;
};

/** The first screen of a challenge: what it is, and the one thing to do. */
export function Front({ title, lede, hidden, to, action, note }: FrontProps) {
  return (
    <>
      <PageHeading eyebrow="Un défi reçu" lede={<span className={styles['lede']}>{lede}</span>}>
        {title}
      </PageHeading>
      <Hidden count={hidden} />
      <div className={styles['play']}>
        <ButtonLink to={to} variant="play">
          {action} <Icon icon={ArrowRight} />
        </ButtonLink>
        {note !== undefined && <p className="note">{note}</p>}
      </div>
    </>
  );
}

/** Prerendered: the link is not read yet, and nothing moves when it is. */
export function ChallengeWaiting() {
  return (
    <div className={styles['challenge']}>
      <Front
        title={titleOf(null)}
        lede="Ses choix restent cachés jusqu’à la fin de votre partie. Puis vous verrez où vous êtes d’accord."
        hidden={DECISION_COUNT}
        to={paths.express}
        action="Faire le mien"
        note={`${EFFORT} ${NOTHING_SENT}`}
      />
    </div>
  );
}

/** Units of the drawing, from one box to the next. */
const PITCH = 22;

/** One box per choice, as many as the short game has at most. */
function Hidden({ count }: { readonly count: number }) {
  return (
    <svg
      viewBox={`0 0 ${PITCH * DECISION_COUNT} ${PITCH}`}
      aria-hidden="true"
      focusable="false"
      className={styles['hidden']}
    >
      {Array.from({ length: Math.min(count, DECISION_COUNT) }, (_, index) => (
        <g key={index} transform={`translate(${index * PITCH} 0)`}>
          <rect x="1" y="2" width="18" height="18" />
          <text x="10" y="15.5">
            ?
          </text>
        </g>
      ))}
    </svg>
  );
}
