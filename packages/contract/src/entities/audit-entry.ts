import * as z from "zod/mini";
import { auditKinds } from "../audit-values.ts";
import { maxSearchLength } from "../search-values.ts";
import { flag, id, instant, text } from "./common.ts";

/** Which part of an institution's trail is shown. */
export const auditFilter = {
  /** Part of the name, username or email address of whoever did it. */
  person: z.optional(text(maxSearchLength)),
  kind: z.optional(z.enum(auditKinds)),
  from: z.optional(instant),
  /** Exclusive upper bound. */
  until: z.optional(instant),
  /** Only what was refused. */
  refused: z.optional(flag),
};

const edge = z.tuple([instant, id]);

/** Where a page begins or ends: an entry's instant and id. */
export const auditCursor = z.string().check(
  z.regex(/^[\d-]{10}T[\d:]{8}\.\d{3,6}Z_[0-9a-f-]{36}$/),
  z.refine((cursor) => z.safeParse(edge, cursor.split("_")).success),
);

export const auditEntry = z.object({
  id,
  at: instant,
  kind: z.enum(auditKinds),
  /** Who did it, as in the list of users; null if they no longer belong to the institution. */
  who: z.nullable(z.object({ id, name: z.string() })),
  /** What was done, or tried, as a sentence. */
  text: z.string(),
  isRefused: z.boolean(),
  /** From where. */
  ip: z.string(),
  cursor: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;
