/**
 * The player: what is on the screen after everything that has happened. Pure: times come in with each event,
 * and what is to be kept and sent goes out as `outcomes`.
 */
import type { CueType } from "@regain/contract/entities/enumerations";
import type { SessionTask, TherapySession } from "@regain/contract/entities/session";
import type { Move } from "@regain/therapy/views/rules";
import type { Touch } from "../views/view-props.ts";
import {
  type Draft,
  applyMove,
  markHeardOut,
  highlight,
  type Item,
  pass,
  presentAgain,
  finishPresenting,
  type Presenter,
  finishStudy,
  startItem,
} from "./item.ts";
import { answeredOutcome, type Outcome, type Skip, skippedOutcome, type Stamp } from "./outcome.ts";

export type PlayerScreen = "welcome" | "instructions" | "task" | "finished";

export interface PlayerState {
  readonly screen: PlayerScreen;
  readonly session: TherapySession | undefined;
  /** Tasks that have a result, from this device or another. */
  readonly answered: ReadonlySet<string>;
  /** Index of the current task, or of the next. */
  readonly position: number;
  /** The category whose instructions were seen last. */
  readonly instructedType: number | undefined;
  readonly item: Item | undefined;
  /** Every result made since the session was loaded, in order. */
  readonly outcomes: readonly Outcome[];
  readonly isOffline: boolean;
}

export type PlayerEvent =
  | {
      readonly type: "loaded";
      readonly session: TherapySession;
      readonly answeredTaskIds: readonly string[];
      readonly draft?: Draft | undefined;
    }
  | { readonly type: "instructions_seen" }
  | { readonly type: "painted" }
  | { readonly type: "ready" }
  | { readonly type: "time_passed" }
  | { readonly type: "presented"; readonly by: Presenter }
  | { readonly type: "move"; readonly move: Move; readonly touch?: Touch | undefined }
  | { readonly type: "cue"; readonly cue: CueType }
  | { readonly type: "hint"; readonly target: string }
  | { readonly type: "heard_out" }
  | { readonly type: "replay"; readonly what: "instructions" | "stimulus" }
  | { readonly type: "show_again" }
  | { readonly type: "media_failed"; readonly what: string }
  | { readonly type: "next" }
  | ({ readonly type: "skip" } & Skip)
  | { readonly type: "home" }
  | { readonly type: "resume" }
  | { readonly type: "answered_elsewhere"; readonly taskIds: readonly string[] }
  | { readonly type: "network"; readonly isOffline: boolean };

export const newPlayer: PlayerState = {
  screen: "welcome",
  session: undefined,
  answered: new Set(),
  position: 0,
  instructedType: undefined,
  item: undefined,
  outcomes: [],
  isOffline: false,
};

const tasksOf = (state: PlayerState): readonly SessionTask[] => state.session?.tasks ?? [];

export const currentTask = (state: PlayerState): SessionTask | undefined =>
  tasksOf(state)[state.position];

/** An exercise is on the screen: its instructions, or one of its items. */
export const isPlaying = (state: PlayerState): boolean =>
  currentTask(state) !== undefined && (state.screen === "instructions" || state.screen === "task");

const isAllAnswered = (state: PlayerState): boolean =>
  tasksOf(state).every(({ taskId }) => state.answered.has(taskId));

/** Goes to the first task without a result: its instructions where the category is new, else the item. */
function goOn(state: PlayerState, draft?: Draft): PlayerState {
  const position = tasksOf(state).findIndex(({ taskId }) => !state.answered.has(taskId));
  const task = tasksOf(state)[position];
  if (!task)
    return { ...state, screen: "finished", position: tasksOf(state).length, item: undefined };
  const ownDraft = draft?.taskId === task.taskId ? draft : undefined;
  if (!ownDraft && task.taskType !== state.instructedType)
    return { ...state, screen: "instructions", position, item: undefined };
  return {
    ...state,
    screen: "task",
    position,
    instructedType: task.taskType,
    item: startItem(task, ownDraft),
  };
}

function record(state: PlayerState, made: readonly Outcome[]): PlayerState {
  return {
    ...state,
    answered: new Set([...state.answered, ...made.map(({ task }) => task.taskId)]),
    outcomes: [...state.outcomes, ...made],
  };
}

/** Changes the item on the screen; if this answers it, its result is added to `outcomes`. */
function withItem(
  state: PlayerState,
  stamp: Stamp,
  change: (item: Item, at: number) => Item,
): PlayerState {
  if (state.screen !== "task" || !state.item) return state;
  const item = change(state.item, stamp.at);
  if (item === state.item) return state;
  const isNewlyAnswered = item.score !== undefined && state.item.score === undefined;
  const next = { ...state, item };
  return isNewlyAnswered && item.score
    ? record(next, [answeredOutcome(item, item.score, stamp)])
    : next;
}

