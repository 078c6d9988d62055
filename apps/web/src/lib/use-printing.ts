import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;
/** Subscribers. */
const readers = new Set<() => void>();

/** The browser does not wait, so content for print is rendered synchronously. */
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
 * Whether the page is being printed: for content too large to keep ready next to the visible page. Components rendered
 * only for this get the same value.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
