/** The schedule editor's state after each event. Pure. */
import type { Schedule } from "@regain/contract/entities/schedule";
import {
  changed,
  type EditorLine,
  type Exercise,
  isSameLine,
  isSameList,
  lineOf,
  lineToSave,
  type LineChange,
  newLine,
  type OwnLevel,
  ownLevelOf,
} from "./line.ts";
import { rebase } from "./rebase.ts";

/** What is in force, as last loaded. */
export interface Saved {
  readonly version: number;
  readonly lines: readonly EditorLine[];
  /** The patient's levels in exercises that are not in the list; a preset belongs to no patient. */
  readonly otherLevels: readonly OwnLevel[];
  /** Practice that the patient chooses besides the homework also counts for levels. */
  readonly selfGuidedCounts: boolean;
  readonly changed: Schedule["changed"];
}

export type AdjustField = "level" | "count";

/** A row that is not in its default view. */
export type RowView =
  | {
      readonly kind: "adjust";
      readonly draft: EditorLine;
      /** Fields that show something that is no number; the draft has the last one that was. */
      readonly faulty?: readonly AdjustField[];
    }
  | { readonly kind: "delete" };

export interface EditorState {
  readonly saved: Saved;
  readonly lines: readonly EditorLine[];
  readonly selfGuidedCounts: boolean;
  /** By typeId; every other row is in its default view. */
  readonly rows: ReadonlyMap<number, RowView>;
  /** Somebody else has saved in the meantime: their version. */
  readonly theirs: Saved | undefined;
  /** The question whether to save before leaving is open. */
  readonly isLeaving: boolean;
}

export type EditorEvent =
  /** Without `at`, at the end. Exercises already in the list stay where they are. */
  | { readonly type: "add"; readonly exercises: readonly Exercise[]; readonly at?: number }
  | { readonly type: "swap"; readonly typeId: number; readonly exercise: Exercise }
  /** To a position in the list, from 0. */
  | { readonly type: "move"; readonly typeId: number; readonly to: number }
  | {
      readonly type: "adjust" | "ask_delete" | "delete" | "close_row" | "update";
      readonly typeId: number;
    }
  | { readonly type: "draft"; readonly typeId: number; readonly change: LineChange }
  | {
      readonly type: "fault";
      readonly typeId: number;
      readonly field: AdjustField;
      readonly isFaulty: boolean;
    }
  | {
      readonly type: "apply";
      readonly mode: "add" | "replace";
      readonly exercises: readonly Exercise[];
    }
  | { readonly type: "count_self_guided"; readonly counts: boolean }
  | { readonly type: "discard" }
  | { readonly type: "save" }
  /** The answer to a save: what is in force now, and the list that was sent. */
  | { readonly type: "saved"; readonly saved: Saved; readonly sent: readonly EditorLine[] }
  | { readonly type: "stale"; readonly theirs: Saved }
  | { readonly type: "take_theirs" | "keep_mine" }
  | { readonly type: "leave" | "stay" };

export const savedOf = (schedule: Schedule): Saved => ({
  version: schedule.version,
  lines: schedule.scheduledTaskTypes.map(lineOf),
  otherLevels: schedule.otherLevels.map(ownLevelOf),
  selfGuidedCounts: schedule.selfGuidedCountsSince !== null,
  changed: schedule.changed,
});

const noRows: ReadonlyMap<number, RowView> = new Map();

export const newEditor = (saved: Saved): EditorState => ({
  saved,
  lines: saved.lines,
  selfGuidedCounts: saved.selfGuidedCounts,
  rows: noRows,
  theirs: undefined,
  isLeaving: false,
});

/** The list as it would be saved: open rows count with their drafts. */
export const listOf = ({ lines, rows }: EditorState): readonly EditorLine[] =>
  lines.map((line) => {
    const row = rows.get(line.typeId);
    return row?.kind === "adjust" ? row.draft : line;
  });

/** My version equals theirs. */
export const isSameAs = (state: EditorState, { lines, selfGuidedCounts }: Saved): boolean =>
  state.selfGuidedCounts === selfGuidedCounts && isSameList(listOf(state), lines);

