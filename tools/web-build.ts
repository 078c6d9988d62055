import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprintOf } from "./fingerprint.ts";
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

/** Builds the web app when its sources changed since the last build. @throws Error when the build fails */
export async function buildWebIfChanged(): Promise<void> {
  const now = await fingerprintOf(sources);
  const built = await readFile(stamp, "utf8").catch(() => "");
  if (built === now) return;
  console.log("Building the web app (only when its sources changed) ...");
  const code = await runStep("npm", ["run", "build", "--workspace", "@regain/web"], {
    quiet: true,
  });
  if (code !== 0) throw new Error("The web app could not be built; see above.");
  await writeFile(stamp, now);
}
