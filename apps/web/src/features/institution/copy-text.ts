/** Without a secure connection there is no clipboard but the one of old. */
function copyByEvent(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
  };
  document.addEventListener("copy", put, { once: true });
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", put);
  return isCopied;
}

/** @returns whether the browser allowed it */
export async function copyText(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return copyByEvent(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyByEvent(text),
  );
}
