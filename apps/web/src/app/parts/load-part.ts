import { nextTurn } from "../../lib/next-turn.ts";
import { ChunkLoadError } from "../../lib/part-missing.ts";

/** Enough for a network hiccup or a server restart, and short enough that whoever waits still knows why. */
const pausesMs = [500, 1_000, 2_000];

/** Ends early when the network is back. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      resolve();
    };
    setTimeout(end, ms);
    addEventListener("online", end, { signal: over.signal });
  });

const links = new Map<string, Promise<unknown>>();

/** Has the browser fetch a file; styles are awaited so that the page does not show without them. */
async function fetchFile(file: string): Promise<void> {
  const isStyle = file.endsWith(".css");
  const href = `/${file}`;
  if (!links.has(href)) {
    const link = document.createElement("link");
    link.rel = isStyle ? "stylesheet" : "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    const loading = new Promise((resolve, reject) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", () => {
        links.delete(href);
        reject(new ChunkLoadError());
      });
    });
    loading.catch(() => undefined);
    links.set(href, loading);
    document.head.append(link);
  }
  if (isStyle) await links.get(href);
}

/** Recognizes the browsers' error messages. An error inside a part that did load is another matter. */
const isOfFetching = (error: unknown): boolean =>
  error instanceof ChunkLoadError ||
  /dynamically imported module|module script/i.test(String(error));

/** Whether the page is being left: then nothing is missed. */
const isLeft = () => !dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

/**
 * Loads a part of the app that is in a file of its own, and retries a few times if it cannot be fetched. The build
 * wraps every `import()` in it.
 * @param files that the part needs
 * @throws ChunkLoadError
 */
export async function loadChunk<Part>(
  open: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  for (const ms of [...pausesMs, undefined])
    try {
      await Promise.all(files.map(fetchFile));
      const part = await open();
      // Rendering gets a turn of its own: parsing has just kept the browser busy.
      await nextTurn();
      return part;
    } catch (error) {
      if (!isOfFetching(error)) throw error;
      if (ms !== undefined) await pause(ms);
    }
  if (isLeft()) return new Promise(() => {});
  throw new ChunkLoadError();
}
