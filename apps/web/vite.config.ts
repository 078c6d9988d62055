import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { callAddresses } from "./build/call-addresses.ts";
import { compressed } from "./build/compressed.ts";
import { earlyFiles } from "./build/early-files.ts";
import { serviceWorker } from "./build/service-worker.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const calls = String.raw`^/(service|signup|report|dashboard|userSignup|education|license|messaging)/v\d+/`;

// The macros look for it from where the process was started, and tests of everything start above.
process.env.LINGUI_CONFIG ??= `${here}lingui.config.ts`;

// The macros must be gone before React's own transformation sees the file.
const macros = {
  ...(await babel({
    presets: [linguiTransformerBabelPreset({}, { cwd: here })],
  })),
  enforce: "pre" as const,
};

const entrance = /\/src\/(?:routes\/[^?]*|app\/main)\.tsx$/;
/** What the login and many other forms are made of. */
const plainForms =
  /\/src\/ui\/(?:form|page-heading|password-field|text-field|text-link)\.tsx$|\/src\/lib\/forms\/answers\.ts$|\/src\/features\/identity\/(?:use-answer\.ts|use-enter\.ts|parts\/login-form\.(?:tsx|module\.css))$|\/react-query\/.*\/useMutation\.js$|\/icons\/mail\.mjs$/;

export default defineConfig({
  root: here,
  plugins: [
    callAddresses(),
    lingui({ cwd: here }),
    macros,
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
      routesDirectory: `${here}src/routes`,
      generatedRouteTree: `${here}src/routeTree.gen.ts`,
    }),
    react(),
    earlyFiles(),
    serviceWorker(),
    compressed(),
  ],
  build: {
    outDir: "dist",
    manifest: true,
    // Nothing as a data: address, so that the Content Security Policy can stay strict.
    assetsInlineLimit: 0,
    target: "es2022",
    // A page's own file is fetched together with its styles. Were all scripts below it named too, each page's would be
    // 6 kB gzipped in the start file of everybody who opens one.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (page, files) =>
        files.filter((file) => file === page || file.endsWith(".css")),
    },
    rolldownOptions: {
      output: {
        // Each name stands twice in the start file.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          // What every page needs is one file: fewer to fetch, and packed together they are smaller. Every page's
          // own file refers to its address in the site map, so each address would else be a file as well.
          groups: [{ name: "start", test: new RegExp(`${entrance.source}|${plainForms.source}`) }],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(
      [calls, "/content", "/healthz"].map((path) => [path, { target: server }]),
    ),
  },
});
