import { Suspense, type ComponentProps } from 'react';
import { lazyWindow } from '#ui/lazy.tsx';
import type { QrCode } from './qr-code.tsx';

const Code = lazyWindow(async () => (await import('./qr-code.tsx')).QrCode);

/** For a screen that shows a code only later: its 5.6 KB come with it. */
export function LaterQrCode(props: ComponentProps<typeof QrCode>) {
  return (
    <Suspense fallback={null}>
      <Code {...props} />
    </Suspense>
  );
}