/** The tasks that a skip passes over: this one, or this and the rest of its category. */
function passedBy(state: PlayerState, scope: Skip["scope"]): readonly SessionTask[] {
  const current = currentTask(state);
  if (!current) return [];
  if (scope === "single") return [current];
  const rest = tasksOf(state).slice(state.position);
  const end = rest.findIndex(({ taskType }) => taskType !== current.taskType);
  return end < 0 ? rest : rest.slice(0, end);
}

function skip(state: PlayerState, how: Skip, stamp: Stamp): PlayerState {
  if (state.screen !== "task" && state.screen !== "instructions") return state;
  const open = passedBy(state, how.scope).filter(({ taskId }) => !state.answered.has(taskId));
  const made = open.map((task) =>
    skippedOutcome(task, task === state.item?.task ? state.item : undefined, how, stamp),
  );
  return goOn(record(state, made));
}

type Handlers = {
  readonly [Type in PlayerEvent["type"]]: (
    state: PlayerState,
    event: Extract<PlayerEvent, { type: Type }>,
    stamp: Stamp,
  ) => PlayerState;
};

const handlers: Handlers = {
  loaded: (state, { session, answeredTaskIds, draft }) =>
    goOn(
      {
        ...newPlayer,
        isOffline: state.isOffline,
        session,
        answered: new Set([...session.answeredTaskIds, ...answeredTaskIds]),
      },
      draft,
    ),

  instructions_seen: (state) =>
    state.screen === "instructions"
      ? goOn({ ...state, instructedType: currentTask(state)?.taskType })
      : state,

  // Only the item's clock starts.
  painted: (state) => state,

  ready: (state, _, stamp) => withItem(state, stamp, (item, at) => finishStudy(item, at)),
  time_passed: (state, _, stamp) => withItem(state, stamp, (item, at) => pass(item, at)),
  presented: (state, { by }, stamp) =>
    withItem(state, stamp, (item, at) => finishPresenting(item, by, at)),
  heard_out: (state, _, stamp) => withItem(state, stamp, (item, at) => markHeardOut(item, at)),
  move: (state, { move, touch }, stamp) =>
    withItem(state, stamp, (item, at) => applyMove(item, move, at, touch)),
  cue: (state, { cue }, stamp) =>
    withItem(state, stamp, (item, at) => applyMove(item, { kind: "cue", type: cue }, at)),
  hint: (state, { target }, stamp) =>
    withItem(state, stamp, (item, at) => highlight(item, target, at)),
  replay: (state, { what }, stamp) =>
    withItem(state, stamp, (item, at) => applyMove(item, { kind: "replay", what }, at)),
  show_again: (state, _, stamp) => withItem(state, stamp, (item, at) => presentAgain(item, at)),
  media_failed: (state, { what }, stamp) =>
    withItem(state, stamp, (item, at) =>
      applyMove(item, { kind: "media_failed", what: what.slice(0, 200) }, at),
    ),

  next: (state) =>
    state.screen === "task" && state.item?.phase === "answered" ? goOn(state) : state,

  skip: (state, { scope, reason }, stamp) => skip(state, { scope, reason }, stamp),

  home(state, _, stamp) {
    if (state.screen !== "task" && state.screen !== "instructions") return state;
    // After the last answer there is nothing to come back to: it is the end.
    if (isAllAnswered(state)) return goOn(state);
    return {
      ...withItem(state, stamp, (item, at) => applyMove(item, { kind: "pause" }, at)),
      screen: "welcome",
    };
  },

  resume(state, _, stamp) {
    if (state.screen !== "welcome" || !state.session) return state;
    if (!state.item) return goOn(state);
    const back = { ...state, screen: "task" } as const;
    return withItem(back, stamp, (item, at) => applyMove(item, { kind: "resume" }, at));
  },

  answered_elsewhere(state, { taskIds }) {
    const own = new Set(tasksOf(state).map(({ taskId }) => taskId));
    const met = taskIds.filter((taskId) => own.has(taskId) && !state.answered.has(taskId));
    if (met.length === 0) return state;
    const next = { ...state, answered: new Set([...state.answered, ...met]) };
    // The item somebody is working on stays until they have answered it.
    if (state.screen !== "welcome") return next;
    if (isAllAnswered(next)) return goOn(next);
    return met.includes(currentTask(state)?.taskId ?? "") ? { ...next, item: undefined } : next;
  },

  network: (state, { isOffline }) =>
    isOffline === state.isOffline ? state : { ...state, isOffline },
};

/** The state after an event. An event that does not apply returns the same state object. */
export function play(state: PlayerState, event: PlayerEvent, stamp: Stamp): PlayerState {
  const handle = handlers[event.type] as (
    state: PlayerState,
    event: PlayerEvent,
    stamp: Stamp,
  ) => PlayerState;
  return handle(state, event, stamp);
}
