import { accessSync, constants, existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { root } from "./run-step.ts";

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
export function installed(
  names: readonly string[],
  { env }: Pick<Machine, "env"> = process,
): string | undefined {
  const folders = (env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

type Machine = Pick<NodeJS.Process, "platform" | "arch" | "env">;

/** Where the installers of other systems put a browser, which lies in no folder of programs there. */
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

/** A whole browser, which asks for permissions as a person's does: the system's, else `CHROME_PATH`, if there is one. */
export const findWholeBrowser = (machine: Machine = process): string | undefined =>
  ofSystem(whole, machine) ?? (machine.env.CHROME_PATH || undefined);

/**
 * A folder that holds all that was to be unpacked into it, or is not there: whoever is interrupted leaves nothing that
 * looks whole, and of two at once the first is kept.
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

/** Does something while this is the folder for what is temporary: there is no other way to say where it unpacks. */
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

/** The browser that npm ships, unpacked into a folder of ours: in that of the system it would take whatever has its name. */
async function shipped(): Promise<string> {
  const about = await readFile(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8");
  const { version } = JSON.parse(about) as { version: string };
  const folder = join(root, "node_modules/.cache", `chromium-${version}`);
  // Its unpacking looks for this variable to bring the shared libraries along.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  // Where libraries and letters will lie is said to the browser as soon as this is read.
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

/** The one command that brings a browser. */
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
 * A Chromium to drive: `CHROME_PATH`, else the system's, else the one that npm ships for Linux on x86-64.
 * @throws Error that names the command which installs one
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
