/** One item while it is played: what has happened to it so far and what that makes of it. */
import type { ItemScore, SessionTask } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import { counted, isResponse, replay, scoreItem } from "@regain/therapy/score";
import { rulesOf, type ViewState } from "@regain/therapy/views/registry";
import type { HintStep, Move } from "@regain/therapy/views/rules";
import type { Touch, ViewPhase } from "../views/view-props.ts";
import { type Part, lastTurn, partOf } from "./course.ts";

/**
 * Who still presents something: the voice says the stimulus, the view lights up its sequence, time passes before
 * the question.
 */
export type Presenter = "voice" | "view" | "time";

export interface Item {
  readonly task: SessionTask;
  readonly phase: ViewPhase;
  /** What is on the screen; only the question can be answered. */
  readonly part: Part;
  readonly awaiting: readonly Presenter[];
  readonly viewState: ViewState;
  readonly events: readonly TaskEvent[];
  /** What hints highlight, in order. */
  readonly hinted: readonly HintStep[];
  /** How often a view's own presentation was asked for again. */
  readonly presentation: number;
  /** The device's clock when it was painted, ms; undefined until then. */
  readonly startedAt: number | undefined;
  /** How far the item's clock is known to have come, ms: time passes without events too. */
  readonly reachedAt: number;
  /** Once it is answered. */
  readonly score: ItemScore | undefined;
}

/** An item that was left in the middle, as it is kept on the device. */
export interface Draft {
  readonly taskId: string;
  readonly events: readonly TaskEvent[];
  readonly startedAt: number | undefined;
  /** Where the item's clock stood, ms; the last event's time where it is not known. */
  readonly reachedAt?: number | undefined;
}

export function presentersOf(view: TaskView): Presenter[] {
  const isSpoken = view.stimulus.some(({ kind }) => kind === "audio");
  const isShown = view.templateName === "MemorySequence" && view.sequence !== undefined;
  return [...(isSpoken ? (["voice"] as const) : []), ...(isShown ? (["view"] as const) : [])];
}

/** Whether “Get Help” stands beside it. */
export const givesHints = (view: TaskView): boolean =>
  view.allowHints && rulesOf(view).hints(view, rulesOf(view).start(view)).length > 0;

/** The part that an item's events lead to, and what is waited for in it. */
function standingOf(view: TaskView, events: readonly TaskEvent[]) {
  const part = partOf(view, events);
  if (part === "study") return { part, awaiting: [], phase: "presenting" } as const;
  if (part === "interval") return { part, awaiting: ["time"], phase: "presenting" } as const;
  const hasBegun = lastTurn(view, events)?.kind === "onset";
  const awaiting = hasBegun ? [] : presentersOf(view);
  return { part, awaiting, phase: awaiting.length > 0 ? "presenting" : "answering" } as const;
}

/** A new item, or one that goes on where the draft left it. */
export function startItem(task: SessionTask, draft?: Draft): Item {
  const events = draft?.events ?? [];
  return {
    task,
    ...standingOf(task.taskView, events),
    viewState: replay(task.taskView, events),
    events,
    hinted: [],
    presentation: 0,
    startedAt: draft?.startedAt,
    reachedAt: Math.max(draft?.reachedAt ?? 0, events.at(-1)?.at ?? 0),
    score: undefined,
  };
}

/** A run of typing is kept as its first state that counts, for the time of it, and its last. */
function append(events: readonly TaskEvent[], event: TaskEvent): TaskEvent[] {
  const [before, last] = [events.at(-2), events.at(-1)];
  const isTyping = event.kind === "enter" && last?.kind === "enter";
  const isBetween = isTyping && (before?.kind === "enter" || !counted(events).includes(last));
  return [...(isBetween ? events.slice(0, -1) : events), event];
}

const isAmong = (hints: readonly HintStep[], { part, to }: HintStep): boolean =>
  hints.some((one) => one.part === part && one.to === to);

/**
 * Highlights stay only while what they point to is still to be done. Of two letters that are the same, one may have gone
 * where the other was to go: what is left of both still belongs together.
 */
function stillWanted(item: Item, state: ViewState, move: Move): readonly HintStep[] {
  const { hinted } = item;
  if (hinted.length === 0 || move.kind === "choose") return [];
  const view = item.task.taskView;
  const wanted = rulesOf(view).hints(view, state);
  const standing = hinted.filter((hint) => isAmong(wanted, hint));
  const over = hinted.filter((hint) => !isAmong(wanted, hint));
  const crossed = wanted.filter(
    (hint) => over.some(({ part }) => part === hint.part) && over.some(({ to }) => to === hint.to),
  );
  return [...standing, ...crossed];
}

