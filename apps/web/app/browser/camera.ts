/** Why no picture comes. */
export type CameraRefusal = 'no-camera' | 'refused' | 'busy';

export type Camera = { readonly stop: () => void };

type Decoder = (frame: HTMLVideoElement) => Promise<string | null>;

/** Twice a second would miss a phone held out; more would warm up an old laptop for nothing. */
const PAUSE = 150;
/** A code is read at this width as well as at the camera's own, in a fraction of the time. */
const WIDEST = 800;

/**
 * The address the document itself was asked at: a page reached by a link of the site keeps the
 * permissions of the page it came from, and only this one may use a camera.
 */
export function wasLoadedAt(path: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname.replace(/(.)\/$/, '$1') === path;
}

export function reloadPage(): void {
  location.reload();
}

/** Shows the camera in `video` and tells each QR code it sees, again and again while it is there. */
export async function openCamera(
  video: HTMLVideoElement,
  tell: (text: string) => void,
): Promise<Camera | CameraRefusal> {
  if (!('mediaDevices' in navigator)) return 'no-camera';
  let stream: MediaStream;
  try {
    // The back camera of a phone; a laptop has but one.
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

/** The browser's own where it has one that knows QR codes, or a library asked for now. */
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

/** `null` where there is none, as in Firefox, Safari and Chromium on Linux. */
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
  const { default: read } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (frame) => {
    if (context === null) return null;
    const scale = Math.min(1, WIDEST / frame.videoWidth);
    canvas.width = Math.round(frame.videoWidth * scale);
    canvas.height = Math.round(frame.videoHeight * scale);
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return read(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
  };
}

function refusalOf(error: unknown): CameraRefusal {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no-camera';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'busy';
}
