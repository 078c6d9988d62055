import type { Job } from "../../lib/jobs.ts";
import { type RotationParts, rotateKeys } from "./rotate-keys.service.ts";

export interface KeepCurrentParts extends RotationParts {
  readonly clock: () => Date;
}

/**
 * Every night, puts whatever is not under the current key there, so that a new key needs no more
 * than a restart. The embedded database has no other way while the server runs.
 * @throws if something cannot be opened, once everything else is done
 */
export function keepKeysCurrent({ clock, ...parts }: KeepCurrentParts): Job {
  return {
    name: "keep-keys-current",
    schedule: "43 2 * * *",
    async run() {
      const { files, secrets } = await rotateKeys(parts, clock());
      const broken = [...secrets.broken, ...files.broken];
      const [first] = broken;
      if (!first) return;
      throw new Error(
        `${broken.length} files or secrets cannot be decrypted; the first is ${first.thing}: ${first.why}`,
      );
    },
  };
}
