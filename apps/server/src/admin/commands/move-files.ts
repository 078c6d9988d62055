import { resolve } from "node:path";
import { openBucket } from "../../adapters/objects/bucket.ts";
import { isMovedInto, moveIntoBucket } from "../../adapters/objects/move-into-bucket.ts";
import { claimedPlace } from "../../db/claimed-place.ts";
import { claimDataFolder } from "../../db/data-folder-claim.ts";
import { StartupError } from "../../db/startup-error.ts";
import { checkKeysBeside } from "../../lib/keys/check-keys-beside.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { counted } from "../shown.ts";

export const moveFiles: Command = {
  name: "move-files",
  summary: "Copies recordings and photos from a data folder into the bucket in S3_BUCKET.",
  more: "Stop all servers first. Each file is read back and compared; the folder keeps its files, and no server starts on\nit anymore. The command can be interrupted and run again. Files stay encrypted as they are: ENCRYPTION_KEYS must\ninclude the keys they were encrypted with, which may be in the folder's encryption-keys file.",
  operands: [],
  options: {
    from: { value: "FOLDER", about: "the data folder they are in", isNeeded: true },
  },
  async prepare({ owned, config: { s3, encryptionKeys }, folder }, { options: { from = "" } }) {
    const source = resolve(folder, from);
    if (!s3)
      throw new CommandRefusal(
        "no-bucket",
        "There is no bucket to move files to: set S3_BUCKET and the other S3 settings.",
      );
    const bucket = openBucket(s3);
    return {
      about: [],
      will: `Copies the recordings and photos in ${source} to ${bucket.place}, where Regain keeps them from then on. No server may run meanwhile.`,
      async run() {
        try {
          if (await isMovedInto(owned, bucket, source))
            throw new CommandRefusal(
              "moved-already",
              `The files have already been moved: those of this database are in ${bucket.place}, and no server keeps any in ${source}. Start Regain with these settings.`,
            );
          await checkKeysBeside(source, encryptionKeys);
          if (owned.kind === "postgres" || (await claimedPlace(owned)) !== undefined)
            await claimDataFolder(owned, source);
          const copied = await moveIntoBucket(owned, bucket, source);
          return {
            says: `Copied ${counted(copied.files, "file")} (${copied.bytes} bytes) to ${bucket.place}; each was read back and is the same. Start Regain with these settings.`,
            data: copied,
          };
        } catch (error) {
          throw error instanceof StartupError
            ? new CommandRefusal("not-moved", error.message)
            : error;
        }
      },
    };
  },
};
