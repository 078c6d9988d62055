import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;
type Bundle = Readonly<Record<string, Output>>;

/** The letters that every page shows, and the words around every page. */
const letters = /latin-wght-normal-[^/]+\.woff2$/;
const words = /\/locales\/en\/shell\.po$/;

/** Pages that people come to first, and the modules they begin with; a homework's address is in a mail. */
const firstPages = [
  {
    path: "^/do-therapy(?:/[^/]+)?$",
    modules: [/\/routes\/do-therapy\/index\.tsx\?/, /\/locales\/en\/session\.po$/],
  },
  {
    path: "^/dashboard$",
    modules: [
      /\/routes\/dashboard\/index\.tsx\?/,
      /\/app\/screens\/report-summary\.tsx$/,
      /\/locales\/en\/report\.po$/,
    ],
  },
];
/** The server names these files when it answers such a page. */
const fileName = "page-files.json";

const isChunk = (output: Output | undefined): output is Rolldown.OutputChunk =>
  output?.type === "chunk";

/** The chunk that is asked for by this module. */
const chunkOf = (bundle: Bundle, module: RegExp) =>
  Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => module.test(facadeModuleId ?? ""));

/** A chunk's file and styles, and those of all that it cannot run without. */
function filesOf(bundle: Bundle, { fileName: own, imports, viteMetadata }: Rolldown.OutputChunk) {
  const styles = viteMetadata?.importedCss ?? [];
  const brought: string[] = imports.flatMap((name) => {
    const chunk = bundle[name];
    return isChunk(chunk) ? filesOf(bundle, chunk) : [];
  });
  return [own, ...styles, ...brought];
}

/** What each of the first pages needs besides what the page itself names. */
function pageFiles(bundle: Bundle, page: string) {
  return firstPages.map(({ path, modules }) => {
    const chunks = modules.map((module) => chunkOf(bundle, module));
    if (!chunks.every(isChunk)) throw new Error(`Not all is there that ${path} begins with.`);
    const names = new Set(chunks.flatMap((chunk) => filesOf(bundle, chunk)));
    const files = [...names].map((name) => `/${name}`);
    return { path, files: files.filter((file) => !page.includes(`"${file}"`)) };
  });
}

/** Has the browser fetch beside the script what the script would ask for only once it runs. */
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
