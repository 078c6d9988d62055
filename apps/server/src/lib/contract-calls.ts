import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { EndpointDef } from "@regain/contract/endpoint";

const { resolve } = createRequire(import.meta.url);
const folder = join(dirname(resolve("@regain/contract/endpoint")), "calls");

function isEndpoint(value: unknown): value is EndpointDef {
  return typeof value === "object" && value !== null && "section" in value && "access" in value;
}

async function callsOf(file: string): Promise<EndpointDef[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(file).href);
  return Object.values(module).filter(isEndpoint);
}

/** Every call of the contract, found by reading its folder, so that none can be missing from a list. */
export async function contractCalls(): Promise<EndpointDef[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const calls = await Promise.all(files.toSorted().map((name) => callsOf(join(folder, name))));
  return calls.flat();
}
