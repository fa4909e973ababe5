import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  createRoutesStub,
  matchRoutes,
  Meta,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaFunction,
} from 'react-router';
import { vi } from 'vitest';
import pages from '../routes.ts';

/** The exports of a route module that `createRoutesStub` supports. */
type PageModule = {
  readonly default: ComponentType;
  readonly meta?: MetaFunction;
  readonly loader?: LoaderFunction;
  readonly clientLoader?: (
    args: LoaderFunctionArgs & { serverLoader: () => Promise<unknown> },
  ) => ReturnType<LoaderFunction>;
};

type Page = (typeof pages)[number];

const pageModules = import.meta.glob<PageModule>('../routes/*.tsx');

/**
 * Opens an address declared in `routes.ts`, inside the site layout, on the frozen dataset, with
 * `stored` as the content of localStorage. Module state of the previous visit is dropped.
 */
export async function visit(address: string, stored: Readonly<Record<string, string>> = {}) {
  cleanup();
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);

  const { default: Site, ErrorBoundary, HydrateFallback } = await import('../root.tsx');
  // A gesture made before the rules are there waits for them, longer than a test does.
  await import('../layout/ballot-engine.ts');
  const places = pages.map((page) => ({ ...placeOf(page), page }));
  const opened = matchRoutes(places, address)?.[0]?.route.page;
  const children = await Promise.all(
    pages.map(async (page) => (page === opened ? stubOf(page) : laterStubOf(page))),
  );
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

/** Milliseconds the stamp of a vote stays when motion is reduced. */
const STAMP_MS = 700;

/**
 * Lets a test vote as soon as a card is shown: motion is reduced, and each call of `Date.now` adds
 * 400 ms, more than the delay during which a new card ignores votes.
 */
export function hurry(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('reduce'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const realTimeout = globalThis.setTimeout;
  // Skips the stamp of a vote.
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) =>
    realTimeout(run, delay === STAMP_MS ? 0 : delay),
  );
  let clock = Date.UTC(2026, 10, 15);
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 400));
}

/** The localStorage of an earlier visit; `cuts` gives percentages by id. */
export function storedCuts(cuts: Readonly<Record<string, number>>): Record<string, string> {
  const votes = Object.entries(cuts).map(([nodeId, value], index) => [
    nodeId,
    { nodeId, type: 'decrease', value, originalAmount: 0, timestamp: index + 1 },
  ]);
  return {
    simpleBudgetState: JSON.stringify({ votes: Object.fromEntries(votes), totalDeficitChange: 0 }),
  };
}

/** Waits for the element of this role and name; no-break spaces match plain ones. */
export function found(role: string, name: string | RegExp): Promise<HTMLElement> {
  const isIt = (accessibleName: string) => {
    const plain = accessibleName.replaceAll(/\s+/g, ' ');
    return typeof name === 'string' ? plain === name : name.test(plain);
  };
  return screen.findByRole(role, { name: isIt });
}

/** Uses an awaited `act`: in a synchronous one, React drops a render that suspends on `use`. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await found('button', name);
  await act(async () => void fireEvent.click(button));
}

/** The text of an element, with plain spaces. */
export function wordsOf(element: Element): string {
  return element.textContent.replaceAll(/\s/g, ' ');
}

/** The visible text: `Amount` renders each figure on screen, then in words for screen readers. */
export function seenIn(element: Element): string {
  const copy = document.createElement('div');
  copy.innerHTML = element.innerHTML;
  for (const figure of copy.querySelectorAll('span[aria-hidden="true"]')) {
    if (/\d/.test(figure.textContent)) figure.nextElementSibling?.remove();
  }
  return wordsOf(copy).replaceAll(/ +/g, ' ').trim();
}

/** Each term of the description lists inside, with its descriptions. */
export function factsOf(container: Element): Record<string, string> {
  const facts: [string, string][] = [];
  for (const element of container.querySelectorAll('dt, dd')) {
    const last = facts.at(-1);
    if (element.localName === 'dt') facts.push([seenIn(element), '']);
    else if (last) last[1] = [last[1], seenIn(element)].filter(Boolean).join(' / ');
  }
  return Object.fromEntries(facts);
}

/** The cells of a table, row by row. */
export function rowsOf(table: Element): string[][] {
  return [...table.querySelectorAll('tr')].map((row) => [...row.children].map(seenIn));
}

export function itemsOf(list: Element): string[] {
  return [...list.children].map(seenIn);
}

/** Opens the `<details>` that holds this text and fires `toggle`, as a browser does. */
export async function unfold(words: string | RegExp): Promise<HTMLElement> {
  const details = (await screen.findByText(words)).closest('details');
  if (details === null) throw new Error(`no <details> holds ${String(words)}`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
}

async function stubOf(page: Page) {
  const module = await moduleOf(page);
  const loader = loaderOf(module);
  return {
    ...placeOf(page),
    Component: module.default,
    ...(module.meta && { meta: module.meta }),
    ...(loader && { loader }),
  };
}

/** Its module is loaded once a link leads to it: those of all pages would take most of a visit. */
function laterStubOf(page: Page) {
  let module: PageModule | undefined;
  return {
    ...placeOf(page),
    Component: (props: object) => module && <module.default {...props} />,
    meta: (args: MetaArgs) => module?.meta?.(args),
    loader: async (args: LoaderFunctionArgs) => {
      module ??= await moduleOf(page);
      return (await loaderOf(module)?.(args)) ?? null;
    },
  };
}

function placeOf({ path }: Page) {
  return path === undefined ? { index: true as const } : { path };
}

async function moduleOf({ file }: Page): Promise<PageModule> {
  const page = await pageModules[`../${file}`]?.();
  if (page === undefined) throw new Error(`No page ${file}`);
  return page;
}

/** `serverLoader` calls the loader, whose result is a prerendered `.data` file in production. */
function loaderOf({ loader, clientLoader }: PageModule): LoaderFunction | undefined {
  if (clientLoader === undefined) return loader;
  return (args) => clientLoader({ ...args, serverLoader: async () => loader?.(args) });
}
