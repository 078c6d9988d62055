import { join, resolve } from "node:path";
import { chooseStore } from "../../adapters/objects/choose.ts";
import { placeMark } from "../../adapters/objects/claim-store.ts";
import { folderStore } from "../../adapters/objects/folder-store.ts";
import { objectsFolder } from "../../backup/manifest.ts";
import { openBackup } from "../../backup/read-backup.ts";
import { restoreBackup as restore } from "../../backup/restore-backup.ts";
import type { Config } from "../../config.ts";
import { readKeyFile } from "../../lib/keys/key-file.ts";
import { keyFileIn } from "../../lib/keys/open-key-ring.ts";
import { lackingKeys } from "../../modules/keys/lacking-keys.service.ts";
import type { Command } from "../command.ts";
import { checkOwnUser } from "../own-place.ts";
import { counted, shownTime } from "../shown.ts";
import { asRefusal } from "./backup.ts";

/** What to do before starting the server: without a key file it would create a new one. */
function nextStep({ encryptionKeys, dataDir }: Config, lacking: readonly string[]): string {
  if (lacking.length === 0) return "The server can be started.";
  const place = encryptionKeys
    ? "ENCRYPTION_KEYS"
    : `ENCRYPTION_KEYS is not set, and ${keyFileIn(dataDir)}`;
  return `${place} lacks the key ${lacking.join(", ")}: what is encrypted with it cannot be opened. Put it there before you start the server.`;
}

export const restoreBackup: Command = {
  name: "restore-backup",
  summary: "Restores a backup into an empty database and folder.",
  more: "DATABASE_URL or DATA_DIR say where: a database without accounts, and a folder or bucket without files. The whole\nbackup is read and compared with its hashes before anything is written. It may come from either of the two\ndatabases.",
  operands: [],
  options: {
    from: { value: "FOLDER", about: "the folder that the backup command wrote", isNeeded: true },
  },
  isForNewPlace: true,
  async prepare({ owned, config, folder, jobs }, { options: { from = "" } }) {
    checkOwnUser(config);
    const source = resolve(folder, from);
    const objects = chooseStore(config);
    const { createdAt, tables } = await openBackup(source).catch((error: unknown) => {
      throw asRefusal(error);
    });
    const rows = tables.reduce((sum, one) => sum + one.rows, 0);
    const target =
      config.database.kind === "embedded" ? config.dataDir : "the database of DATABASE_URL";
    return {
      about: [],
      will: `Restores ${counted(rows, "row")} from ${shownTime(new Date(createdAt))} into ${target}.`,
      async run() {
        try {
          const isProduction = config.appEnv === "production";
          const parts = { database: owned, objects, placeMark: () => placeMark(config), jobs };
          const made = await restore({ ...parts, isProduction }, source);
          const files = made.objects.length;
          const ring = config.encryptionKeys ?? (await readKeyFile(keyFileIn(config.dataDir)));
          const store = folderStore(join(source, objectsFolder));
          const things = made.objects.map(({ path }) => path);
          const lacking = await lackingKeys({ database: owned, store, things }, ring);
          return {
            says: `Restored: ${counted(rows, "row")} in ${counted(tables.length, "table")}, ${counted(files, "file")}. ${nextStep(config, lacking)}`,
            data: {
              rows,
              files,
              waitingJobs: made.waitingJobs.length,
              lackingKeys: lacking,
              from: source,
            },
          };
        } catch (error) {
          throw asRefusal(error);
        }
      },
    };
  },
};
