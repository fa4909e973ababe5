import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  createRoutesStub,
  Meta,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { vi } from 'vitest';
import pages from '../app/routes.ts';

/** What a page module may export, as far as the router's stub can play it. */
type PageModule = {
  readonly default: ComponentType;
  readonly meta?: MetaFunction;
  readonly loader?: LoaderFunction;
  readonly clientLoader?: (
    args: LoaderFunctionArgs & { serverLoader: () => Promise<unknown> },
  ) => ReturnType<LoaderFunction>;
};

const pageModules = import.meta.glob<PageModule>('../app/routes/*.tsx');

// Code that comes late has to be found and read first, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });

/**
 * The site as `routes.ts` declares it, opened at an address: its frame, its real dataset, and what
 * an earlier visit left on the device. Nothing of the visit before is left, even in memory.
 */
export async function visit(address: string, stored: Readonly<Record<string, string>> = {}) {
  cleanup();
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);

  const { default: Site, ErrorBoundary, HydrateFallback } = await import('../app/root.tsx');
  const children = await Promise.all(pages.map(stubOf));
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Meta />
          <Site />
        </>
      ),
      ErrorBoundary,
      HydrateFallback,
      children,
    },
  ]);
  return render(<Stub initialEntries={[address]} />);
}

/** Presses a button, once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** What an element says, with plain spaces. */
export function wordsOf(element: Element): string {
  return element.textContent.replaceAll(/\s/g, ' ');
}

async function stubOf({ path, file }: (typeof pages)[number]) {
  const page = await pageModules[`../app/${file}`]?.();
  if (page === undefined) throw new Error(`No page ${file}`);
  const loader = loaderOf(page);
  return {
    ...(path === undefined ? { index: true as const } : { path }),
    Component: page.default,
    ...(page.meta && { meta: page.meta }),
    ...(loader && { loader }),
  };
}

/** In a browser, what the server knows is a file written ahead. */
function loaderOf({ loader, clientLoader }: PageModule): LoaderFunction | undefined {
  if (clientLoader === undefined) return loader;
  return (args) => clientLoader({ ...args, serverLoader: async () => loader?.(args) });
}
