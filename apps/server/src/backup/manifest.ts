import * as z from "zod/mini";
import { urgencies } from "../lib/jobs.ts";

/** The format of the folder, not of the schema, which the migrations identify. */
export const formatVersion = 1;

const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const manifestSchema = z.object({
  format: z.literal("regain-backup"),
  version: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  engine: z.enum(["embedded", "postgres"]),
  /** The migrations that had run. */
  migrations: z.array(z.string()).check(z.minLength(1)),
  tables: z.array(
    z.object({
      name: z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)),
      columns: z.array(
        z.object({ name: z.string(), type: z.string().check(z.regex(/^[a-z0-9_ ()[\],"]+$/)) }),
      ),
      rows: count,
      /** Of the uncompressed lines, so that both engines get the same hash. */
      sha256,
    }),
  ),
  waitingJobs: z.array(
    z.object({
      name: z.string(),
      payload: z.record(z.string(), z.unknown()),
      /** Missing in a backup from before jobs had one. */
      urgency: z.optional(z.enum(urgencies)),
    }),
  ),
  objects: z.array(z.object({ path: z.string(), bytes: count, sha256 })),
});

/** What a backup holds, with a hash of each part. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest["tables"][number];
export type ObjectEntry = Manifest["objects"][number];

/** @returns undefined if it is not a manifest of this format */
export function readManifest(text: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const manifestFile = "manifest.json";
export const tableFile = (name: string): string => `tables/${name}.jsonl.gz`;
export const objectsFolder = "objects";
