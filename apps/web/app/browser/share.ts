type Shared = { readonly title: string; readonly text: string; readonly url: string };

/** The device has a share sheet of its own. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** False when nothing was sent: the visitor changed their mind, or the device refused. */
export async function share(message: Shared): Promise<boolean> {
  try {
    await navigator.share(message);
    return true;
  } catch {
    return false;
  }
}

/** The address of the page being read, as somebody else would type it. */
export function currentUrl(): string {
  return window.location.href;
}
