import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const source = new URL("../src/", import.meta.url).pathname;

const hasSome = (start: string): boolean => {
  const path = join(source, start);
  if (start.endsWith("/")) return existsSync(path);
  const folder = dirname(path);
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(path)));
};

/**
 * The same paths.
 * @param starts how paths of source files begin, as seen from `src`
 * @throws Error for one that no file has: renamed or deleted, it would quietly end up with all the rest
 */
export function existing<Starts extends readonly string[]>(starts: Starts): Starts {
  const gone = starts.filter((start) => !hasSome(start));
  if (gone.length > 0)
    throw new Error(`The build names source files that are gone: ${gone.join(", ")}.`);
  return starts;
}

/** The ids of modules whose paths begin so. @throws Error as `existing` */
export const sourcesNamed = (starts: readonly string[]): RegExp =>
  new RegExp(
    String.raw`/src/(?:${existing(starts)
      .map((start) => start.replaceAll(".", String.raw`\.`))
      .join("|")})`,
  );

/** What one of these patterns matches. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map((pattern) => pattern.source).join("|"));
