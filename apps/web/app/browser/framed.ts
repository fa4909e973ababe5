import { isRecord } from '@nosmilliards/domain/stored-value';
import { useEffect, type RefObject } from 'react';

/** Asks the embed to post its height and its links, as in WordPress. */
export const ASKS_HEIGHT = '#?secret=apercu';

/** An iframe without network would show the error page of the browser. */
export function hasNetwork(): boolean {
  return navigator.onLine;
}

/** Hears the height of an embed in an iframe of this page, and opens the links it asks for. */
export function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  onHeight: (height: number) => void,
): void {
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || !isRecord(data)) return;
      const { message, value } = data;
      if (message === 'height' && typeof value === 'number') onHeight(value);
      if (message === 'link' && typeof value === 'string' && value.startsWith(location.origin)) {
        window.open(value, '_blank', 'noopener');
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, onHeight]);
}
