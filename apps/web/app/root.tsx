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
import { SiteFrame } from '#site-frame.tsx';
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

/** Every page has its own; this one is that of `/compare/*` while it loads. */
export const meta: Route.MetaFunction = () => [{ title: 'Nos Milliards' }];

/** What `/compare/*` shows until the script reads the address. */
export function HydrateFallback() {
  return (
    <SiteFrame>
      <PageHeading>Chargement de la page…</PageHeading>
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <SiteFrame>
      {isMissing ? <NotFound /> : <Failure detail={error instanceof Error ? error.message : ''} />}
    </SiteFrame>
  );
}
