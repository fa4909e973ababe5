import type { Pool } from 'pg';
import { inTransaction } from '../database/pool.ts';
import { writeBatch } from './batch.ts';
import type { Operation, Status } from './operation.ts';

/** Queues requests while batches are written: batches grow with the load. */
export type Batcher = {
  /**
   * Resolves after the commit with the status of the last operation. A request is written whole or
   * not at all.
   */
  readonly submit: (operations: readonly Operation[]) => Promise<Status>;
  readonly waiting: () => number;
  /** Rejects the queued requests with NotWritten. */
  readonly giveUp: () => void;
};

export type BatcherOptions = {
  readonly edition: number;
  /** Longest queue, in requests. */
  readonly queue: number;
  /** Largest batch, in operations. */
  readonly batch: number;
  readonly inFlight: number;
  readonly onBatch: (size: number, repeated: number) => void;
};

/** Answered 503. The same request can be sent again safely: an operation takes effect once. */
export class NotWritten extends Error {}

type Request = {
  readonly operations: readonly Operation[];
  readonly resolve: (status: Status) => void;
  readonly reject: (error: Error) => void;
};

export function createBatcher(pool: Pool, options: BatcherOptions): Batcher {
  let queue: Request[] = [];
  let inFlight = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    // Requests read in the same turn of the event loop go in the same batch.
    setImmediate(() => {
      isScheduled = false;
      while (inFlight < options.inFlight && queue.length > 0) void flush();
    });
  }

  async function flush(): Promise<void> {
    const [taken, left] = nextBatchOf(queue, options.batch);
    queue = left;
    inFlight += 1;
    const operations = taken.flatMap((request) => request.operations);
    try {
      const { statuses, repeated } = await inTransaction(pool, (client) =>
        writeBatch(client, options.edition, operations),
      );
      options.onBatch(operations.length, repeated);
      for (const request of taken) {
        const key = request.operations.at(-1)?.key ?? '';
        const status = statuses.get(key);
        if (status === undefined) request.reject(new NotWritten('No status'));
        else request.resolve(status);
      }
    } catch (error) {
      for (const { reject } of taken) reject(new NotWritten('Not written', { cause: error }));
    } finally {
      inFlight -= 1;
      if (queue.length > 0) schedule();
    }
  }

  return {
    submit: (operations) => {
      if (queue.length >= options.queue) return Promise.reject(new NotWritten('Queue full'));
      return new Promise((resolve, reject) => {
        queue.push({ operations, resolve, reject });
        schedule();
      });
    },
    waiting: () => queue.length,
    giveUp: () => {
      for (const { reject } of queue.splice(0)) reject(new NotWritten('Stopping'));
    },
  };
}

/**
 * Splits the queue into a batch and the rest. A second request on the same key waits for a later
 * batch.
 */
function nextBatchOf(queue: readonly Request[], largest: number): [Request[], Request[]] {
  const keys = new Set<string>();
  const taken: Request[] = [];
  const left: Request[] = [];
  for (const [index, request] of queue.entries()) {
    // The batch is full: the rest of a long queue is not examined.
    if (keys.size === largest) return [taken, [...left, ...queue.slice(index)]];
    const { operations } = request;
    const fits =
      keys.size + operations.length <= largest && !operations.some(({ key }) => keys.has(key));
    if (fits) for (const { key } of operations) keys.add(key);
    (fits ? taken : left).push(request);
  }
  return [taken, left];
}
