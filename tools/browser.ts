import { accessSync, constants, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { root } from "./run-step.ts";

/** Without windows, system sound and whatever else a person's browser does: half the work for the same pages. */
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

/** The first of these programs that is installed on the system. */
export function installed(
  names: readonly string[],
  { env }: Pick<Machine, "env"> = process,
): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

type Machine = Pick<NodeJS.Process, "platform" | "arch" | "env">;

/** Where other systems' installers put a browser, which is not in any folder on the PATH there. */
function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === "darwin")
    return ["Google Chrome", "Chromium"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  if (platform !== "win32") return [];
  return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].flatMap((folder) =>
    folder ? join(folder, "Google/Chrome/Application/chrome.exe") : [],
  );
}

const ofSystem = (names: readonly string[], machine: Machine): string | undefined =>
  installed(names, machine) ?? usualPlaces(machine).find(isExecutable);

/**
 * A whole browser, which asks for permissions as a person's does: the system's, or else `CHROME_PATH`, if there is
 * one.
 */
export const findWholeBrowser = (machine: Machine = process): string | undefined =>
  ofSystem(whole, machine) ?? (machine.env.CHROME_PATH || undefined);

/**
 * A folder that contains everything unpacked into it, or does not exist: an interrupted process leaves nothing that
 * looks complete, and of two at the same time the first wins.
 */
export async function unpackedOnce(
  folder: string,
  unpack: (draft: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  try {
    await unpack(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Does something with this as the folder for temporary files: there is no other way to choose where it unpacks. */
async function withTemporary<Value>(folder: string, act: () => Promise<Value>): Promise<Value> {
  const { TMPDIR: before } = process.env;
  process.env.TMPDIR = folder;
  try {
    return await act();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The browser that npm ships, unpacked into our own folder: in the system's it would accept anything with its name. */
async function shipped(): Promise<string> {
  const about = await readFile(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8");
  const { version } = JSON.parse(about) as { version: string };
  const folder = join(root, "node_modules/.cache", `chromium-${version}`);
  // Its unpacking requires this variable to bring along the shared libraries.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  // The browser is told where its libraries and fonts will be as soon as this module is loaded.
  const { default: chromium } = await withTemporary(folder, () => import("@sparticuz/chromium"));
  await unpackedOnce(folder, async (draft) => {
    await withTemporary(draft, () => chromium.executablePath());
    const letters = join(draft, "fonts/fonts.conf");
    const settings = await readFile(letters, "utf8");
    await writeFile(letters, settings.replaceAll("/tmp/fonts", join(folder, "fonts")));
  });
  return join(folder, "chromium");
}

let unpacking: Promise<string> | undefined;

/** The one command that installs a browser. */
const commands: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: "On a Mac: brew install --cask google-chrome.",
  win32: "On Windows: winget install Google.Chrome.",
};

const noBrowser = ({ platform }: Machine, cause?: unknown) =>
  new Error(
    `No browser for the journeys. ${commands[platform] ?? "On Debian: apt-get install chromium-headless-shell."} Or set CHROME_PATH to a Chrome or Chromium.`,
    { cause },
  );

/**
 * A Chromium to drive: `CHROME_PATH`, or else the system's, or else the one that npm ships for Linux on x86-64.
 * @throws Error that names the command to install one
 */
export async function findBrowser(machine: Machine = process): Promise<string> {
  const found = machine.env.CHROME_PATH || ofSystem([...shells, ...whole], machine);
  if (found) return found;
  if (machine.platform !== "linux" || machine.arch !== "x64") throw noBrowser(machine);
  try {
    return await (unpacking ??= shipped());
  } catch (error) {
    throw noBrowser(machine, error);
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
