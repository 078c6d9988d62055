import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const before = '<meta name="api-version"';

/**
 * Writes the build's id into the page, derived from the build's contents: the same sources give the same id. The server
 * sends its own id with every answer, so that a page that stays open learns of a newer build.
 */
export function buildId(): Plugin {
  return {
    name: "build-id",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") return this.error("The page was not built.");
      const page = String(index.source);
      if (!page.includes(before)) return this.error("The page says nothing of calls.");
      const id = createHash("sha256")
        .update(JSON.stringify(Object.keys(bundle).toSorted()))
        .update(page)
        .digest("hex")
        .slice(0, 16);
      index.source = page.replace(before, `<meta name="build" content="${id}" />\n    ${before}`);
      return undefined;
    },
  };
}
