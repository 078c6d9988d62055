import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { property } from "../../lib/property.ts";

/** By the page's path. */
async function readPageFiles(
  webFolder: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  try {
    return JSON.parse(await readFile(join(webFolder, "page-files.json"), "utf8"));
  } catch (error) {
    // An old build has none.
    if (property(error, "code") === "ENOENT") return {};
    throw error;
  }
}

const linkTo = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;

/**
 * Makes a browser fetch a page's own scripts along with the page; otherwise it would learn of them only when the
 * start script runs, which on a slow network is most of a second later. They come last: a header would put them ahead
 * of the scripts without which nothing starts.
 * @returns by path, the pages that differ from the plain index
 */
export async function pagesWithLinks(
  webFolder: string,
  index: string,
): Promise<ReadonlyMap<string, string>> {
  const pages = Object.entries(await readPageFiles(webFolder));
  return new Map(
    pages.map(([path, files]) => [
      path,
      index.replace("</head>", `${files.map(linkTo).join("\n")}\n</head>`),
    ]),
  );
}
