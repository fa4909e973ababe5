/** The cache of the files of accounts that were opened here, listed on /confidentialite. */
export const OPENED_COMMUNES = 'nos-milliards-communes';

const FOLDER = '/donnees/communes/';
const PATIENCE_MS = 10_000;

/**
 * The text of a file of accounts: from the network, else as this device read it last. `null` when
 * neither has it. A file holds many communes: its address does not tell which one is read.
 */
export async function readCommuneFile(file: string): Promise<string | null> {
  const path = FOLDER + file;
  // No `caches` on a page not served over HTTPS; a browser may refuse its storage.
  const cache = await Promise.resolve()
    .then(() => caches.open(OPENED_COMMUNES))
    .catch(() => null);
  try {
    const response = await fetch(path, {
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) {
      const text = await response.text();
      await cache?.put(path, new Response(text)).catch(() => {});
      return text;
    }
  } catch {
    // Offline: what was read before is read again.
  }
  return (await cache?.match(path))?.text() ?? null;
}