/** Some field shows something that is no number: nothing is saved. */
export const isFaulty = ({ rows }: EditorState): boolean =>
  [...rows.values()].some((row) => row.kind === "adjust" && (row.faulty?.length ?? 0) > 0);

export const isChanged = (state: EditorState): boolean => !isSameAs(state, state.saved);

type Named = Pick<EditorLine, "typeId" | "name" | "maxLevel">;

/** An exercise as it was loaded: its line in the list, or the line it would get at the patient's own level. */
function asRead({ lines, otherLevels }: Saved, { typeId, name, maxLevel }: Named): EditorLine {
  const saved = lines.find((line) => line.typeId === typeId);
  const own = otherLevels.find((level) => level.typeId === typeId);
  return saved ?? { ...newLine({ typeId, name, maxLevel }), ...own };
}

/** What a save sends: untouched settings are left out. */
export const toSave = (state: EditorState) => ({
  version: state.saved.version,
  ...(state.selfGuidedCounts === state.saved.selfGuidedCounts
    ? {}
    : { selfGuidedCounts: state.selfGuidedCounts }),
  lines: listOf(state).map((line) =>
    lineToSave(line, asRead(state.saved, line), !has(state.saved.lines, line.typeId)),
  ),
});

const has = (lines: readonly EditorLine[], typeId: number) =>
  lines.some((line) => line.typeId === typeId);

/** A new exercise takes what is already set for this patient; a count and level given with it take precedence. */
function enter({ saved }: EditorState, exercise: Exercise): EditorLine {
  const { count, level } = exercise;
  return changed(asRead(saved, exercise), {
    ...(count === undefined ? {} : { count }),
    ...(level === undefined ? {} : { level }),
  });
}

const newAmong = (state: EditorState, exercises: readonly Exercise[]) =>
  exercises
    .filter(({ typeId }) => !has(state.lines, typeId))
    .map((exercise) => enter(state, exercise));

function withRow(state: EditorState, typeId: number, row: RowView | undefined): EditorState {
  const rows = new Map(state.rows);
  if (row) rows.set(typeId, row);
  else rows.delete(typeId);
  return { ...state, rows };
}

function without(state: EditorState, typeId: number): EditorState {
  const lines = state.lines.filter((line) => line.typeId !== typeId);
  return withRow({ ...state, lines }, typeId, undefined);
}

const only = (lines: readonly EditorLine[], typeId: number) =>
  lines.filter((line) => line.typeId === typeId);

type Handlers = {
  readonly [Type in EditorEvent["type"]]: (
    state: EditorState,
    event: Extract<EditorEvent, { type: Type }>,
  ) => EditorState;
};

