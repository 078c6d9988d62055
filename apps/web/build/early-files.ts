import type { HtmlTagDescriptor, Plugin } from "vite";

/** The letters that every page shows, and the words around every page. */
const letters = /latin-wght-normal-[^/]+\.woff2$/;
const words = /\/locales\/en\/shell\.po$/;

/** Has the browser fetch beside the script what the script would ask for only once it runs. */
export function earlyFiles(): Plugin {
  return {
    name: "early-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const outputs = Object.values(bundle);
        const font = outputs.find(({ fileName }) => letters.test(fileName));
        const spoken = outputs.find(
          (output) => output.type === "chunk" && output.moduleIds.some((id) => words.test(id)),
        );
        if (!font || !spoken)
          throw new Error("The letters or the words of every page are missing.");
        const link = (attrs: HtmlTagDescriptor["attrs"]): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { ...attrs, crossorigin: true },
          injectTo: "head",
        });
        return [
          link({ rel: "modulepreload", href: `/${spoken.fileName}` }),
          link({ rel: "preload", as: "font", type: "font/woff2", href: `/${font.fileName}` }),
        ];
      },
    },
  };
}
