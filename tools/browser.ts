import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Without windows, sound of the system and what else a person's browser does: half the work for the same pages. */
const shells = ["chromium-headless-shell"];
const whole = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these programs that the system has. */
export function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** A whole browser, which asks for permissions as a person's does: the system's, else `CHROME_PATH`, if there is one. */
export const findWholeBrowser = (): string | undefined =>
  installed(whole) ?? (process.env.CHROME_PATH || undefined);

/**
 * A Chromium to drive: `CHROME_PATH`, else the system's, else the one that npm ships for Linux.
 * @throws Error that names the command which installs one
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const own = installed([...shells, ...whole]);
  if (own) return own;
  try {
    // Its unpacking looks for this variable to bring the shared libraries along.
    process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } catch (error) {
    throw new Error(
      "No browser for the journeys. On Debian: apt-get install chromium-headless-shell. Elsewhere set CHROME_PATH to a Chrome or Chromium.",
      { cause: error },
    );
  }
}

/** Flags that keep a headless Chromium quiet on a machine without a network, and give it a microphone. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
];
