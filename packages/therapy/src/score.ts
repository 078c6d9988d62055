import type { Result } from "@regain/contract/entities/enumerations";
import type { ItemScore } from "@regain/contract/entities/session";
import type { TaskEvent, TaskEventKind } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import { rulesOf, type ViewState } from "./views/registry.ts";
import type { Side, Verdict } from "./views/rules.ts";

/** Nobody answers faster than this after an answer became possible: such a touch was meant for something else. */
export const minResponseMs = 200;

/**
 * Whoever answers later than this went away meanwhile: it counts as answered, and has no latency. An item's time is cut
 * at the same length (`count_blocks`).
 */
export const maxLatencyMs = 5 * 60_000;

const whileThere = (ms: number | null): number | null =>
  ms !== null && ms > maxLatencyMs ? null : ms;

const responseKinds: ReadonlySet<TaskEventKind> = new Set([
  "choose",
  "place",
  "take",
  "enter",
  "tap",
  "record",
  "mark",
  "done",
]);

/** Whether an event is something that the patient did to answer, not help or replay. */
export const isResponse = (event: Pick<TaskEvent, "kind">) => responseKinds.has(event.kind);

/**
 * What makes an answer possible, besides the painting: the end of what had to be heard, seen or studied,
 * coming back to the item, and the answer to the previous question.
 */
const openings: ReadonlySet<TaskEventKind> = new Set(["onset", "ready", "resume", "choose"]);

/**
 * Whether nothing could be answered right before. What was open all along is marked with `wasOpen`, except in
 * older answers.
 */
const opens = (event: TaskEvent) =>
  openings.has(event.kind) && !(event.kind === "onset" && event.wasOpen);

/**
 * The events that count, of all that happened on an item: a response within the first 200 ms of its question
 * does not. Times are on the item's own clock, which stops behind a dialog and in a hidden tab.
 */
export function counted(events: readonly TaskEvent[]): TaskEvent[] {
  let openedAt = 0;
  return events.filter((event) => {
    if (isResponse(event) && event.at - openedAt < minResponseMs) return false;
    if (opens(event)) openedAt = event.at;
    return true;
  });
}

/** The kinds that can be wrong taps. Letting a question pass, and being done with a wrong answer, tap nothing wrong. */
const tapKinds: ReadonlySet<TaskEventKind> = new Set(["choose", "place", "tap"]);

/** The state that a list of events leads to. */
export function replay(view: TaskView, events: readonly TaskEvent[]): ViewState {
  const rules = rulesOf(view);
  return counted(events).reduce(
    (state, event) => rules.apply(view, state, event),
    rules.start(view),
  );
}

function resultOf({ grade }: Verdict, hadHelp: boolean): Result {
  if (grade === "partly") return "correct_partially";
  if (grade === "wrong") return "incorrect";
  return hadHelp ? "correct_w_help" : "correct";
}

/** Whether each question has its own start: then latency is the time an answer took. */
export const isPaced = (view: TaskView) =>
  view.templateName === "MultipleChoice" && (view.run !== undefined || view.spaced !== undefined);

/** For a paced item: the mean time from a question's start to its answer; null without an answer. */
function meanLatency(events: readonly TaskEvent[]): number | null {
  let start = 0;
  const times: number[] = [];
  for (const event of events) {
    if (event.kind === "onset") start = event.at;
    else if (isResponse(event)) times.push(event.at - start);
  }
  const sum = times.reduce((total, time) => total + time, 0);
  return times.length === 0 ? null : Math.round(sum / times.length);
}

/** When somebody began to answer: a recording is reported once it is over. */
const begunAt = (event: TaskEvent): number =>
  event.kind === "record" ? event.at - event.durationMs : event.at;

/** When an answer became possible: what was heard again after the first response does not move it. */
function onsetOf(events: readonly TaskEvent[]): number {
  const firstResponse = events.findIndex(isResponse);
  const before = firstResponse < 0 ? events : events.slice(0, firstResponse);
  return before.findLast(({ kind }) => kind === "onset" || kind === "ready")?.at ?? 0;
}

/**
 * Scores an item from what happened, and from nothing else: the player does so immediately, the server again.
 * Accuracy is 0 to 100: correct and with help 100, partly the share that is right, incorrect 0, skipped null.
 * Cues and hints are counted here one item at a time; the database's `count_blocks` adds them up by block.
 * Errors of a side are the wrong taps made there, and what was to be found there and was left out when the
 * patient said "done": somebody who never looks to the left taps nothing wrong there. `wrongCount` counts
 * only wrong taps. Latencies are ms from the moment an answer was possible (the painting, or the end of what
 * had to be heard or seen), null beyond `maxLatencyMs`; for a paced item the last one is the mean over its answered
 * questions.
 */
export function scoreItem(
  view: TaskView,
  events: readonly TaskEvent[],
  { isSkipped = false }: { isSkipped?: boolean } = {},
): ItemScore {
  const rules = rulesOf(view);
  const valid = counted(events);
  const wrongTaps: TaskEvent[] = [];
  let state = rules.start(view);
  for (const event of valid) {
    if (tapKinds.has(event.kind) && rules.isMistake(view, state, event)) wrongTaps.push(event);
    state = rules.apply(view, state, event);
  }
  const responses = valid.filter(isResponse);
  const onset = onsetOf(valid);
  const ofKind = (kind: TaskEventKind) => valid.filter((event) => event.kind === kind).length;
  const cueCount = ofKind("cue");
  const hintCount = ofKind("hint");
  const verdict = rules.judge(view, state);
  const sides = [
    ...wrongTaps.map(({ side }) => side),
    ...(rules.leftOutOn?.(view, state, valid) ?? []),
  ];
  const errorsOn = (side: Side) => sides.filter((one) => one === side).length;
  const since = (at: number | undefined) =>
    at === undefined ? null : whileThere(Math.max(0, at - onset));
  const [first, last] = [responses[0], responses.at(-1)];
  return {
    result: isSkipped ? null : resultOf(verdict, cueCount + hintCount > 0),
    accuracy: isSkipped ? null : Math.round(verdict.share * 1000) / 10,
    firstResponseMs: since(first && begunAt(first)),
    lastResponseMs: isPaced(view) ? whileThere(meanLatency(valid)) : since(last?.at),
    cueCount,
    hintCount,
    replayCount: ofKind("replay"),
    wrongCount: wrongTaps.length,
    errorsLeft: errorsOn("left"),
    errorsRight: errorsOn("right"),
  };
}
