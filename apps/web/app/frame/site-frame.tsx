import { baseline, found, year } from '#dataset/edition.ts';
import { magnitudeOf } from '@nosmilliards/domain/money/money';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BallotProvider, useBallot } from '#ballot/provider.tsx';
import { tellHydrated } from '#browser/hydration.ts';
import { whenIdle } from '#browser/idle.ts';
import { paths, withoutSlash } from '#browser/path.ts';
import { Impact } from '#features/impact/impact.tsx';
import { Footer } from '#frame/footer.tsx';
import { Header, type NavEntry } from '#frame/header.tsx';
import { PageFocus } from '#frame/page-focus.tsx';
import { Amount } from '#ui/amount.tsx';
import { late } from '#ui/late.tsx';
import { SkipLinks } from '#ui/skip-links.tsx';
import { ToastProvider, useNotify } from '#ui/toast-provider.tsx';
import { SiteSearch } from '#frame/search.tsx';
import styles from './site-frame.module.css';

const entries: NavEntry[] = [
  { to: paths.home, label: 'Accueil' },
  { to: paths.explorer, label: 'Explorer' },
  { to: paths.game, label: 'Mon Budget' },
  { to: paths.results, label: 'Résultats' },
  { to: paths.trends, label: 'Tendances' },
  { to: paths.about, label: 'À propos' },
];

const menuEntries: NavEntry[] = [
  { to: paths.express, label: '16 décisions' },
  { to: paths.pictures, label: 'En images' },
  { to: paths.pieces, label: 'Sources et pièces' },
];

const footerEntries: NavEntry[] = [
  { to: paths.methodology, label: 'Méthodologie' },
  { to: paths.data, label: 'Données' },
  { to: paths.lexicon, label: 'Lexique' },
  { to: paths.teach, label: 'Enseigner' },
  { to: paths.corrections, label: 'Corrections' },
  { to: paths.accessibility, label: `Accessibilité : ${import.meta.env.CONFORMITY}` },
  { to: paths.privacy, label: 'Confidentialité' },
  { to: paths.legalNotice, label: 'Mentions légales' },
  { to: paths.siteMap, label: 'Plan du site' },
];

/** The deficit the simulator starts from and the one the accounts found: in the menu, as on home. */
const figures = [
  {
    label: `Déficit public ${year}`,
    perimeter: '(référence)',
    amount: <Amount value={magnitudeOf(baseline.balance)} />,
    sourceLink: `${paths.about}#deficit_reference`,
  },
  {
    label: `Déficit constaté ${year}`,
    perimeter: '(Insee)',
    amount: <Amount value={found.deficit} />,
    sourceLink: `${paths.about}#deficit_constate`,
  },
];

/** The rules and their data are for those who vote: they wait until a vote is stored or cast. */
const engine = late(async () => (await import('#frame/ballot-engine.ts')).ballotEngine);
const keeper = late(() => import('#frame/keeper.ts'));

/** The game has its own; beside somebody else's budget, a second balance would pass for theirs. */
const withoutBar = new Set<string>([
  paths.game,
  paths.express,
  paths.budget,
  paths.duel,
  paths.letter,
]);

/** What surrounds every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const path = withoutSlash(useLocation().pathname);
  const isBarShown = !withoutBar.has(path);
  useEffect(tellHydrated, []);
  return (
    <ToastProvider>
      <BallotProvider engine={engine}>
        <FrameSkipLinks hasBar={isBarShown} />
        <Header
          entries={entries}
          more={[...menuEntries, ...footerEntries]}
          figures={figures}
          search={<SiteSearch look="header" />}
        />
        {isBarShown && <Impact />}
        <PageFocus />
        <Keeper />
        <main id="contenu" tabIndex={-1} className={styles['main']}>
          {children}
        </main>
        <Footer
          entries={footerEntries}
          edition={`Édition ${year}`}
          updated={import.meta.env.UPDATED}
          version={import.meta.env.APP_VERSION}
        />
      </BallotProvider>
    </ToastProvider>
  );
}

function FrameSkipLinks({ hasBar }: { hasBar: boolean }) {
  const { ballot } = useBallot();
  // As the bar itself: a card kept changes nothing and shows no bar.
  const hasVotes = ballot !== null && ballot.modifications().length > 0;
  return (
    <SkipLinks
      links={[
        { target: 'contenu', label: 'Aller au contenu' },
        { target: 'menu', label: 'Aller au menu' },
        ...(hasBar && hasVotes ? [{ target: 'votre-solde', label: 'Aller au solde' }] : []),
      ]}
    />
  );
}

/** Use without network and new releases, when nothing else is left to do. */
function Keeper() {
  const notify = useNotify();
  useEffect(() => {
    if (import.meta.env.PROD) {
      whenIdle(async () => (await keeper.ask())?.keep(notify));
    }
  }, [notify]);
  return null;
}
