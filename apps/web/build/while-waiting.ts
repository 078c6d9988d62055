import type { Plugin } from "vite";
import { isChunk } from "./bundle.ts";

/** Rolldown's own few lines: the first script of every page, there long before the rest. */
const firstFile = "rolldown-runtime";

/**
 * The first date or number that a browser writes takes it long, for it reads which languages there are. Who is not signed
 * in sees neither at first. Goes into the page as it is written here: it can use nothing from outside.
 */
export function prepareFormats(): void {
  let token = null;
  try {
    token = localStorage.getItem("accessToken");
  } catch {
    // Where nothing may be kept, nobody is signed in yet.
  }
  if (token !== null) new Intl.DateTimeFormat().format();
}

/** Has a page do what takes long, and needs nothing of the app, while the app's code is still on its way. */
export function whileWaiting(): Plugin {
  return {
    name: "while-waiting",
    apply: "build",
    renderChunk: (code, { name }) =>
      name === firstFile ? `(${prepareFormats.toString()})();\n${code}` : null,
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      if (!files.some((file) => isChunk(file) && file.name === firstFile))
        this.error("Nothing runs before the app.");
    },
  };
}
