/** Fails if the word catalogues do not contain what the screens say; updates them in the process. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fingerprintOf } from "./fingerprint.ts";
import { root, runStep } from "./run-step.ts";

/** The catalogues' sources, and the catalogues themselves. */
const sources = ["apps/web/src", "apps/web/lingui.config.ts", "package-lock.json"];
const stamp = join(root, "node_modules/.cache/words-current");

const folder = join(root, "apps/web/src/locales");

/** All catalogues, without the lines that only say when and where. */
async function catalogues(): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.endsWith(".po"))
      .toSorted()
      .map(async (file) => `${file}\n${await readFile(join(folder, file), "utf8")}`),
  );
  return texts.join("\n").replaceAll(/^(#|"POT-Creation-Date).*$/gm, "");
}

const found = await fingerprintOf(sources);
if ((await readFile(stamp, "utf8").catch(() => "")) === found) process.exit(0);

const before = await catalogues();
const code = await runStep("npm", ["run", "words:extract", "--workspace", "@regain/web"], {
  quiet: true,
});
if (code !== 0) process.exit(code);
if ((await catalogues()) !== before) {
  console.error(
    "The word catalogs were out of date. They are current now: commit apps/web/src/locales.",
  );
  process.exit(1);
}
await mkdir(dirname(stamp), { recursive: true });
await writeFile(stamp, found);
