import type { ShareMessage } from '@nosmilliards/domain/share-message';

/** What became of it; the caller tells the visitor, who must not be told what they just did. */
export type Sharing = 'shared' | 'copied' | 'cancelled' | 'failed';

/** The device's own facility where there is one, else the clipboard. */
export async function share({ title, text }: ShareMessage): Promise<Sharing> {
  const url = location.origin;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (error) {
      // Closing the sheet is a choice; anything else still leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copy(`${text}\n${url}`)) ? 'copied' : 'failed';
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
