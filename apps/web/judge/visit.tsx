import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

/** How long the stamp of a vote stands without motion. */
const STAMP_MS = 700;

/**
 * For a game played faster than people read: cards come without motion, and each look at the clock
 * finds it a little later, as a card just shown cannot be voted.
 */
export function hurry(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduce'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const realTimeout = globalThis.setTimeout;
  // The stamp of a vote is read in no time.
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) =>
    realTimeout(run, delay === STAMP_MS ? 0 : delay),
  );
  let clock = Date.UTC(2026, 10, 15);
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 400));
}

/** An earlier visit: cuts, in percent, in the shape the site stores. */
export function storedCuts(cuts: Readonly<Record<string, number>>): Record<string, string> {
  const votes = Object.entries(cuts).map(([nodeId, value], index) => [
    nodeId,
    { nodeId, type: 'decrease', value, originalAmount: 0, timestamp: index + 1 },
  ]);
  return {
    simpleBudgetState: JSON.stringify({ votes: Object.fromEntries(votes), totalDeficitChange: 0 }),
  };
}

/** The element of that role and name, once it is there; any space of the name may be a narrow one. */
export function found(role: string, name: string | RegExp): Promise<HTMLElement> {
  const isIt = (said: string) => {
    const plain = said.replaceAll(/\s+/g, ' ');
    return typeof name === 'string' ? plain === name : name.test(plain);
  };
  return screen.findByRole(role, { name: isIt });
}

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await found('button', name));
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
