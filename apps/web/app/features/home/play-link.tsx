import { formatCount } from '@nosmilliards/domain/money/format';
import { useBallot } from '#ballot/provider.tsx';
import { votePath } from '#browser/path.ts';
import { late, Late } from '#ui/late.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** For those who have a game on this device; a first visit does not download it. */
const resume = late(() => import('./resume.tsx'));

/** The words change in place once the stored game is read: nothing moves. */
export function GameTag({ cardCount }: { readonly cardCount: number }) {
  const { ballot } = useBallot();
  const tag = <span>{`Carte 1 sur ${formatCount(cardCount)}`}</span>;
  if (ballot === null) return tag;
  return (
    <Late part={resume} waiting={tag}>
      {({ ResumeTag }) => <ResumeTag ballot={ballot} fresh={tag} />}
    </Late>
  );
}

export function PlayLink({ className }: { readonly className: string | undefined }) {
  const { ballot } = useBallot();
  const link = (
    <TextLink to={votePath} className={className}>
      Je fais mon budget
    </TextLink>
  );
  if (ballot === null) return link;
  return (
    <Late part={resume} waiting={link}>
      {({ ResumeLink }) => <ResumeLink ballot={ballot} fresh={link} className={className} />}
    </Late>
  );
}
