import { linkedBudgetsOf, type LinkedBudgets } from '@nosmilliards/domain/duel/budget-link';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useOpenBallot, type OpenBallot } from '#ballot/provider.tsx';
import { useHydrated } from '#browser/hydration.ts';
import { paths } from '#site/path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { WaitingPage } from '#ui/waiting-page.tsx';

/** What each link opens on, and what is said when it holds nothing or cannot be read. */
const WORDS = {
  budget: {
    title: 'Un budget reçu',
    lede: 'Quelqu’un vous envoie son budget. Il est tout entier dans l’adresse de cette page, après le signe #, que votre navigateur n’envoie à personne.',
    empty: 'Pour envoyer le vôtre, ouvrez vos résultats et choisissez « Montrer mon budget ».',
    unread: 'Ce budget ne peut pas être lu',
  },
  challenge: {
    title: 'Un défi reçu',
    lede: 'Quelqu’un a fait son budget de la France. Faites le vôtre sans voir le sien, puis comparez.',
    empty: 'Pour défier quelqu’un, finissez votre budget : le bilan donne le lien.',
    unread: 'Ce défi ne peut pas être lu',
  },
  duel: {
    title: 'Deux budgets côte à côte',
    lede: 'Là où deux budgets, ou jusqu’à six, sont d’accord, et là où ils diffèrent. Rien n’est envoyé : ils sont dans l’adresse.',
    empty: 'Ouvrez le lien d’un budget qu’on vous a envoyé, puis choisissez « Comparer au mien ».',
    unread: 'Ce duel ne peut pas être lu',
  },
} as const;

type Kind = keyof typeof WORDS;

type ReceivedLinkProps = {
  readonly kind: Kind;
  /** Prerendered, and shown until the link is read; by default the title alone. */
  readonly waiting?: ReactNode;
  readonly children: (ballot: OpenBallot, budgets: LinkedBudgets) => ReactNode;
};

/** Prerendered without a budget: only the script reads the fragment. */
export function ReceivedLink({ kind, waiting, children }: ReceivedLinkProps) {
  const fragment = useLocation().hash.slice(1);
  const isHydrated = useHydrated();
  const ballot = useOpenBallot();
  if (fragment === '' && isHydrated) {
    return (
      <ReceivedPage kind={kind}>
        <Notice tone="info" title="Aucun budget dans cette adresse">
          <p>{WORDS[kind].empty}</p>
        </Notice>
        <WaysOn />
      </ReceivedPage>
    );
  }
  if (fragment === '' || ballot === null) return waiting ?? <ReceivedPage kind={kind} />;
  return <Fragment key={fragment}>{children(ballot, linkedBudgetsOf(fragment))}</Fragment>;
}

type ReceivedPageProps = {
  readonly kind: Kind;
  /** Absent until the fragment of the address is read. */
  readonly children?: ReactNode;
};

export function ReceivedPage({ kind, children }: ReceivedPageProps) {
  const { title, lede } = WORDS[kind];
  return (
    <WaitingPage title={title} lede={lede} waiting="Lecture du lien…">
      {children}
    </WaitingPage>
  );
}

/** In place of a budget that cannot be read: the reason, then links. */
export function UnreadPage({ kind, children }: Required<ReceivedPageProps>) {
  return (
    <ReceivedPage kind={kind}>
      <Notice tone="warning" title={WORDS[kind].unread}>
        {children}
      </Notice>
      <WaysOn />
    </ReceivedPage>
  );
}

function WaysOn() {
  return (
    <p className="row">
      <ButtonLink to={paths.express}>Faire mon budget</ButtonLink>
      <ButtonLink to={paths.results} variant="secondary">
        Mes résultats
      </ButtonLink>
    </p>
  );
}
