import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { maxOwnNameLength, maxRelationLength, ownNamePattern } from "../own-item-limits.ts";
import { errorBody } from "../errors.ts";
import { id, instant, nonEmptyText } from "./common.ts";

export const ownItemKinds = ["thing", "person"] as const;
export type OwnItemKind = (typeof ownItemKinds)[number];

const trimmed = (max: number) => z.string().check(z.trim(), z.minLength(1), atMost(max));

export const ownItemName = trimmed(maxOwnNameLength).check(z.regex(ownNamePattern));
/** Who a person is to the patient, as it would be said to them: `your daughter`. */
export const ownItemRelation = trimmed(maxRelationLength);

const path = nonEmptyText(200);

/** A thing or a person that the patient or the family has added. Files have the same names as in task views. */
export const ownItem = z.object({
  itemId: id,
  kind: z.enum(ownItemKinds),
  name: ownItemName,
  relation: z.nullable(ownItemRelation),
  photo: path,
  voice: z.nullable(path),
  createdAt: instant,
  /** The clinician who added it; null for the patient or the family. */
  addedBy: z.nullable(nonEmptyText(200)),
});
export type OwnItem = z.output<typeof ownItem>;

/** Somebody else has changed it since; what it is called now. */
export const ownItemConflict = z.extend(errorBody, { current: z.optional(ownItem) });

export const ownItemParams = z.object({ id, itemId: id });
