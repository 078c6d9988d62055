import { StartupError } from "../../db/startup-error.ts";
import type { KeptStore } from "./kept-store.ts";

export interface CopiedObjects {
  readonly files: number;
  readonly bytes: number;
}

const same = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other);

/**
 * Copies everything from one store to another as stored, and reads it back. What is already there, as after an
 * interrupted copy, stays. The source is not changed.
 * @throws StartupError if the other store has a different object of the same name
 */
export async function copyObjects(from: KeptStore, to: KeptStore): Promise<CopiedObjects> {
  const done = { files: 0, bytes: 0 };
  for await (const { key } of from.list()) {
    const content = await from.get(key);
    // Removed in the meantime.
    if (!content) continue;
    const there = await to.get(key);
    if (there && !same(there, content))
      throw new StartupError(
        `${key} is already in ${to.place} and differs from the one in ${from.place}, so nothing was moved: set ${to.settings} to another place.`,
      );
    if (!there) await to.put(key, content);
    const arrived = there ?? (await to.get(key));
    if (!arrived || !same(arrived, content)) throw new Error(`The copy of ${key} differs from it.`);
    done.files += 1;
    done.bytes += content.length;
  }
  return done;
}
