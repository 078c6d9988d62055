import * as z from "zod/mini";

/** UTF-8 bytes of the JSON text. */
export const maxFreeBytes = 8 * 1024;

const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** An object with free fields, at most 8 kB. */
export const freeJson = z
  .record(z.string(), z.unknown())
  .check(z.refine((value) => sizeOf(value) <= maxFreeBytes, "This may be 8 kB at most."));
