/**
 * Keeps the player available without a network: this build's own app files, and the pictures and sounds that the player
 * stored for its session. It never answers a call.
 */
import { answerPage } from "./answer-page.ts";
import { handlingOf } from "./handling.ts";
import { partOf } from "./partial.ts";

/** Prepended to this script by the build. */
interface Shell {
  /** Changes whenever the files do. */
  readonly version: string;
  /** The build id, as in the page. */
  readonly build: string;
  /** Addresses of the page and of the build's files that the player needs. */
  readonly files: readonly string[];
}

const worker = self as unknown as ServiceWorkerGlobalScope & { readonly regainShell: Shell };
const { version, build, files } = worker.regainShell;
const shells = "regain-shell-";
const shell = shells + version;
/** The player chose this name and fills the cache. */
const content = "regain-content";
const page = "/";

/** Files named by a content hash may come from any cache; the others must be this build's. */
const request = (file: string) =>
  new Request(file, { cache: file.startsWith("/assets/") ? "default" : "no-cache" });

/**
 * During a rolling update, the page may come from a server with the old build, whose files would be missing without a
 * network. Then nothing is cached, and the browser tries again.
 */
async function precache(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.addAll(files.map(request));
  const text = await (await cache.match(page))?.text();
  if (text?.includes(`"${build}"`)) return;
  await caches.delete(shell);
  throw new Error("The page is of another build.");
}

async function clearOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(shells) && name !== shell);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const kept = (asked: Request | string, cacheName: string) =>
  caches.match(asked, { cacheName, ignoreVary: true });

async function answerContent(asked: Request): Promise<Response> {
  const found = await kept(asked.url, content);
  if (!found) return fetch(asked);
  const range = asked.headers.get("range");
  return range === null ? found : partOf(found, range);
}

const answers = {
  page: (asked: Request) =>
    answerPage(
      () => fetch(asked),
      () => kept(page, shell),
    ),
  asset: async (asked: Request) => (await kept(asked, shell)) ?? fetch(asked),
  content: answerContent,
} as const;

worker.addEventListener("install", (event) => event.waitUntil(precache()));
worker.addEventListener("activate", (event) => event.waitUntil(clearOld()));
worker.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, worker.location.origin);
  if (handling !== "other") event.respondWith(answers[handling](event.request));
});
