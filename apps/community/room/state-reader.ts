/**
 * Caches the state of a room for one second: phones whose stream does not work poll it. nginx
 * cannot do it: its cache would answer networks that the limit of wrong codes refuses.
 */
export type StateReader = {
  /** JSON; null when no room has this code. */
  readonly read: (code: string) => Promise<string | null>;
  /** Drops the cached state, because the room changed. */
  readonly forget: (code: string) => void;
};

const FRESH_MS = 1_000;

export function createStateReader(
  readNow: (code: string) => Promise<string | null>,
  freshMs = FRESH_MS,
): StateReader {
  const reads = new Map<string, Promise<string | null>>();

  function read(code: string): Promise<string | null> {
    const reading = readNow(code);
    reads.set(code, reading);
    const drop = () => {
      if (reads.get(code) === reading) reads.delete(code);
    };
    // Neither a wrong code nor a failure is cached.
    void reading.then(
      (state) => (state === null ? drop() : setTimeout(drop, freshMs).unref()),
      drop,
    );
    return reading;
  }

  return {
    read: (code) => reads.get(code) ?? read(code),
    forget: (code) => void reads.delete(code),
  };
}
