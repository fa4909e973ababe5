import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { Failure } from '#features/shell/failure.tsx';
import { NotFound } from '#features/shell/not-found.tsx';
import { metaOf, notFoundMeta } from '#meta.ts';
import { SiteFrame } from '#site-frame.tsx';
import { SiteSearch } from '#site-search.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { fontFiles } from '#styles/fonts.ts';
import '#styles/global.css';
import type { Route } from './+types/root.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ...fontFiles.map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

/** Every page has its own title; this one is for a page that loads or could not be shown. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (isMissing(error)) return notFoundMeta;
  return error === undefined
    ? [{ title: 'Nos Milliards' }]
    : metaOf('Une erreur est survenue', 'Cette page a échoué.');
};

/** Before the first paint, so that the room of the impact bar is there from the start. */
const markEarlierVotes = `try{if(localStorage.getItem('${STORAGE_KEYS.ledger}'))document.documentElement.dataset.voted=''}catch{}`;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#17211e" />
        <Meta />
        <Links />
        <script>{markEarlierVotes}</script>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Site() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** What `/compare/*` shows until the script reads the address. */
export function HydrateFallback() {
  return (
    <SiteFrame>
      <PageHeading>Chargement de la page…</PageHeading>
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      {isMissing(error) ? (
        <NotFound search={<SiteSearch />} />
      ) : (
        <Failure detail={error instanceof Error ? error.message : ''} />
      )}
    </SiteFrame>
  );
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
