import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { type Bundle, isChunk, type Output } from "./bundle.ts";

const source = new URL("../service-worker/main.ts", import.meta.url).pathname;
const fileName = "service-worker.js";

/** What the player is made of: its area, its pages, its words, the menu in its corner, the login it leads out to, and what renews it. */
const ofPlayer = new RegExp(
  String.raw`/src/(?:features/session/|routes/(?:do-therapy|login)/[^?]+\?|locales/\w+/(?:shell|session|identity)\.po|app/(?:layouts/user-menu|renewal/renew-stale-page)\.tsx?)`,
);
/** Of what a build puts beside scripts and styles, the player needs the letters. */
const letters = /\.woff2$/;

/** The chunks that stand at the start of the player, and all that they bring along, now or later. */
function playerChunks(bundle: Bundle): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter(isChunk);
  const entries = chunks.filter((chunk) => chunk.isEntry && chunk.fileName !== fileName);
  const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => ofPlayer.test(id)));
  const found = new Set<Rolldown.OutputChunk>();
  function add(chunk: Output | undefined): void {
    if (!isChunk(chunk) || found.has(chunk)) return;
    found.add(chunk);
    // The entry leads to every page; of these only the player's are wanted.
    const isOwn = own.includes(chunk) && !entries.includes(chunk);
    for (const name of [...chunk.imports, ...(isOwn ? chunk.dynamicImports : [])])
      add(bundle[name]);
  }
  for (const chunk of [...entries, ...own]) add(chunk);
  return found;
}

/** Addresses of everything that opens the player without a network. @param page the one index */
function shellFiles(bundle: Bundle, page: string): string[] {
  const chunks = [...playerChunks(bundle)];
  const names = [
    ...chunks.map((chunk) => chunk.fileName),
    ...chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    ...Object.keys(bundle).filter((name) => letters.test(name) || page.includes(`"/${name}"`)),
  ];
  const assets = [...new Set(names)].toSorted().map((name) => `/${name}`);
  return ["/", "/logo.svg", "/regain.webmanifest", ...assets];
}

/** Builds the service worker into the root, with the list of what it puts aside in front of it. */
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
