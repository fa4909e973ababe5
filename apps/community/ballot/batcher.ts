import type { Pool } from 'pg';
import { withClient } from '../database/pool.ts';
import { writeBatch } from './batch.ts';
import type { Operation, Status } from './operation.ts';

/** Holds the changes while one batch is written: the busier it is, the larger the next one. */
export type Batcher = {
  /** The status of the last operation, once committed. All of one request, or none of it. */
  readonly submit: (operations: readonly Operation[]) => Promise<Status>;
  readonly waiting: () => number;
  /** Tells those who wait that nothing was done for them. */
  readonly giveUp: () => void;
};

export type BatcherOptions = {
  readonly edition: number;
  /** Requests that may wait. */
  readonly queue: number;
  /** Operations of one batch. */
  readonly batch: number;
  readonly inFlight: number;
  readonly onBatch: (size: number, repeated: number) => void;
};

/** The same request sent later has its answer: nothing was done, or it was done already. */
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
    // After all that was read in this turn of the loop: they go together.
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
      const { statuses, repeated } = await withClient(pool, (client) =>
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

/** A key at most once in a batch: its second request waits for the next, and finds the first done. */
function nextBatchOf(queue: readonly Request[], largest: number): [Request[], Request[]] {
  const keys = new Set<string>();
  const taken: Request[] = [];
  const left: Request[] = [];
  for (const [index, request] of queue.entries()) {
    // A long queue is not read again for each batch.
    if (keys.size === largest) return [taken, [...left, ...queue.slice(index)]];
    const { operations } = request;
    const fits =
      keys.size + operations.length <= largest && !operations.some(({ key }) => keys.has(key));
    if (fits) for (const { key } of operations) keys.add(key);
    (fits ? taken : left).push(request);
  }
  return [taken, left];
}
