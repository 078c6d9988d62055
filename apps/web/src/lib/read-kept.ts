import type * as z from "zod/mini";
import { readJson, type TextStore } from "./storage.ts";

/**
 * The value stored under a key, if it still has this shape: an earlier release may have stored another one, which
 * nothing can read any more and which is removed.
 */
export function readKept<Kept>(
  store: TextStore,
  key: string,
  shape: z.ZodMiniType<Kept>,
): Kept | undefined {
  const { data, success } = shape.safeParse(readJson(store, key));
  if (!success) store.remove(key);
  return data;
}
