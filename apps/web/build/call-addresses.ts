import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const calls = /\/packages\/contract\/src\/calls\/[^?]+\.ts$/;

interface Address {
  readonly section: string;
  readonly method: string;
  readonly path: string;
  readonly mediaType?: string;
}

function isAddress(value: unknown): value is Address {
  return typeof value === "object" && value !== null && "section" in value && "path" in value;
}

/**
 * The built web app does not validate what it sends or receives, so for each call of the contract it ships only the
 * address and whether the answer is a file, not the schemas or the library behind them. If the app imports anything
 * else from a call's file, the build fails.
 */
export function callAddresses(): Plugin {
  return {
    name: "call-addresses",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: calls },
      async handler(file) {
        const exported: unknown = await import(pathToFileURL(file).href);
        const lines = Object.entries(exported ?? {}).flatMap(([name, value]) => {
          if (!isAddress(value)) return [];
          const { section, method, path, mediaType } = value;
          const address = { section, method, path, mediaType };
          return [`export const ${name} = ${JSON.stringify(address)};`];
        });
        return { code: lines.join("\n"), moduleType: "js" };
      },
    },
  };
}
