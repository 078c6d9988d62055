import type * as z from "zod/mini";
import { readJson, type TextStore } from "./storage.ts";

/**
 * What is kept under a name, where it still is of this shape: a release before this one may have kept another, which
 * nobody can read any more and which goes.
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
