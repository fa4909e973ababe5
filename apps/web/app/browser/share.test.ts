import { afterEach, describe, expect, it, vi } from 'vitest';
import { share, sharePicture } from './share.ts';

const message = { title: 'Titre', text: 'Texte' };

const device = (parts: { share?: () => Promise<void>; writeText?: () => Promise<void> }) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(
    parts.writeText ?? (() => Promise.resolve()),
  );
  vi.stubGlobal('navigator', { share: parts.share, clipboard: { writeText } });
  return writeText;
};

const refused = (name: string) => () => Promise.reject(new DOMException('', name));

afterEach(() => vi.unstubAllGlobals());

describe('share', () => {
  it('uses the facility of the device', async () => {
    const writeText = device({ share: () => Promise.resolve() });
    expect(await share(message)).toBe('shared');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing behind the back of somebody who closed the sheet', async () => {
    const writeText = device({ share: refused('AbortError') });
    expect(await share(message)).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies text and address when the device cannot or will not', async () => {
    for (const parts of [{}, { share: refused('NotAllowedError') }]) {
      const writeText = device(parts);
      // In sequence: the devices replace the same globals.
      // oxlint-disable-next-line no-await-in-loop
      expect(await share(message)).toBe('copied');
      expect(writeText).toHaveBeenCalledWith(`Texte\n${location.origin}`);
    }
  });

  it('sends a picture where the device takes one, the address in the text', async () => {
    const sent = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    const picture = new File(['x'], 'x.png', { type: 'image/png' });
    for (const takes of [true, false]) {
      vi.stubGlobal('navigator', { share: sent, canShare: () => takes });
      // oxlint-disable-next-line no-await-in-loop
      expect(await share({ ...message, url: 'u', picture })).toBe('shared');
    }
    expect(sent.mock.calls).toEqual([
      [{ title: 'Titre', text: 'Texte\nu', files: [picture] }],
      [{ title: 'Titre', text: 'Texte', url: 'u' }],
    ]);
  });

  it('says so when nothing works', async () => {
    device({ writeText: refused('NotAllowedError') });
    expect(await share(message)).toBe('failed');
  });
});

describe('sharePicture', () => {
  const picture = new File(['x'], 'x.png', { type: 'image/png' });

  it.each([
    ['takes no file', { canShare: () => false, share: () => Promise.resolve() }],
    ['refuses it', { canShare: () => true, share: refused('NotAllowedError') }],
  ])('saves the picture and copies the address where the device %s', async (_, parts) => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...parts, clipboard: { writeText } });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:x' });
    expect(await sharePicture({ ...message, url: 'u', picture })).toBe('copied');
    expect(saved).toHaveBeenCalledOnce();
    expect(writeText.mock.lastCall).toEqual(['u']);
    vi.restoreAllMocks();
  });

  it('saves nothing for somebody who closed the sheet', async () => {
    vi.stubGlobal('navigator', { canShare: () => true, share: refused('AbortError') });
    expect(await sharePicture({ ...message, url: 'u', picture })).toBe('cancelled');
  });
});
