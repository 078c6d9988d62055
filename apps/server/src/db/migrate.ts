import { Migrator } from "kysely/migration";
import type { OwnedDatabase } from "./database.ts";
import { migrations } from "./migrations/index.ts";

function migratorOf(database: OwnedDatabase): Migrator {
  return new Migrator({
    db: database.owner,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
}

/** Brings the schema up to date; two processes that start at once take turns. */
export async function migrate(database: OwnedDatabase): Promise<void> {
  const { error } = await migratorOf(database).migrateToLatest();
  if (error) throw error;
}

/** True when every migration this build knows has been run. */
export async function isMigrated(database: OwnedDatabase): Promise<boolean> {
  const all = await migratorOf(database).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
