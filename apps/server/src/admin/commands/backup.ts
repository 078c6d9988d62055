import { resolve } from "node:path";
import { chooseStore } from "../../adapters/objects/choose.ts";
import { BackupRefused } from "../../backup/refused-backup.ts";
import { writeBackup } from "../../backup/write-backup.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { checkOwnPlace } from "../own-place.ts";
import { counted } from "../shown.ts";

/** A refused backup as a command refusal. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof BackupRefused ? new CommandRefusal(error.code, error.message) : error;

export const backup: Command = {
  name: "backup",
  summary: "Writes everything Regain keeps, all rows and all files, into an empty folder.",
  more: "The rows are a snapshot of one moment; with PostgreSQL the server keeps running meanwhile. Encrypted files stay so,\nand their keys are not in the backup; the rows are not encrypted. Anyone who has the folder has its contents.",
  operands: [],
  options: {
    out: { value: "FOLDER", about: "a folder that is empty or does not exist yet", isNeeded: true },
  },
  async prepare(context, { options: { out = "" } }) {
    const { owned, config, folder, now } = context;
    await checkOwnPlace(context);
    const target = resolve(folder, out);
    return {
      about: [],
      async run() {
        const objects = chooseStore(config);
        try {
          const made = await writeBackup({ database: owned, objects, now }, target);
          const rows = made.tables.reduce((sum, one) => sum + one.rows, 0);
          const bytes = made.objects.reduce((sum, one) => sum + one.bytes, 0);
          return {
            says: `The backup is in ${target}: ${counted(rows, "row")} in ${counted(made.tables.length, "table")}, ${counted(made.objects.length, "file")}, ${counted(made.waitingJobs.length, "waiting job")}.`,
            data: {
              folder: target,
              rows,
              files: made.objects.length,
              bytes,
              waitingJobs: made.waitingJobs.length,
              tables: Object.fromEntries(made.tables.map((one) => [one.name, one.rows])),
            },
          };
        } catch (error) {
          throw asRefusal(error);
        }
      },
    };
  },
};
