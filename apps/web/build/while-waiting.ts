import type { Plugin } from "vite";
import { isChunk } from "./bundle.ts";

/** Rolldown's own few lines: the first script of every page, which arrives long before the rest. */
const firstFile = "rolldown-runtime";

/**
 * A browser takes long to format its first date or number, because it loads its locale data. Visitors who are not
 * signed in see neither at first. Copied into the page as written here, so it can use nothing from outside.
 */
export function prepareFormats(): void {
  let token = null;
  try {
    token = localStorage.getItem("accessToken");
  } catch {
    // Where storage is blocked, nobody is signed in yet.
  }
  if (token !== null) new Intl.DateTimeFormat().format();
}

/** Runs slow work that needs nothing from the app while the app's code is still loading. */
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
