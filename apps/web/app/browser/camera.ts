/** Why the camera cannot be shown. */
export type CameraRefusal = 'no-camera' | 'refused' | 'busy';

export type Camera = { readonly stop: () => void };

type Decoder = (frame: HTMLVideoElement) => Promise<string | null>;

/**
 * Milliseconds between two readings: slower misses a phone shown briefly, faster heats an old
 * laptop.
 */
const PAUSE = 150;
/** Pixels: enough to read a QR code; decoding a full-size frame is far slower. */
const WIDEST = 800;

/**
 * True when the document was loaded at `path`. A client-side navigation keeps the Permissions-
 * Policy of the document it started from, and only one page is allowed the camera.
 */
export function wasLoadedAt(path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname.replace(/(.)\/$/, '$1') === path;
}

export function reloadPage(): void {
  location.reload();
}

/** Shows the camera in `video` and calls `tell` for each frame that holds a QR code, repeatedly. */
export async function openCamera(
  video: HTMLVideoElement,
  tell: (text: string) => void,
): Promise<Camera | CameraRefusal> {
  if (!('mediaDevices' in navigator)) return 'no-camera';
  let stream: MediaStream;
  try {
    // Prefers the back camera of a phone.
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    return refusalOf(error);
  }
  const stopped = new AbortController();
  const stop = () => {
    stopped.abort();
    for (const track of stream.getTracks()) track.stop();
    if (video.srcObject === stream) video.srcObject = null;
  };
  try {
    video.srcObject = stream;
    await video.play();
  } catch {
    stop();
    return 'busy';
  }
  void watch();
  return { stop };

  async function watch() {
    const decode = await decoder();
    while (!stopped.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      const text = video.videoWidth > 0 ? await decode(video) : null;
      if (!stopped.signal.aborted && text !== null && text !== '') tell(text);
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((done) => {
        setTimeout(done, PAUSE);
      });
    }
  }
}

/** The browser's `BarcodeDetector` if it reads QR codes, otherwise a library loaded on demand. */
async function decoder(): Promise<Decoder> {
  return (await nativeDecoder()) ?? (await libraryDecoder());
}

type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorClass = {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};
declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

/** `null` without QR support, as in Firefox, Safari and Chromium on Linux. */
async function nativeDecoder(): Promise<Decoder | null> {
  const { BarcodeDetector } = globalThis;
  if (BarcodeDetector === undefined) return null;
  try {
    const formats = await BarcodeDetector.getSupportedFormats();
    if (!formats.includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

async function libraryDecoder(): Promise<Decoder> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (frame) => {
    if (context === null) return null;
    const scale = Math.min(1, WIDEST / frame.videoWidth);
    canvas.width = Math.round(frame.videoWidth * scale);
    canvas.height = Math.round(frame.videoHeight * scale);
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // A frame without a code.
      return null;
    }
  };
}

function refusalOf(error: unknown): CameraRefusal {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no-camera';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'busy';
}
