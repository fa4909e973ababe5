import { deficit } from '#dataset/bridges.ts';
import { year } from '#dataset/edition.ts';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BallotProvider, useBallot } from '#ballot/provider.tsx';
import { tellHydrated } from '#browser/hydration.ts';
import { whenIdle } from '#browser/idle.ts';
import { reloadWithNextWorker } from '#browser/offline.ts';
import { paths, withoutSlash } from '#site/path.ts';
import { Impact } from '#features/decide/impact/impact.tsx';
import { ResetVotes } from '#features/decide/impact/reset-votes.tsx';
import { Footer } from '#layout/footer.tsx';
import { Header } from '#layout/header.tsx';
import type { NavEntry } from '#site/navigation.ts';
import { SectionPages } from '#layout/section-pages.tsx';
import { keep } from '#layout/offline.ts';
import { PageFocus } from '#layout/page-focus.tsx';
import { WithoutScript } from '#layout/without-script.tsx';
import { BridgeNumbers } from '#ui/bridge.tsx';
import { LostFiles, retrying } from '#ui/lazy.tsx';
import { MENU_ID } from '#ui/menu-id.ts';
import { SkipLinks } from '#ui/skip-links.tsx';
import { ToastProvider, useNotify } from '#ui/toast-provider.tsx';
import { SiteSearch } from '#layout/search.tsx';
import styles from './site-layout.module.css';

const footerEntries: NavEntry[] = [
  { to: paths.methodology, label: 'Méthodologie' },
  { to: paths.data, label: 'Données et sources' },
  { to: paths.lexicon, label: 'Lexique' },
  { to: paths.teach, label: 'Enseigner' },
  { to: paths.integrate, label: 'Intégrer' },
  { to: paths.corrections, label: 'Corrections' },
  { to: paths.accessibility, label: `Accessibilité : ${import.meta.env.CONFORMITY}` },
  { to: paths.privacy, label: 'Confidentialité' },
  { to: paths.legalNotice, label: 'Mentions légales' },
  { to: paths.siteMap, label: 'Plan du site' },
];

/** The rules and their data, 11 KB: loaded once a vote is stored or a page asks for the votes. */
const loadEngine = retrying(async () => (await import('#layout/ballot-engine.ts')).ballotEngine);

/** Pages that show their own balance, or that of another budget: the bar would be a second one. */
const withoutBar = new Set<string>([
  paths.game,
  paths.express,
  paths.completion,
  paths.budget,
  paths.challenge,
  paths.duel,
  paths.letter,
]);

type SiteLayoutProps = {
  /**
   * An address of the section to show, where the page was written for another: the markup must be
   * the same when React takes it over.
   */
  readonly place?: string;
  readonly children: ReactNode;
};

export function SiteLayout({ place, children }: SiteLayoutProps) {
  const path = withoutSlash(useLocation().pathname);
  const isBarShown = !withoutBar.has(path);
  useEffect(tellHydrated, []);
  return (
    <ToastProvider>
      <BallotProvider load={loadEngine}>
        <LayoutSkipLinks hasBar={isBarShown} />
        <Header
          deficit={
            <>
              {deficit.name}
              {'\u00A0: '}
              <BridgeNumbers bridge={deficit} />
            </>
          }
          search={<SiteSearch look="header" />}
          reset={<ResetVotes menu={MENU_ID} />}
        />
        <SectionPages path={place ?? path} />
        {isBarShown && <Impact />}
        <PageFocus />
        <LostFiles />
        <Offline />
        <main id="contenu" tabIndex={-1} className={styles['main']}>
          {/* React leaves its content alone: a browser with scripts need not load the words. */}
          <noscript>{import.meta.env.SSR && <WithoutScript path={place ?? path} />}</noscript>
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

function LayoutSkipLinks({ hasBar }: { hasBar: boolean }) {
  const { ballot } = useBallot();
  // The bar is hidden when no vote changes an amount.
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

/** Registers the service worker once the page is idle. */
function Offline() {
  const notify = useNotify();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    reloadWithNextWorker();
    whenIdle(() => keep(notify));
  }, [notify]);
  return null;
}
