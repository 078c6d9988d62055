import { join } from "node:path";

const source = join(import.meta.dirname, "../src");

/** How the site map is written from the files of the pages: for the build, and for who looks whether it is current. */
export const routeOptions = {
  target: "react",
  autoCodeSplitting: true,
  quoteStyle: "double",
  semicolons: true,
  routesDirectory: join(source, "routes"),
  generatedRouteTree: join(source, "routeTree.gen.ts"),
} as const;
