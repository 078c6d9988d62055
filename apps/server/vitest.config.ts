import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    root: import.meta.dirname,
    globalSetup: ["src/testing/global-setup.ts"],
    // An embedded database takes 370 MB.
    maxWorkers: 3,
    // The server keeps nothing in its modules: a worker loads it once, and starts one database for all of its files.
    isolate: false,
    // On a busy machine everything takes ten times as long: only what hangs meets these.
    testTimeout: 150_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
