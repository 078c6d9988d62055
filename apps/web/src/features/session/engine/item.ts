/** One item while it is played: what has happened to it so far and what that makes of it. */
import type { ItemScore, SessionTask } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import { counts, isResponse, replay, scoreItem } from "@regain/therapy/score";
import { rulesOf, type ViewState } from "@regain/therapy/views/registry";
import type { Move } from "@regain/therapy/views/rules";
import type { Touch, ViewPhase } from "../views/view-props.ts";

/** Who still presents something: the voice says the stimulus, the view lights up its sequence. */
export type Presenter = "voice" | "view";

export interface Item {
  readonly task: SessionTask;
  readonly phase: ViewPhase;
  /** The study part is on the screen; the question comes after it. */
  readonly isStudying: boolean;
  readonly awaiting: readonly Presenter[];
  readonly viewState: ViewState;
  readonly events: readonly TaskEvent[];
  /** Parts that a hint highlights. */
  readonly hinted: readonly string[];
  /** How often a view's own presentation was asked for again. */
  readonly presentation: number;
  /** The device's clock when it was painted, ms; undefined until then. */
  readonly startedAt: number | undefined;
  /** Once it is answered. */
  readonly score: ItemScore | undefined;
}

/** An item that was left in the middle, as it is kept on the device. */
export interface Draft {
  readonly taskId: string;
  readonly events: readonly TaskEvent[];
  readonly startedAt: number | undefined;
}

export function presentersOf(view: TaskView): Presenter[] {
  const isSpoken = view.stimulus.some(({ kind }) => kind === "audio");
  const isShown = view.templateName === "MemorySequence" && view.sequence !== undefined;
  return [...(isSpoken ? (["voice"] as const) : []), ...(isShown ? (["view"] as const) : [])];
}

const has = (events: readonly TaskEvent[], kind: TaskEvent["kind"]) =>
  events.some((event) => event.kind === kind);

/** A new item, or one that goes on where the draft left it. */
export function startItem(task: SessionTask, draft?: Draft): Item {
  const events = draft?.events ?? [];
  const awaiting = has(events, "onset") ? [] : presentersOf(task.taskView);
  return {
    task,
    phase: awaiting.length > 0 ? "presenting" : "answering",
    isStudying: task.taskView.study !== undefined && !has(events, "ready"),
    awaiting,
    viewState: replay(task.taskView, events),
    events,
    hinted: [],
    presentation: 0,
    startedAt: draft?.startedAt,
    score: undefined,
  };
}

/** A run of typing is kept as its last state only. */
function append(events: readonly TaskEvent[], event: TaskEvent): TaskEvent[] {
  const isTyping = event.kind === "enter" && events.at(-1)?.kind === "enter";
  return [...(isTyping ? events.slice(0, -1) : events), event];
}

/** Highlights stay only while what they point to is still to be done. */
function stillWanted(item: Item, state: ViewState, move: Move): readonly string[] {
  if (item.hinted.length === 0 || move.kind === "choose") return [];
  const view = item.task.taskView;
  const wanted = new Set(
    rulesOf(view)
      .hints(view, state)
      .map(({ part }) => part),
  );
  return item.hinted.filter((part) => wanted.has(part));
}

/**
 * Writes an event down and lets it take effect. A response counts only while the item can be answered; one that
 * comes earlier is not even written down. The item is answered when its view says that nothing is left to do.
 * @param at ms on the item's clock
 */
export function happen(item: Item, move: Move, at: number, touch?: Touch): Item {
  const isAnswer = isResponse(move);
  if (item.phase === "answered") return item;
  if (isAnswer && (item.phase !== "answering" || item.isStudying)) return item;
  const event = { ...move, ...touch, at: Math.max(0, Math.round(at)) } as TaskEvent;
  const events = append(item.events, event);
  if (!isAnswer || !counts(event)) return { ...item, events };
  const view = item.task.taskView;
  const rules = rulesOf(view);
  const viewState = rules.apply(view, item.viewState, move);
  const isComplete = rules.isComplete(view, viewState);
  return {
    ...item,
    events,
    viewState,
    hinted: stillWanted(item, viewState, move),
    ...(isComplete ? { phase: "answered", score: scoreItem(view, events) } : {}),
  };
}

/** The study part is put away: now the stimulus, or the question at once. */
export function putStudyAway(item: Item, at: number): Item {
  return item.isStudying ? { ...happen(item, { kind: "ready" }, at), isStudying: false } : item;
}

/** One presenter is through; when none is left, the clock of the answer starts (`onset`). */
export function presented(item: Item, by: Presenter, at: number): Item {
  if (item.phase !== "presenting" || !item.awaiting.includes(by)) return item;
  const awaiting = item.awaiting.filter((one) => one !== by);
  if (awaiting.length > 0) return { ...item, awaiting };
  return { ...happen(item, { kind: "onset" }, at), awaiting, phase: "answering" };
}

/** Whether the view can show its sequence once more: until the first response. */
export const canPresentAgain = (item: Item): boolean =>
  item.phase === "answering" &&
  presentersOf(item.task.taskView).includes("view") &&
  !item.events.some(isResponse);

export function presentAgain(item: Item, at: number): Item {
  if (!canPresentAgain(item)) return item;
  return {
    ...happen(item, { kind: "replay", what: "stimulus" }, at),
    awaiting: ["view"],
    phase: "presenting",
    presentation: item.presentation + 1,
  };
}

/** The parts that hints would highlight now, in order. */
export function hintsOf(item: Item): string[] {
  const view = item.task.taskView;
  if (!view.allowHints || item.phase !== "answering" || item.isStudying) return [];
  return rulesOf(view)
    .hints(view, item.viewState)
    .map(({ part }) => part);
}

export function highlight(item: Item, target: string, at: number): Item {
  if (!hintsOf(item).includes(target)) return item;
  const hinted = [...item.hinted, target];
  return { ...happen(item, { kind: "hint", target }, at), hinted };
}

/** `check` while an answer must be handed in, `next` once it is answered, `wait` until there is something. */
export function stepOf(item: Item): "wait" | "check" | "next" {
  if (item.phase === "answered") return "next";
  const view = item.task.taskView;
  const isReady = item.phase === "answering" && !item.isStudying;
  return isReady && rulesOf(view).isAnswerable(view, item.viewState) ? "check" : "wait";
}
