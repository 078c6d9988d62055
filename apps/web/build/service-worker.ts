import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { type Bundle, isChunk, isNamedIn, type Output } from "./bundle.ts";
import { anyOf, sourcesNamed } from "./named-sources.ts";

const source = new URL("../service-worker/main.ts", import.meta.url).pathname;
const fileName = "service-worker.js";

/**
 * What opens the player: its pages, its texts, the menu in its corner, the login it leads to, and what renews it; plus
 * the player parts that every page fetches: switch scanning, and the outbox with answers not yet sent at sign-out.
 */
const opensPlayer = anyOf(
  sourcesNamed([
    "features/session/scanning/",
    "features/session/outbox/",
    "app/layouts/user-menu.tsx",
    "app/renewal/reload-stale-page.ts",
  ]),
  /\/src\/(?:routes\/(?:do-therapy|login)\/[^?]+\?|locales\/\w+\/(?:shell|session|identity)\.po)/,
);
/** What is fetched only on demand is requested by the player itself. */
const ofPlayer = /\/src\/features\/session\//;
/** Of the assets, which no script imports, the player needs the fonts and the worker scripts. */
const playerAssets = /\.(?:woff2|js)$/;

/**
 * The chunks that every page begins with, those of the player, and everything these import, statically or dynamically.
 * @param page the index page
 */
function playerChunks(bundle: Bundle, page: string): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter(isChunk);
  const has = ({ moduleIds }: Rolldown.OutputChunk, what: RegExp) =>
    moduleIds.some((id) => what.test(id));
  const first = new Set(chunks.filter((chunk) => isNamedIn(page, chunk.fileName)));
  const opening = chunks.filter((chunk) => has(chunk, opensPlayer));
  const found = new Set<Rolldown.OutputChunk>();
  function add(chunk: Output | undefined): void {
    if (!isChunk(chunk) || found.has(chunk)) return;
    found.add(chunk);
    // What every page begins with leads to every page, whichever modules the bundler put there.
    const isOwn = !first.has(chunk) && (has(chunk, ofPlayer) || opening.includes(chunk));
    for (const name of [...chunk.imports, ...(isOwn ? chunk.dynamicImports : [])])
      add(bundle[name]);
  }
  for (const chunk of [...first, ...opening]) add(chunk);
  return found;
}

/**
 * Addresses of everything that opens the player without a network.
 * @param page the index page
 */
function shellFiles(bundle: Bundle, page: string): string[] {
  const chunks = [...playerChunks(bundle, page)];
  const names = [
    ...chunks.map((chunk) => chunk.fileName),
    ...chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    ...Object.keys(bundle).filter(
      (name) => !isChunk(bundle[name]) && (playerAssets.test(name) || isNamedIn(page, name)),
    ),
  ];
  const assets = [...new Set(names)].toSorted().map((name) => `/${name}`);
  return ["/", "/logo.svg", "/regain.webmanifest", ...assets];
}

/** Builds the service worker into the root, preceded by the list of files it caches. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: source, fileName });
    },
    generateBundle(_, bundle) {
      const worker = bundle[fileName];
      if (!isChunk(worker)) return this.error("The service worker was not built.");
      const index = bundle["index.html"];
      if (index?.type !== "asset") return this.error("The page was not built.");
      const page = String(index.source);
      const files = shellFiles(bundle, page);
      const [, build] = /<meta name="build" content="([^"]+)"/.exec(page) ?? [];
      if (build === undefined) return this.error("The page does not say of which build it is.");
      const version = createHash("sha256")
        .update(JSON.stringify(files))
        .update(page)
        .digest("hex")
        .slice(0, 16);
      worker.code = `self.regainShell=${JSON.stringify({ version, build, files })};\n${worker.code}`;
      return undefined;
    },
  };
}
