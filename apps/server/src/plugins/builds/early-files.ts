import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { property } from "../../lib/property.ts";

/** By the path of a page. */
async function readPageFiles(
  webFolder: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  try {
    return JSON.parse(await readFile(join(webFolder, "page-files.json"), "utf8"));
  } catch (error) {
    // A build of old has none.
    if (property(error, "code") === "ENOENT") return {};
    throw error;
  }
}

const linkTo = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;

/**
 * Has a browser fetch a page's own scripts together with the page, which else it would learn of only when the start script
 * runs: on a slow network most of a second later. They stand last: a header would put them before the scripts without
 * which nothing starts.
 * @returns by path the pages that are not the one index as it is
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
