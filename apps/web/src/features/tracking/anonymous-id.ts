import { anonymousIdKey } from "../../lib/forget-consented.ts";
import { newId } from "../../lib/new-id.ts";
import { deviceStore } from "../../lib/storage.ts";

/** Distinguishes this browser from others while nobody is signed in. Only for people who agreed to be counted. */
export function anonymousId(): string {
  const kept = deviceStore.read(anonymousIdKey) ?? newId();
  deviceStore.write(anonymousIdKey, kept);
  return kept;
}
