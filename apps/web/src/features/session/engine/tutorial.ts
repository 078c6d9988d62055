import type { TaskEvent, TaskEventKind } from "@regain/contract/entities/task-event";
import type { Speech, Stimulus, TaskView } from "@regain/contract/entities/task-view";
import { rulesOf, type ViewState } from "@regain/therapy/views/registry";
import type { HintStep } from "@regain/therapy/views/rules";
import { type Interval, intervalOf, lastTurn, partOf } from "./course.ts";
import { spokenIn } from "./readable.ts";

/** What is on the stage. `heard` and `shown`: the item presents itself by voice or by lighting up. */
export type Scene = "study" | "interval" | "heard" | "shown" | "question" | "answered";

/** One moment of a tutorial: what is said, and what the item looks like then. */
export interface TutorialStep {
  /** `start`: the item as it appears. `answer`: it is answered. A kind of event: what the patient does next. */
  readonly caption:
    | "start"
    | "hear"
    | "play"
    | "stream"
    | "watch"
    | "wait"
    | TaskEventKind
    | "answer";
  readonly scene: Scene;
  readonly state: ViewState;
  /** The part about to be touched, and where it will go. */
  readonly pointed: readonly HintStep[];
  /** What is heard during the step. */
  readonly said: readonly Speech[];
  /** Set if the step shows time passing. */
  readonly interval?: Interval | undefined;
  /** How long the step stays, ms; what is said may take longer. */
  readonly ms: number;
}

/** Long enough to read a caption and to see what it says. */
const stepMs = 3_000;
const firstMs = 4_000;
/** Moves that have been seen three times go faster. */
const knownMs = 1_100;
const slowMoves = 3;

/** A stream is sped up to take this long at most. */
const streamMs = 6_000;
const fastestFrameMs = 300;

type Stream = Extract<Stimulus, { kind: "stream" }>;

const streamIn = (view: TaskView): Stream | undefined =>
  view.study?.stimulus.find((stimulus) => stimulus.kind === "stream");

const quicker = (stream: Stream): Stream => ({
  ...stream,
  stepMs: Math.min(
    stream.stepMs,
    Math.max(fastestFrameMs, Math.round(streamMs / stream.frames.length)),
  ),
});

/** The item with its stream in time lapse. */
export function inTimeLapse(view: TaskView): TaskView {
  if (!view.study || !streamIn(view)) return view;
  const stimulus = view.study.stimulus.map((one) => (one.kind === "stream" ? quicker(one) : one));
  return { ...view, study: { ...view.study, stimulus } };
}

function pointsOf(event: TaskEvent): HintStep[] {
  if (event.kind === "choose") return [{ part: event.choice }];
  if (event.kind === "place") return [{ part: event.choice, to: event.to }];
  return event.kind === "tap" ? [{ part: event.item }] : [];
}

/** What a run says for the current question. */
function saidOf(view: TaskView, event: TaskEvent): Speech[] {
  if (view.templateName !== "MultipleChoice" || !view.run || !("question" in event)) return [];
  return spokenIn(view.questions.find(({ id }) => id === event.question)?.stimulus ?? []);
}

/** A step before the defaults are added. */
type Moment = Pick<TutorialStep, "caption" | "scene"> & Partial<TutorialStep>;

/** What is heard: speech that starts by itself, or a recording that the patient starts. */
function heardMoments(stimuli: readonly Stimulus[], scene: "study" | "heard"): Moment[] {
  const said = spokenIn(stimuli);
  const isPlayed = stimuli.some(({ kind }) => kind === "audio_player");
  return [
    ...(said.length > 0 ? [{ caption: "hear", scene, said } as const] : []),
    ...(isPlayed
      ? [{ caption: "play", scene: scene === "study" ? "study" : "question" } as const]
      : []),
  ];
}

/** What there is to see and hear in the study part. */
function studyMoments(view: TaskView): Moment[] {
  const heard = heardMoments(view.study?.stimulus ?? [], "study");
  const stream = streamIn(view);
  if (!stream) return heard;
  const ms = (stream.frames.length + 1) * quicker(stream).stepMs;
  return [...heard, { caption: "stream", scene: "study", ms }];
}

/** How the question presents itself. */
function questionMoments(view: TaskView): Moment[] {
  const heard = heardMoments(view.stimulus, "heard");
  const sequence = view.templateName === "MemorySequence" ? view.sequence : undefined;
  if (!sequence) return heard;
  const ms = (sequence.itemIds.length + 1) * sequence.stepMs;
  return [...heard, { caption: "watch", scene: "shown", ms }];
}

const sceneAtStart = (view: TaskView): Scene => {
  if (view.study) return "study";
  return spokenIn(view.stimulus).length > 0 ? "heard" : "question";
};

/**
 * The moments in which an exercise shows itself: what happens by itself is presented, in time lapse if it
 * takes long; each thing the patient does is pointed to, then done.
 */
export function tutorialSteps(view: TaskView, events: readonly TaskEvent[]): TutorialStep[] {
  const rules = rulesOf(view);
  const done: TaskEvent[] = [];
  const steps: TutorialStep[] = [];
  let state = rules.start(view);
  const add = (moment: Moment) =>
    steps.push({ state, pointed: [], said: [], ms: stepMs, ...moment });

  add({ caption: "start", scene: sceneAtStart(view), ms: firstMs });
  for (const moment of studyMoments(view)) add(moment);
  for (const [index, event] of events.entries()) {
    const part = partOf(view, done);
    if (part !== "study" && lastTurn(view, done)?.kind !== "onset") {
      const interval = part === "interval" ? intervalOf(view, state, done) : undefined;
      if (interval) add({ caption: "wait", scene: "interval", interval });
      for (const moment of questionMoments(view)) add(moment);
      done.push({ kind: "onset", at: event.at });
    }
    add({
      caption: event.kind,
      scene: part === "study" ? "study" : "question",
      pointed: pointsOf(event),
      said: saidOf(view, event),
      ms: index < slowMoves ? stepMs : knownMs,
    });
    state = rules.apply(view, state, event);
    done.push(event);
  }
  add({ caption: "answer", scene: "answered", ms: stepMs });
  return steps;
}
