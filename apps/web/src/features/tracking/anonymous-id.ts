import { anonymousIdKey } from "../../lib/forget-consented.ts";
import { newId } from "../../lib/new-id.ts";
import { deviceStore } from "../../lib/storage.ts";

/** Tells this browser from others where nobody is signed in. Only for who agreed to be counted. */
export function anonymousId(): string {
  const kept = deviceStore.read(anonymousIdKey) ?? newId();
  deviceStore.write(anonymousIdKey, kept);
  return kept;
}
