import { schedule } from "@regain/contract/entities/schedule";
import * as z from "zod/mini";
import { edit, type EditorState, listOf, newEditor, type Saved } from "./editor.ts";

const whole = z.int();
const bounds = { isLocked: z.boolean(), floor: z.nullable(whole), ceiling: z.nullable(whole) };
const keptLine = z.object({
  typeId: whole,
  name: z.string(),
  maxLevel: whole,
  count: whole,
  level: whole,
  ...bounds,
  wish: z.optional(z.object({ level: whole, isSet: z.boolean() })),
});

/** A list that is not saved yet, as the tab keeps it, with what it was made from. */
export const keptList = z.object({
  saved: z.object({
    version: whole,
    lines: z.array(keptLine),
    otherLevels: z.array(z.object({ typeId: whole, level: whole, ...bounds })),
    selfGuidedCounts: z.boolean(),
    changed: schedule.shape.changed,
  }),
  lines: z.array(keptLine),
  selfGuidedCounts: z.boolean(),
});
export type KeptList = Readonly<z.output<typeof keptList>>;

export const keptOf = (state: EditorState): KeptList =>
  structuredClone({
    saved: state.saved,
    lines: listOf(state),
    selfGuidedCounts: state.selfGuidedCounts,
  }) as KeptList;

/**
 * The editor as it was left, on top of what is in force now: levels that nobody touched are the patient's of today. Where
 * somebody else has saved meanwhile, it asks as a save would.
 */
export function goOnWith({ saved, ...mine }: KeptList, now: Saved): EditorState {
  const left = edit({ ...newEditor(saved), ...mine }, { type: "stale", theirs: now });
  return saved.version === now.version ? edit(left, { type: "keep_mine" }) : left;
}
