import { tabStore } from "./storage.ts";

/** Of this page; undefined while the app is being developed. */
export const ownBuild =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

const header = "regain-build";
/** As long no page is renewed twice for the same build. */
const onceInMs = 3_600_000;

let isReached = true;
let writes = 0;
let seen: ((build: string) => void) | undefined;

/** Calls back with every answer of a server that has another build than this page. */
export function onOtherBuild(back: (build: string) => void): void {
  seen = back;
}

/** `fetch`, which notes what it learns on the way: of other builds, and what is still being sent. */
export const fetchNoting: typeof fetch = async (input, init) => {
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

/** Nothing is on its way, and the server was there when it was last asked. */
export const isQuiet = (): boolean => isReached && writes === 0 && navigator.onLine;

const holding = new Set<string>();

/** Whether this page alone has answers that are not sent yet: it stays then, whatever build it is of. */
export const holdsAnswers = (): boolean => holding.size > 0;

/** Says that a patient's answers would be gone with this page, or would no longer. */
export function holdAnswers(patientId: string, isHeld: boolean): void {
  if (isHeld) holding.add(patientId);
  else holding.delete(patientId);
}

/** Which build the server hands out; undefined where it does not answer. */
export async function askBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch("/", { method: "HEAD", cache: "no-store" });
    return (answer.ok && answer.headers.get(header)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Loads the page anew to get a build, unless that was tried and this one came, or something would be lost.
 * @param before done right before
 */
export function renewFor(build: string, before?: () => void): void {
  if (holdsAnswers()) return;
  const key = header + build;
  if (build === ownBuild || Date.now() - Number(tabStore.read(key) ?? 0) < onceInMs) return;
  tabStore.write(key, String(Date.now()));
  before?.();
  location.reload();
}

/** Loads the page anew where the server is there and nothing would be lost. @returns whether it does */
export async function reloadIfSafe(): Promise<boolean> {
  const isSafe = (await askBuild()) !== undefined && !holdsAnswers();
  if (isSafe) location.reload();
  return isSafe;
}
