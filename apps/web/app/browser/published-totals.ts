import {
  ledgerSchema,
  readTrends,
  type IntegrityLedger,
  type Trends,
} from '@nosmilliards/contract/community-message';
import { readTextAs } from '@nosmilliards/contract/schema';
import { published } from '#site/published-path.ts';

export type PublishedTotals =
  | {
      readonly kind: 'read';
      readonly trends: Trends;
      /** `null` when only the ledger failed to load. */
      readonly ledger: IntegrityLedger | null;
    }
  /** 404: no totals are published on this host. */
  | { readonly kind: 'none' }
  /** No answer before the timeout. */
  | { readonly kind: 'silent' }
  /** The answer does not match the contract. */
  | { readonly kind: 'unreadable' };

const PATIENCE_MS = 10_000;
const NOT_FOUND = 404;

/** Fetches two files, the same for everyone: the request says nothing about the visitor. */
export async function askTotals(): Promise<PublishedTotals> {
  const [totals, register] = await Promise.all([ask(published.trends), ask(published.ledger)]);
  if (totals === null) return { kind: 'silent' };
  if (totals.status === NOT_FOUND) return { kind: 'none' };
  if (totals.status !== 200) return { kind: 'silent' };
  const trends = readTrends(totals.text);
  if (trends === null) return { kind: 'unreadable' };
  return {
    kind: 'read',
    trends,
    ledger: register?.status === 200 ? readTextAs(ledgerSchema, register.text) : null,
  };
}

async function ask(address: string): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
