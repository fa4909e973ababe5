/** False when the browser refuses: no permission, page not served over HTTPS, older browser. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