/** What answers a question, lets it go by, or says what was heard of a spoken answer. */
const isAnswering = (move: Move) =>
  isResponse(move) || move.kind === "pass" || move.kind === "heard";

/**
 * Writes an event down and lets it take effect. A response counts only while the item can be answered; one that
 * comes earlier is not even written down. The item is answered when its view says that nothing is left to do; where
 * the same is asked again, an answer leads to the next part.
 * @param at ms on the item's clock
 */
export function happen(item: Item, move: Move, at: number, touch?: Touch): Item {
  if (item.phase === "answered") return item;
  if (isAnswering(move) && item.phase !== "answering") return item;
  const event = { ...move, ...touch, at: Math.max(0, Math.round(at)) } as TaskEvent;
  const events = append(item.events, event);
  const next = { ...item, events, reachedAt: Math.max(item.reachedAt, event.at) };
  if (!isAnswering(move) || !counted(events).includes(event)) return next;
  const view = item.task.taskView;
  const rules = rulesOf(view);
  const viewState = rules.apply(view, item.viewState, move);
  const taken = { ...next, viewState, hinted: stillWanted(item, viewState, move) };
  if (rules.isComplete(view, viewState))
    return { ...taken, phase: "answered", score: scoreItem(view, events) };
  return partOf(view, events) === item.part ? taken : { ...taken, ...standingOf(view, events) };
}

/** The study part is put away: now time passes, or the stimulus, or the question at once. */
export function putStudyAway(item: Item, at: number): Item {
  if (item.part !== "study") return item;
  const ready = happen(item, { kind: "ready" }, at);
  return { ...ready, ...standingOf(item.task.taskView, ready.events) };
}

/** One presenter is through; when none is left, the clock of the answer starts (`onset`). */
export function presented(item: Item, by: Presenter, at: number): Item {
  if (item.phase !== "presenting" || !item.awaiting.includes(by)) return item;
  const awaiting =
    by === "time" ? presentersOf(item.task.taskView) : item.awaiting.filter((one) => one !== by);
  const question = { ...item, part: "question", awaiting } as const;
  if (awaiting.length > 0) return question;
  return { ...happen(question, { kind: "onset" }, at), phase: "answering" };
}

/**
 * What the patient plays themselves was heard to its end: the clock of the answer starts (`onset`), unless they have
 * answered before. They can answer all along.
 */
export function heardOut(item: Item, at: number): Item {
  const hasBegun = counted(item.events).some(
    (event) => event.kind === "onset" || isResponse(event),
  );
  if (item.phase !== "answering" || hasBegun) return item;
  return happen(item, { kind: "onset", wasOpen: true }, at);
}

/** Time passes before the question: so much of it is kept, should the page be left. */
export const pass = (item: Item, at: number): Item =>
  item.part === "interval" ? { ...item, reachedAt: Math.max(item.reachedAt, at) } : item;

/** Whether the view can show its sequence once more: until the first response. */
export const canPresentAgain = (item: Item): boolean =>
  item.phase === "answering" &&
  presentersOf(item.task.taskView).includes("view") &&
  !counted(item.events).some(isResponse);

export function presentAgain(item: Item, at: number): Item {
  if (!canPresentAgain(item)) return item;
  return {
    ...happen(item, { kind: "replay", what: "stimulus" }, at),
    awaiting: ["view"],
    phase: "presenting",
    presentation: item.presentation + 1,
  };
}

/** What hints would highlight now, in order; what is highlighted already would show nothing. */
export function hintsOf(item: Item): HintStep[] {
  const view = item.task.taskView;
  if (!view.allowHints || item.phase !== "answering") return [];
  return rulesOf(view)
    .hints(view, item.viewState)
    .filter((hint) => !isAmong(item.hinted, hint));
}

/**
 * Gives a hint: to this part, and where it is used more than once, to the next place that lacks it.
 * @param target the part that it points to
 */
export function highlight(item: Item, target: string, at: number): Item {
  const hint = hintsOf(item).find(({ part }) => part === target);
  if (!hint) return item;
  return { ...happen(item, { kind: "hint", target }, at), hinted: [...item.hinted, hint] };
}

/**
 * `check` while an answer must be handed in, `next` once it is answered, `wait` until there is something.
 * @param isUnderWay an answer is being recorded, or listened to: handed in now, it would count before it was heard
 */
export function stepOf(item: Item, isUnderWay = false): "wait" | "check" | "next" {
  if (item.phase === "answered") return "next";
  const view = item.task.taskView;
  const isReady = item.phase === "answering" && !isUnderWay;
  return isReady && rulesOf(view).isAnswerable(view, item.viewState) ? "check" : "wait";
}
