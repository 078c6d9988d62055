/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
