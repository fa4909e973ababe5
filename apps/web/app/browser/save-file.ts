/** Downloads a file made on the device, without a request. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the blob after the click: revoked a minute later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
