import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const loader = fileURLToPath(new URL("../src/app/parts/load-part.ts", import.meta.url));

/** Routes every `import()` of the built app through our own loader, because Vite's gives up at the first failure. */
export function loadParts(): Plugin {
  return {
    name: "load-parts",
    apply: "build",
    enforce: "pre",
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)};`,
    },
  };
}
