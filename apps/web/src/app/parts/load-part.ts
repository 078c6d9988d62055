import { nextTurn } from "../../lib/next-turn.ts";
import { PartMissing } from "./part-missing.ts";

/** A network that hiccups and a server that restarts are back by then; who waits still knows for what. */
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

/** Has the browser fetch a file; styles are waited for, lest the page shows without them. */
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
        reject(new PartMissing());
      });
    });
    loading.catch(() => undefined);
    links.set(href, loading);
    document.head.append(link);
  }
  if (isStyle) await links.get(href);
}

/** As browsers say it. What goes wrong inside a part that is there is another matter. */
const isOfFetching = (error: unknown): boolean =>
  error instanceof PartMissing || /dynamically imported module|module script/i.test(String(error));

/** A page that is being left misses nothing. */
const isLeft = () => !dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

/**
 * Opens a part of the app that lies in a file of its own, and tries again a few times where it cannot be fetched. The
 * build puts it around every `import()`.
 * @param files that the part needs
 * @throws PartMissing
 */
export async function loadPart<Part>(
  open: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  for (const ms of [...pausesMs, undefined])
    try {
      await Promise.all(files.map(fetchFile));
      const part = await open();
      // What draws it has a turn of its own: the browser was busy with reading it.
      await nextTurn();
      return part;
    } catch (error) {
      if (!isOfFetching(error)) throw error;
      if (ms !== undefined) await pause(ms);
    }
  if (isLeft()) return new Promise(() => {});
  throw new PartMissing();
}
