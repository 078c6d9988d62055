/** Without a secure connection, only the legacy clipboard is available. */
function copyByEvent(text: string, html?: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    if (html) event.clipboardData?.setData("text/html", html);
  };
  document.addEventListener("copy", put, { once: true });
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", put);
  return isCopied;
}

async function write(text: string, html?: string): Promise<void> {
  if (!html) return navigator.clipboard.writeText(text);
  const blobOf = (type: string, value: string) => new Blob([value], { type });
  return navigator.clipboard.write([
    new ClipboardItem({
      "text/plain": blobOf("text/plain", text),
      "text/html": blobOf("text/html", html),
    }),
  ]);
}

/**
 * Puts a text on the clipboard, along with its HTML for paste targets that accept it.
 * @returns whether the browser allowed it
 */
export async function copyText(text: string, html?: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return copyByEvent(text, html);
  return write(text, html).then(
    () => true,
    () => copyByEvent(text, html),
  );
}
