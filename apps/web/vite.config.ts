import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { buildId } from "./build/build-id.ts";
import { callAddresses } from "./build/call-addresses.ts";
import { assetName, fetchedWith, groups, scriptName } from "./build/chunks.ts";
import { compressed } from "./build/compressed.ts";
import { earlyFiles } from "./build/early-files.ts";
import { lightLetters } from "./build/light-letters.ts";
import { loadParts } from "./build/load-parts.ts";
import { routeOptions } from "./build/route-options.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { whileWaiting } from "./build/while-waiting.ts";
import words from "./lingui.config.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const calls = String.raw`^/(service|signup|report|dashboard|userSignup|education|license|messaging)/v\d+/`;

// The macros look for it from the working directory, which is a parent folder when all tests run.
process.env.LINGUI_CONFIG ??= `${here}lingui.config.ts`;

// The macros must be expanded before React's own transform sees the file.
const macros = {
  ...(await babel({
    presets: [linguiTransformerBabelPreset({}, { cwd: here })],
  })),
  enforce: "pre" as const,
};

export default defineConfig({
  root: here,
  plugins: [
    callAddresses(),
    lingui({ cwd: here }),
    macros,
    tanstackRouter(routeOptions),
    react(),
    // Of the controls' screen reader texts, only the languages the rest of the page has.
    optimizeLocales.vite({ locales: words.locales }),
    loadParts(),
    whileWaiting(),
    earlyFiles(),
    lightLetters(),
    buildId(),
    serviceWorker(),
    compressed(),
  ],
  resolve: {
    // Our React has this built in: the shim for older versions is not needed.
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/with-selector)?(\/index)?(\.js)?$/,
        replacement: "use-sync-external-store$1",
      },
    ],
  },
  build: {
    outDir: "dist",
    manifest: true,
    // Nothing inlined as a data: URL, so that the Content Security Policy can stay strict.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false, resolveDependencies: fetchedWith },
    rolldownOptions: {
      // Constants are inlined where they are used: no chunk is fetched for them.
      optimization: { inlineConst: { mode: "all" } },
      output: {
        chunkFileNames: scriptName,
        // The start file lists some 150 of them, and random digits cannot be compressed: 28 bits tell two builds apart.
        hashCharacters: "hex",
        assetFileNames: assetName,
        codeSplitting: { groups },
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: scriptName } },
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      [calls, "/content", "/healthz"].map((path) => [path, { target: server }]),
    ),
  },
});
