import { claimStore } from "../adapters/objects/claim-store.ts";
import { objectsIn } from "../adapters/objects/folder-store.ts";
import type { Config } from "../config.ts";
import { tellsOtherUser } from "../db/folder-owner.ts";
import { StartupError } from "../db/startup-error.ts";
import { type CommandContext, CommandRefusal } from "./command.ts";

/**
 * Pointed at another place than the servers' own, a command would find no recordings, and nobody would notice.
 * @throws CommandRefusal for another database's folder or bucket
 */
export async function checkOwnPlace({ owned, config }: CommandContext): Promise<void> {
  try {
    await claimStore(owned, config);
  } catch (error) {
    throw error instanceof StartupError
      ? new CommandRefusal("other-data-folder", error.message)
      : error;
  }
}

/**
 * For commands that write files where the servers keep theirs.
 * @throws CommandRefusal if those belong to another user
 */
export function checkOwnUser({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): void {
  const other = s3 ? undefined : tellsOtherUser(objectsIn(dataDir));
  if (other) throw new CommandRefusal("other-user", other);
}
