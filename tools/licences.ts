/** The licenses of all packages that npm installs, checked against the list of those compatible with Apache-2.0. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run-step.ts";

/** LGPL: sharp's libraries, linked unmodified and replaceable. MPL: files used unmodified. */
const allowed: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** They name none in their package.json; it is in their folder. */
const looked: Readonly<Record<string, string>> = {
  "png-js": "MIT",
  "@react-aria/optimize-locales-plugin": "Apache-2.0",
};

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly license?: string; readonly link?: boolean }>
  >;
}

/** With OR one of them is enough; with AND all are needed. */
function isAllowed(licence: string): boolean {
  const text = licence.replace(/^\((.*)\)$/, "$1");
  if (text.includes(" OR ")) return text.split(" OR ").some(isAllowed);
  return text.split(" AND ").every((one) => allowed.has(one));
}

const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as Lock;
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);
const wrong = packages.flatMap(([path, { license }]) => {
  const name = path.replace(/^.*node_modules\//, "");
  const licence = license ?? looked[name];
  return licence && isAllowed(licence) ? [] : [`${name}: ${licence ?? "no license named"}`];
});
for (const one of wrong) console.error(`licenses: ${one}`);
if (wrong.length > 0) process.exit(1);
console.log(`licenses: ${packages.length} packages, all under licenses that are allowed`);
