import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * A Chromium to drive: `CHROME_PATH`, else the system's, else the one that npm ships for Linux.
 * @throws Error that names the command which installs one
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const own = installed.find(isExecutable);
  if (own) return own;
  try {
    // Its unpacking looks for this variable to bring the shared libraries along.
    process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } catch (error) {
    throw new Error(
      "No browser for the journeys. On Debian: apt-get install chromium. Elsewhere set CHROME_PATH to a Chrome or Chromium.",
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
