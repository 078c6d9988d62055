import { join } from "node:path";

const source = join(import.meta.dirname, "../src");

/** How the site map is generated from the page files: for the build, and for the check that it is current. */
export const routeOptions = {
  target: "react",
  autoCodeSplitting: true,
  quoteStyle: "double",
  semicolons: true,
  routesDirectory: join(source, "routes"),
  generatedRouteTree: join(source, "routeTree.gen.ts"),
} as const;
