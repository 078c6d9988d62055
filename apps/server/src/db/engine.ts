import { openEmbedded } from "./embedded/engine.ts";
import type { GuardedPool } from "./guarded-pool.ts";
import { openPostgres } from "./postgres-engine.ts";

export type EngineKind = "embedded" | "postgres";

/** A running database behind a `pg` pool. What differs between the two kinds ends here. */
export interface Engine {
  readonly kind: EngineKind;
  readonly pool: GuardedPool;
  close(): Promise<void>;
}

export type DatabasePlace =
  | {
      readonly kind: "postgres";
      readonly url: string;
      readonly maxConnections?: number;
      /** One statement may take very long, as when a whole database is moved: silence is no failure then. */
      readonly isPatient?: boolean;
      /** What its connections are called in `pg_stat_activity`; the server's own name where none is given. */
      readonly name?: string;
    }
  | {
      readonly kind: "embedded";
      /** Folder the database lives in; in memory without one. */
      readonly folder?: string;
      /** A dump to start from, for databases in memory. */
      readonly snapshot?: string;
    };

export function openEngine(place: DatabasePlace): Promise<Engine> {
  return place.kind === "postgres" ? openPostgres(place) : openEmbedded(place);
}