const handlers: Handlers = {
  add(state, { exercises, at }) {
    const place = at ?? state.lines.length;
    const fresh = newAmong(state, exercises);
    return { ...state, lines: state.lines.toSpliced(place, 0, ...fresh) };
  },

  swap(state, { typeId, exercise }) {
    const place = state.lines.findIndex((line) => line.typeId === typeId);
    if (place < 0) return handlers.add(state, { type: "add", exercises: [exercise] });
    const fresh = newAmong(state, [exercise]);
    const lines = state.lines.toSpliced(place, 1, ...fresh);
    return withRow({ ...state, lines }, typeId, undefined);
  },

  move(state, { typeId, to }) {
    const from = state.lines.findIndex((line) => line.typeId === typeId);
    const line = state.lines[from];
    if (!line) return state;
    const place = Math.min(Math.max(to, 0), state.lines.length - 1);
    return { ...state, lines: state.lines.toSpliced(from, 1).toSpliced(place, 0, line) };
  },

  adjust(state, { typeId }) {
    const line = state.lines.find((one) => one.typeId === typeId);
    return line ? withRow(state, typeId, { kind: "adjust", draft: line }) : state;
  },
  draft(state, { typeId, change }) {
    const row = state.rows.get(typeId);
    return row?.kind === "adjust"
      ? withRow(state, typeId, { ...row, draft: changed(row.draft, change) })
      : state;
  },
  fault(state, { typeId, field, isFaulty: isNow }) {
    const row = state.rows.get(typeId);
    if (row?.kind !== "adjust") return state;
    const others = (row.faulty ?? []).filter((one) => one !== field);
    return withRow(state, typeId, { ...row, faulty: isNow ? [...others, field] : others });
  },
  update(state, { typeId }) {
    const row = state.rows.get(typeId);
    if (row?.kind !== "adjust") return state;
    const lines = state.lines.map((line) => (line.typeId === typeId ? row.draft : line));
    return withRow({ ...state, lines }, typeId, undefined);
  },
  close_row: (state, { typeId }) => withRow(state, typeId, undefined),
  ask_delete: (state, { typeId }) =>
    has(state.lines, typeId) ? withRow(state, typeId, { kind: "delete" }) : state,
  delete: (state, { typeId }) => without(state, typeId),

  apply(state, { mode, exercises }) {
    if (mode === "add") return handlers.add(state, { type: "add", exercises });
    // A preset only gives counts and levels; what clinicians have set for this patient besides those stays.
    const lines = exercises.map((exercise) => enter(state, exercise));
    return { ...state, lines, rows: noRows };
  },

  count_self_guided: (state, { counts }) => ({ ...state, selfGuidedCounts: counts }),

  discard: (state) => newEditor(state.saved),
  /** Drafts in open rows are sent too: a row that is open when the answer comes was opened since. */
  save: (state) => ({ ...state, lines: listOf(state), rows: noRows }),
  /** Changes made since it was sent stay, unsaved, on top of what was saved. */
  saved(state, { saved, sent }) {
    const onto = (line: EditorLine) =>
      rebase(only(sent, line.typeId), [line], only(saved.lines, line.typeId));
    const rowOnto = (row: RowView): RowView =>
      row.kind === "adjust" ? { ...row, draft: onto(row.draft)[0] ?? row.draft } : row;
    const now: EditorState = {
      ...newEditor(saved),
      lines: isSameList(state.lines, sent) ? saved.lines : state.lines.flatMap(onto),
      selfGuidedCounts: state.selfGuidedCounts,
      rows: new Map([...state.rows].map(([typeId, row]) => [typeId, rowOnto(row)])),
    };
    return { ...now, isLeaving: state.isLeaving && isChanged(now) };
  },

  /** If it equals mine, only the answer to my save was lost. */
  stale: (state, { theirs }) =>
    isSameAs(state, theirs) ? newEditor(theirs) : { ...state, theirs, isLeaving: false },
  take_theirs: (state) => (state.theirs ? newEditor(state.theirs) : state),
  keep_mine(state) {
    if (!state.theirs) return state;
    const { saved, theirs } = state;
    const lines = rebase(saved.lines, listOf(state), theirs.lines).map((line) => {
      if (has(theirs.lines, line.typeId)) return line;
      // It is not in their list: if I did not touch its level, it gets the patient's current one.
      const read = asRead(saved, line);
      return rebase([read], [line], [{ ...asRead(theirs, line), count: read.count }])[0] ?? line;
    });
    const isMine = state.selfGuidedCounts !== saved.selfGuidedCounts;
    const { selfGuidedCounts } = isMine ? state : theirs;
    return { ...newEditor(theirs), lines, selfGuidedCounts };
  },

  leave: (state) => ({ ...state, isLeaving: true }),
  stay: (state) => ({ ...state, isLeaving: false }),
};

/** The state after an event. */
export function edit(state: EditorState, event: EditorEvent): EditorState {
  const handle = handlers[event.type] as (state: EditorState, event: EditorEvent) => EditorState;
  return handle(state, event);
}

/** Whether an open row has a change that "Update?" would keep. */
export const isDrafted = (line: EditorLine, row: RowView | undefined): boolean =>
  row?.kind === "adjust" && !isSameLine(line, row.draft);
