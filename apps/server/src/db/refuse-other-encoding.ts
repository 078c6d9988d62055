import type { OwnedDatabase } from "./database.ts";
import { StartupError } from "./startup-error.ts";

const howToCreate =
  "create database regain template template0 encoding 'UTF8' locale 'C' locale_provider builtin builtin_locale 'C.UTF-8'";

/**
 * In another encoding a database refuses some of what people write, or takes a letter for several.
 * @throws StartupError
 */
export async function refuseOtherEncoding({ pool }: Pick<OwnedDatabase, "pool">): Promise<void> {
  const { rows } = await pool.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding",
  );
  const { encoding } = rows[0]!;
  if (encoding === "UTF8") return;
  throw new StartupError(
    `The database in DATABASE_URL is encoded in ${encoding}, but Regain needs UTF-8: create another with ${howToCreate}, and if this one is in use, move it there with backup and restore-backup.`,
  );
}
