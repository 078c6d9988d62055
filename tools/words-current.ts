/** Fails when the word catalogues do not hold what the screens say; mends them on the way. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root, runStep } from "./run-step.ts";

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

const before = await catalogues();
const code = await runStep("npm", ["run", "words:extract", "--workspace", "@regain/web"], {
  quiet: true,
});
if (code !== 0) process.exit(code);
if ((await catalogues()) !== before) {
  console.error("The word catalogues were not current. They are now: commit apps/web/src/locales.");
  process.exit(1);
}
