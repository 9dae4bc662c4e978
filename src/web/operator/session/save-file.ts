/** Starts a download. */
export function saveFile(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
