import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";

/**
 * An empty folder for a test. Nobody needs to remove it: all of a run's folders are in one, which is removed when the
 * run ends.
 */
export const temporaryFolder = (name: string): Promise<string> =>
  mkdtemp(join(inject("folder"), `${name}-`));
