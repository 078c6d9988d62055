import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { type Bundle, isChunk, isNamedIn } from "./bundle.ts";

/** The font that every page shows, and the texts around every page. */
const letters = /latin-wght-normal-[^/]+\.woff2$/;
const words = /\/locales\/en\/shell\.po$/;

/** Pages where visits begin, from emails and bookmarks, and the modules that each starts with. */
const firstPages = {
  "/do-therapy": [/\/routes\/do-therapy\/index\.tsx\?/, /\/locales\/en\/session\.po$/],
  "/dashboard": [
    /\/routes\/dashboard\/index\.tsx\?/,
    /\/app\/screens\/report-summary\.tsx$/,
    /\/locales\/en\/report\.po$/,
  ],
};
/** The server lists these files when it answers such a page. */
const fileName = "page-files.json";

/** The chunk whose entry is this module. */
const chunkOf = (bundle: Bundle, module: RegExp) =>
  Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => module.test(facadeModuleId ?? ""));

/**
 * The files of these chunks and everything they need to run. Not their styles: browsers warn about styles that were
 * preloaded but not used, for example when somebody goes straight into an exercise.
 */
function filesOf(bundle: Bundle, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set(chunks);
  // Chunks added here are visited by the same loop.
  for (const { imports } of found)
    for (const output of imports.map((name) => bundle[name]))
      if (isChunk(output)) found.add(output);
  return [...found].map(({ fileName: own }) => own);
}

/** For each page, the scripts it needs beyond those that the index page itself references. */
function pageFiles(bundle: Bundle, index: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(firstPages).map(([path, modules]) => {
      const chunks = modules.map((module) => chunkOf(bundle, module));
      if (!chunks.every(isChunk)) throw new Error(`Not all is there that ${path} begins with.`);
      const files = filesOf(bundle, chunks).filter((name) => !isNamedIn(index, name));
      return [path, files.map((name) => `/${name}`)];
    }),
  );
}

/** Has the browser fetch, in parallel with the script, what the script would request only once it runs. */
export function earlyFiles(): Plugin {
  return {
    name: "early-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const font = Object.keys(bundle).find((name) => letters.test(name));
        const spoken = chunkOf(bundle, words);
        if (!font || !spoken)
          throw new Error("The letters or the words of every page are missing.");
        const link = (attrs: HtmlTagDescriptor["attrs"]): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { ...attrs, crossorigin: true },
          injectTo: "head",
        });
        return [
          link({ rel: "modulepreload", href: `/${spoken.fileName}` }),
          link({ rel: "preload", as: "font", type: "font/woff2", href: `/${font}` }),
        ];
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return this.error("The page was not built.");
        const source = JSON.stringify(pageFiles(bundle, String(page.source)));
        this.emitFile({ type: "asset", fileName, source });
        return undefined;
      },
    },
  };
}
