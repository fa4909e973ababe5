// First: it tells the order of the layers, which the first sheet to name one would otherwise set.
import '#styles/global.css';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { Failure } from '#layout/failure.tsx';
import { NotFound } from '#layout/not-found.tsx';
import { paths, withoutSlash } from '#site/path.ts';
import { families } from '#site/pages.ts';
import { guardSession } from '#browser/session.ts';
import { metaOf, notFoundMeta } from '#layout/meta.ts';
import { SiteLayout } from '#layout/site-layout.tsx';
import { SiteSearch } from '#layout/search.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { fontFiles, fontPreloadOf } from '#styles/fonts.ts';
import type { Route } from './+types/root.ts';

if (typeof document !== 'undefined') guardSession();

export const links: Route.LinksFunction = () => fontFiles.map(fontPreloadOf);

/** Every page has its own; this one is for a comparison not yet read, or a page that failed. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (isMissing(error)) return notFoundMeta;
  return error
    ? metaOf('Une erreur est survenue', 'Cette page a échoué.')
    : metaOf(
        'Comparer des lignes du budget',
        'Deux à six lignes du budget public, côte à côte et à la même échelle.',
      );
};

/**
 * Before the first paint: the space of the impact bar is there from the start, and a game under way
 * does not flash the first card. A challenge is kept for the visit: its button works before the
 * scripts are there.
 */
const beforePaint = `try{const s=localStorage,d=document.documentElement.dataset;if(s.getItem('${STORAGE_KEYS.ledger}'))d.voted='';if(s.getItem('${STORAGE_KEYS.game}'))d.playing='';if(location.pathname=='${paths.challenge}'&&location.hash)sessionStorage.setItem('${STORAGE_KEYS.received}',location.hash.slice(1))}catch{}`;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#17211e" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Canonical />
        <Links />
        <script>{beforePaint}</script>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What a phone shares: it follows the visitor. An address that names nothing is no address. */
function Canonical() {
  const path = withoutSlash(useLocation().pathname);
  const page = useMatches().at(-1);
  const isFree = Object.keys(page?.params ?? {}).length > 0;
  if (useRouteError() || (isFree && !page?.loaderData)) return null;
  return <link rel="canonical" href={import.meta.env.SITE_ORIGIN + path} />;
}

export default function Site() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

/** What `/compare/*` shows until the script reads the address. */
export function HydrateFallback() {
  return (
    <SiteLayout place={`/${families.comparison}/`}>
      <PageHeading>Comparer des lignes du budget</PageHeading>
    </SiteLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout>
      {isMissing(error) ? (
        <NotFound search={<SiteSearch />} />
      ) : (
        <Failure detail={error instanceof Error ? error.message : ''} />
      )}
    </SiteLayout>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
