/** `npm start`: builds the web app if needed, then runs the server, in this very process. */
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { root } from "./run-step.ts";
import { buildWebIfChanged } from "./web-build.ts";

try {
  await buildWebIfChanged();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await import(pathToFileURL(join(root, "apps/server/src/main.ts")).href);
