import { tabStore } from "./storage.ts";

/** The build of this page; undefined during development. */
export const ownBuild =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

const header = "regain-build";
/** For this long, a page is not reloaded again for the same build. */
const onceInMs = 3_600_000;

let isReached = true;
let writes = 0;
let seen: ((build: string) => void) | undefined;

/** Calls back on every answer from a server whose build differs from this page's. */
export function onOtherBuild(back: (build: string) => void): void {
  seen = back;
}

/** `fetch` that notes what it learns along the way: other builds, and whether writes are in flight. */
export const trackedFetch: typeof fetch = async (input, init) => {
  const isWrite = init?.method !== "GET";
  if (isWrite) writes += 1;
  try {
    const answer = await fetch(input, init);
    isReached = true;
    const build = answer.headers.get(header);
    if (build && ownBuild && build !== ownBuild) seen?.(build);
    return answer;
  } catch (error) {
    isReached = false;
    throw error;
  } finally {
    if (isWrite) writes -= 1;
  }
};

/** Nothing is in flight, and the server answered when last asked. */
export const isQuiet = (): boolean => isReached && writes === 0 && navigator.onLine;

const holding = new Set<string>();

/** Whether unsent answers exist only in this page: then it stays, whatever its build. */
export const isReloadBlocked = (): boolean => holding.size > 0;

/** Notes whether a patient's answers would be lost with this page. */
export function blockReload(patientId: string, isHeld: boolean): void {
  if (isHeld) holding.add(patientId);
  else holding.delete(patientId);
}

/** The build the server delivers; undefined if it does not answer. */
export async function askBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch("/", { method: "HEAD", cache: "no-store" });
    return (answer.ok && answer.headers.get(header)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reloads the page to get a build, unless that was tried and this build came back, or something would be lost.
 * @param before runs right before the reload
 */
export function renewFor(build: string, before?: () => void): void {
  if (isReloadBlocked()) return;
  const key = header + build;
  if (build === ownBuild || Date.now() - Number(tabStore.read(key) ?? 0) < onceInMs) return;
  tabStore.write(key, String(Date.now()));
  before?.();
  location.reload();
}

/**
 * Reloads the page if the server answers and nothing would be lost.
 * @returns whether it does
 */
export async function reloadIfSafe(): Promise<boolean> {
  const isSafe = (await askBuild()) !== undefined && !isReloadBlocked();
  if (isSafe) location.reload();
  return isSafe;
}
