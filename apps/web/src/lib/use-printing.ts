import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;
/** Those to tell. */
const readers = new Set<() => void>();

/** The browser waits for nothing, so what is for paper is drawn at once. */
function turnTo(next: boolean): void {
  if (next === isPrinting) return;
  isPrinting = next;
  flushSync(() => readers.forEach((tell) => tell()));
}
const begin = () => turnTo(true);
const end = () => turnTo(false);
const turn = ({ matches }: MediaQueryListEvent) => turnTo(matches);

let paper: MediaQueryList | undefined;
let watching = new AbortController();

function watch(): void {
  const { signal } = watching;
  paper ??= matchMedia("print");
  addEventListener("beforeprint", begin, { signal });
  addEventListener("afterprint", end, { signal });
  paper.addEventListener("change", turn, { signal });
}

function subscribe(tell: () => void): () => void {
  if (readers.size === 0) watch();
  readers.add(tell);
  return () => {
    readers.delete(tell);
    if (readers.size > 0) return;
    watching.abort();
    watching = new AbortController();
    isPrinting = false;
  };
}

/**
 * Whether the page is being printed: for what is too large to stand ready beside the page that is seen. What is drawn
 * only because of it knows as well.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
