/**
 * Phones whose stream is held up ask again and again: one read a second answers all of a room. Here
 * and not in nginx, which knows neither who may ask nor a key without the address.
 */
export type StateReader = {
  /** As it is sent; null when there is no such room. */
  readonly read: (code: string) => Promise<string | null>;
  /** It moved: what was read is not true any more. */
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
    // A wrong code, or a read that failed, is kept for nobody.
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
