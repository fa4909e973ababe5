import { copyText } from './clipboard.ts';

type Shared = {
  readonly title: string;
  readonly text: string;
  /** The home page unless said otherwise. */
  readonly url?: string;
  readonly picture?: File;
};

/** What became of it; the caller tells the visitor, who must not be told what they just did. */
export type Sharing = 'shared' | 'copied' | 'cancelled' | 'failed';

/** The device has a share sheet of its own. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** The device's own facility where there is one, else the clipboard. */
export async function share({
  title,
  text,
  url = location.origin,
  picture,
}: Shared): Promise<Sharing> {
  if (canShare()) {
    try {
      // Most who receive a picture drop the address beside it: it goes in the text.
      await navigator.share(
        picture && takesFiles([picture])
          ? { title, text: `${text}\n${url}`, files: [picture] }
          : { title, text, url },
      );
      return 'shared';
    } catch (error) {
      // Closing the sheet is a choice; anything else still leaves the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(`${text}\n${url}`)) ? 'copied' : 'failed';
}

function takesFiles(files: File[]): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files });
}
