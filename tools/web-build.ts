import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { root, runStep } from "./run-step.ts";

/** What the web app is built from. */
const sources = [
  "apps/web/src",
  "apps/web/build",
  "apps/web/public",
  "apps/web/service-worker",
  "apps/web/index.html",
  "apps/web/package.json",
  "apps/web/vite.config.ts",
  "apps/web/lingui.config.ts",
  "packages/contract/src",
  "packages/therapy/src",
  "package-lock.json",
];
const stamp = join(root, "apps/web/dist/.built-from");

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  if (!entries) return [join(root, path)];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A hash over the names and contents of all sources, wherever the project lies. */
async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const files = (await Promise.all(sources.map(filesBelow))).flat().toSorted();
  for (const file of files) hash.update(relative(root, file)).update(await readFile(file));
  return hash.digest("hex");
}

/** Builds the web app when its sources changed since the last build. @throws Error when the build fails */
export async function buildWebIfChanged(): Promise<void> {
  const now = await fingerprint();
  const built = await readFile(stamp, "utf8").catch(() => "");
  if (built === now) return;
  console.log("Building the web app (only when its sources changed) ...");
  const code = await runStep("npm", ["run", "build", "--workspace", "@regain/web"], {
    quiet: true,
  });
  if (code !== 0) throw new Error("The web app could not be built; see above.");
  await writeFile(stamp, now);
}
