import { claimStore } from "../adapters/objects/claim-store.ts";
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
