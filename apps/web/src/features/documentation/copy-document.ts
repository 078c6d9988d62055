import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { documentHtml, documentText } from "./document-text.ts";

/** Without a secure connection there is no clipboard but the one of old. */
function copyByEvent(text: string, html: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    event.clipboardData?.setData("text/html", html);
  };
  document.addEventListener("copy", put, { once: true });
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", put);
  return isCopied;
}

/**
 * Puts a document on the clipboard, as text and with its tables.
 * @throws Error where the browser does not allow it
 */
export async function copyDocument(printed: PrintedDocument): Promise<void> {
  const [text, html] = [documentText(printed), documentHtml(printed)];
  if (!("clipboard" in navigator)) {
    if (!copyByEvent(text, html)) throw new Error("nothing was copied");
    return;
  }
  const item = new ClipboardItem({
    "text/plain": new Blob([text], { type: "text/plain" }),
    "text/html": new Blob([html], { type: "text/html" }),
  });
  await navigator.clipboard.write([item]);
}
