/** Fails when the site map does not match the existing pages, and rewrites it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Generator, getConfig } from "@tanstack/router-generator";
import { routeOptions } from "./route-options.ts";

const root = join(import.meta.dirname, "..");
const siteMap = () => readFile(routeOptions.generatedRouteTree, "utf8");

const before = await siteMap();
await new Generator({ config: getConfig(routeOptions, root), root }).run();
if ((await siteMap()) !== before) {
  console.error("The site map was not current. It is now: commit apps/web/src/routeTree.gen.ts.");
  process.exit(1);
}
