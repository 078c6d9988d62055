import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";

/** An empty folder of a test's own. Nobody need remove it: all of a run lie in one, which goes when the run ends. */
export const temporaryFolder = (name: string): Promise<string> =>
  mkdtemp(join(inject("folder"), `${name}-`));
