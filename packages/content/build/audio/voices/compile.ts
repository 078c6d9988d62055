import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run } from "../run.ts";

const cache = fileURLToPath(new URL("../../../../../node_modules/.cache/voices/", import.meta.url));

/**
 * Compiles a program in this folder, unless that has already been done.
 * @returns the path of the program
 */
export function compile(file: string, parameters: readonly string[]): string {
  const source = fileURLToPath(new URL(file, import.meta.url));
  const name = createHash("sha256")
    .update(readFileSync(source))
    .update(parameters.join(" "))
    .digest("hex")
    .slice(0, 12);
  const program = `${cache}${name}`;
  mkdirSync(cache, { recursive: true });
  if (!existsSync(program)) run("gcc", ["-O1", "-o", program, source, ...parameters]);
  return program;
}
