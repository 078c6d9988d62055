/** One item while it is played: what has happened so far and the state that results. */
import type { ItemScore, SessionTask } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { Cue, TaskView } from "@regain/contract/entities/task-view";
import { counted, isResponse, replay, scoreItem } from "@regain/therapy/score";
import { rulesOf, type ViewState } from "@regain/therapy/views/registry";
import type { HintStep, Move } from "@regain/therapy/views/rules";
import type { Touch, ViewPhase } from "../views/view-props.ts";
import { type Part, lastTurn, partOf } from "./course.ts";

/**
 * What is still presenting something: the voice says the stimulus, the view lights up its sequence, time
 * passes before the question.
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
  /** How often the view's own presentation was requested again. */
  readonly presentation: number;
  /** The last known reading of the item's clock, ms: time passes without events too. */
  readonly reachedAt: number;
  /** Set once it is answered. */
  readonly score: ItemScore | undefined;
}

/** An unfinished item, as kept on the device. */
export interface Draft {
  readonly taskId: string;
  readonly events: readonly TaskEvent[];
  /** The reading of the item's clock, ms; the last event's time if not known. */
  readonly reachedAt?: number | undefined;
}

export function presentersOf(view: TaskView): Presenter[] {
  const isSpoken = view.stimulus.some(({ kind }) => kind === "audio");
  const isShown = view.templateName === "MemorySequence" && view.sequence !== undefined;
  return [...(isSpoken ? (["voice"] as const) : []), ...(isShown ? (["view"] as const) : [])];
}

/** Whether “Get Help” is shown with it. */
export const givesHints = (view: TaskView): boolean =>
  view.allowHints && rulesOf(view).hints(view, rulesOf(view).start(view)).length > 0;

/** The part that an item's events lead to, and what it still waits for. */
function standingOf(view: TaskView, events: readonly TaskEvent[]) {
  const part = partOf(view, events);
  if (part === "study") return { part, awaiting: [], phase: "presenting" } as const;
  if (part === "interval") return { part, awaiting: ["time"], phase: "presenting" } as const;
  const hasBegun = lastTurn(view, events)?.kind === "onset";
  const awaiting = hasBegun ? [] : presentersOf(view);
  return { part, awaiting, phase: awaiting.length > 0 ? "presenting" : "answering" } as const;
}

/** A new item, or one that resumes where the draft left it. */
export function startItem(task: SessionTask, draft?: Draft): Item {
  const events = draft?.events ?? [];
  return {
    task,
    ...standingOf(task.taskView, events),
    viewState: replay(task.taskView, events),
    events,
    hinted: [],
    presentation: 0,
    reachedAt: Math.max(draft?.reachedAt ?? 0, events.at(-1)?.at ?? 0),
    score: undefined,
  };
}

/** A run of typing is kept as two states: the first that counts, for its time, and the last. */
function append(events: readonly TaskEvent[], event: TaskEvent): TaskEvent[] {
  const [before, last] = [events.at(-2), events.at(-1)];
  const isTyping = event.kind === "enter" && last?.kind === "enter";
  const isBetween = isTyping && (before?.kind === "enter" || !counted(events).includes(last));
  return [...(isBetween ? events.slice(0, -1) : events), event];
}

const isAmong = (hints: readonly HintStep[], { part, to }: HintStep): boolean =>
  hints.some((one) => one.part === part && one.to === to);

/**
 * Highlights stay only while what they point to is still to be done. Of two identical letters, one may have
 * gone where the other was to go: the letter and the place that are left still belong together.
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

/** Moves that answer a question, let it pass, or say what was heard of a spoken answer. */
const isAnswering = (move: Move) =>
  isResponse(move) || move.kind === "pass" || move.kind === "heard";

/**
 * Records an event and applies it. A response counts only while the item can be answered; one that comes
 * earlier is not even recorded. The item is answered when its view says that nothing is left to do; where the
 * same is asked again, an answer leads to the next part.
 * @param at ms on the item's clock
 */
export function applyMove(item: Item, move: Move, at: number, touch?: Touch): Item {
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

/** The study part is put away: next comes the interval, the stimulus, or immediately the question. */
export function finishStudy(item: Item, at: number): Item {
  if (item.part !== "study") return item;
  const ready = applyMove(item, { kind: "ready" }, at);
  return { ...ready, ...standingOf(item.task.taskView, ready.events) };
}

/** One presenter has finished; when none is left, the answer time starts (`onset`). */
export function finishPresenting(item: Item, by: Presenter, at: number): Item {
  if (item.phase !== "presenting" || !item.awaiting.includes(by)) return item;
  const awaiting =
    by === "time" ? presentersOf(item.task.taskView) : item.awaiting.filter((one) => one !== by);
  const question = { ...item, part: "question", awaiting } as const;
  if (awaiting.length > 0) return question;
  return { ...applyMove(question, { kind: "onset" }, at), phase: "answering" };
}

/**
 * What patients play themselves was heard to its end: the answer time starts (`onset`), unless they have
 * already answered. They can answer all along.
 */
export function markHeardOut(item: Item, at: number): Item {
  const hasBegun = counted(item.events).some(
    (event) => event.kind === "onset" || isResponse(event),
  );
  if (item.phase !== "answering" || hasBegun) return item;
  return applyMove(item, { kind: "onset", wasOpen: true }, at);
}

/** Time passes before the question: how much has passed is kept, in case the page is left. */
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
    ...applyMove(item, { kind: "replay", what: "stimulus" }, at),
    awaiting: ["view"],
    phase: "presenting",
    presentation: item.presentation + 1,
  };
}

/** The cue that was asked for last, on this page or before a break. */
export function askedCue({ part, task: { taskView: view }, events }: Item): Cue | undefined {
  const asked = part === "question" ? events.findLast(({ kind }) => kind === "cue") : undefined;
  return asked?.kind === "cue" ? view.cues.find(({ type }) => type === asked.type) : undefined;
}

/** What hints would highlight now, in order, without what is already highlighted. */
export function hintsOf(item: Item): HintStep[] {
  const view = item.task.taskView;
  if (!view.allowHints || item.phase !== "answering") return [];
  return rulesOf(view)
    .hints(view, item.viewState)
    .filter((hint) => !isAmong(item.hinted, hint));
}

/**
 * Gives a hint for this part; if it is used more than once, for the next place that lacks it.
 * @param target the part it points to
 */
export function highlight(item: Item, target: string, at: number): Item {
  const hint = hintsOf(item).find(({ part }) => part === target);
  if (!hint) return item;
  return { ...applyMove(item, { kind: "hint", target }, at), hinted: [...item.hinted, hint] };
}

/** What the button for the next step does. */
export type Step = "wait" | "check" | "notRight" | "next";

/**
 * `check` when an answer can be handed in, `next` once it is answered, `wait` until there is an answer. A spoken
 * answer that was recognized, or marked correct, ends the item by itself: handed in, it is `notRight`.
 * @param isUnderWay an answer is being recorded or recognized: handed in now, it would count before it was
 *   heard
 */
export function stepOf(item: Item, isUnderWay = false): Step {
  if (item.phase === "answered") return "next";
  const view = item.task.taskView;
  const isReady = item.phase === "answering" && !isUnderWay;
  if (!isReady || !rulesOf(view).isAnswerable(view, item.viewState)) return "wait";
  return view.templateName === "Production" && view.response === "speech" ? "notRight" : "check";
}
