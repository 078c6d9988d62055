import { resolve } from "node:path";
import { chooseStore } from "../../adapters/objects/choose.ts";
import { openBackup } from "../../backup/read-backup.ts";
import { restoreBackup as restore } from "../../backup/restore-backup.ts";
import type { Command } from "../command.ts";
import { counted, shownTime } from "../shown.ts";
import { asRefusal } from "./backup.ts";

export const restoreBackup: Command = {
  name: "restore-backup",
  summary: "Restores a backup into an empty place.",
  more: "DATABASE_URL or DATA_DIR say where: a database without accounts and a folder, or bucket, without files. All of the\nbackup is read and compared with its hashes before anything is written. It does not matter which of\nthe two databases it was made of.",
  operands: [],
  options: {
    from: { value: "FOLDER", about: "what the command backup has written", isNeeded: true },
  },
  isForNewPlace: true,
  async prepare({ owned, config, folder, jobs }, { options: { from = "" } }) {
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
      will: `Restores ${counted(rows, "row")} of ${shownTime(new Date(createdAt))} into ${target}.`,
      async run() {
        try {
          const isProduction = config.appEnv === "production";
          const made = await restore({ database: owned, objects, jobs, isProduction }, source);
          const files = made.objects.length;
          return {
            says: `Restored: ${counted(rows, "row")} of ${counted(tables.length, "table")}, ${counted(files, "file")}. The server can be started.`,
            data: { rows, files, waitingJobs: made.waitingJobs.length, from: source },
          };
        } catch (error) {
          throw asRefusal(error);
        }
      },
    };
  },
};
