import { copyText } from './clipboard.ts';
import { saveFile } from './save-file.ts';

type Shared = {
  readonly title: string;
  readonly text: string;
  /** Absolute address; the home page by default. */
  readonly url?: string;
  readonly picture?: File;
};

/** `cancelled`: the visitor closed the share sheet, so the caller shows no message. */
export type Sharing = 'shared' | 'copied' | 'cancelled' | 'failed';

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Uses `navigator.share`, or the clipboard without it. */
export async function share({
  title,
  text,
  url = location.origin,
  picture,
}: Shared): Promise<Sharing> {
  if (canShare()) {
    try {
      // With a picture, most receiving apps drop `url`: it is repeated in the text.
      await navigator.share(
        picture && takesFiles([picture])
          ? { title, text: `${text}\n${url}`, files: [picture] }
          : { title, text, url },
      );
      return 'shared';
    } catch (error) {
      // AbortError: the visitor closed the share sheet. Other errors fall back to the clipboard.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(`${text}\n${url}`)) ? 'copied' : 'failed';
}

/**
 * One tap: the picture goes to the share sheet with the text and the address; where the device takes
 * no file, it is downloaded and the address is copied. `saved`: downloaded, but nothing was copied.
 */
export async function sharePicture(
  shared: Required<Shared>,
): Promise<'shared' | 'cancelled' | 'copied' | 'saved'> {
  const { picture, url } = shared;
  if (canShare() && takesFiles([picture])) {
    const sharing = await share(shared);
    if (sharing === 'shared' || sharing === 'cancelled') return sharing;
  }
  saveFile(picture, picture.name);
  return (await copyText(url)) ? 'copied' : 'saved';
}

function takesFiles(files: File[]): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files });
}
