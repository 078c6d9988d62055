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

/** An unsaved list as stored in the tab, with what it was based on. */
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
 * The editor as it was left, on top of what is in force now: untouched levels are the patient's current ones. If
 * somebody else has saved in the meantime, it asks as a save would.
 */
export function goOnWith({ saved, ...mine }: KeptList, now: Saved): EditorState {
  const left = edit({ ...newEditor(saved), ...mine }, { type: "stale", theirs: now });
  return saved.version === now.version ? edit(left, { type: "keep_mine" }) : left;
}
