import { rm } from "node:fs/promises";
import { dropDatabase } from "../../apps/server/src/testing/clone-database.ts";

/** Where a server keeps everything. */
export interface Place {
  readonly dataDir: string;
  /** Empty: the embedded engine, in the folder. */
  readonly databaseUrl: string;
  /** Deletes everything. */
  remove(): Promise<void>;
}

/** A place that is deleted with its server. */
export function makePlace(dataDir: string, databaseUrl = ""): Place {
  return {
    dataDir,
    databaseUrl,
    async remove() {
      if (databaseUrl) await dropDatabase(databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
