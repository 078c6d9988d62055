import { openEmbedded } from "./embedded/engine.ts";
import type { GuardedPool } from "./guarded-pool.ts";
import { openPostgres } from "./postgres-engine.ts";

export type EngineKind = "embedded" | "postgres";

/** A running database behind a `pg` pool. Beyond this, the two kinds no longer differ. */
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
      /** A single statement may take very long, as when a whole database is moved: silence is then not a failure. */
      readonly isPatient?: boolean;
      /** The name of its connections in `pg_stat_activity`; the server's own name if not given. */
      readonly name?: string;
    }
  | {
      readonly kind: "embedded";
      /** The folder the database is in; in memory if not given. */
      readonly folder?: string;
      /** A dump to start from, for databases in memory. */
      readonly snapshot?: string;
    };

export function openEngine(place: DatabasePlace): Promise<Engine> {
  return place.kind === "postgres" ? openPostgres(place) : openEmbedded(place);
}
