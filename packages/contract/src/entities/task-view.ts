/**
 * Task views: everything the player needs to show one item and to score it offline. The server keeps each
 * view exactly as it was sent, so these schemas only ever grow: a field may be added as optional, never
 * removed or given another meaning.
 */
import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { cueTypes } from "./enumerations.ts";
import { nonEmptyText, text } from "./common.ts";

/** Identifies a choice, item, placeholder, cell or question within its view. */
export const partId = nonEmptyText(40);
const path = nonEmptyText(200);

/** Colors that stay distinct under the common color vision deficiencies; the web maps them to its tokens. */
export const figureColours = [
  "black",
  "white",
  "grey",
  "red",
  "blue",
  "yellow",
  "green",
  "purple",
  "orange",
] as const;
export type FigureColour = (typeof figureColours)[number];

/** Skin and hair of drawn people. Nothing is ever distinguished by them. */
export const portraitColours = [
  "skin-fair",
  "skin-tan",
  "skin-brown",
  "skin-deep",
  "hair-brown",
  "hair-auburn",
  "hair-blond",
] as const;
export type PortraitColour = (typeof portraitColours)[number];

export const figureShapes = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "heart",
  "cross",
  "hexagon",
  "pentagon",
  "crescent",
  "arrow",
] as const;
export type FigureShape = (typeof figureShapes)[number];

/** Kinds of type; the web maps them to fonts that the device has. */
export const figureFonts = ["serif", "sans", "mono", "hand"] as const;
export type FigureFont = (typeof figureFonts)[number];

const coordinate = z.number().check(z.minimum(-100), z.maximum(200));

/** One part of a drawing. All lengths are in a box of 100 by 100, y down; `turn` is degrees clockwise. */
export const figurePart = z.object({
  /** A named shape of `size`, centered on x, y; or `path`, SVG path data in the box's own coordinates; or a text. */
  shape: z.optional(z.enum(figureShapes)),
  path: z.optional(z.string().check(atMost(2_000), z.regex(/^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]*$/))),
  text: z.optional(text(12)),
  /** For a text; the page's font if left out. */
  font: z.optional(z.enum(figureFonts)),
  x: coordinate,
  y: coordinate,
  size: z.number().check(z.minimum(1), z.maximum(100)),
  turn: z.optional(z.number()),
  flip: z.optional(z.boolean()),
  fill: z.optional(z.enum([...figureColours, ...portraitColours])),
  stroke: z.optional(z.enum(figureColours)),
  strokeWidth: z.optional(z.number().check(z.minimum(0), z.maximum(20))),
});
export type FigurePart = z.output<typeof figurePart>;

/** A drawing by parts, painted in order. */
export const figure = z.object({ parts: z.array(figurePart).check(z.maxLength(120)) });
export type Figure = z.output<typeof figure>;

/** A picture of the picture set, by path, or a drawing. */
export const image = z.union([z.object({ path }), z.object({ figure })]);
export type Image = z.output<typeof image>;

/**
 * When each word of a text (split at spaces) starts in its prerecorded audio, in ms from the start of its
 * first file.
 */
const wordStartsMs = z.optional(
  z.array(z.int().check(z.minimum(0), z.maximum(3_600_000))).check(z.maxLength(2_000)),
);

/** Something that can be said aloud: the words, and the prerecorded audio if there is any. */
export const speech = z.object({
  text: nonEmptyText(2_000),
  /** Files that are played back to back. */
  audioPaths: z.array(path).check(z.maxLength(40)),
  wordStartsMs,
});
export type Speech = z.output<typeof speech>;

/**
 * The prerecorded audio of a text that may be read to the patient. If reading is the exercise, there is none:
 * an empty list still lets the device's own voice read it, a missing one does not.
 */
const readable = {
  audioPaths: z.optional(z.array(path).check(z.maxLength(40))),
  wordStartsMs,
};

/** Milliseconds, where pace is what is being trained. */
const pace = z.int().check(z.minimum(200), z.maximum(600_000));

const streamFrame = z.object({
  text: z.optional(nonEmptyText(60)),
  image: z.optional(image),
  speech: z.optional(speech),
});
export type StreamFrame = z.output<typeof streamFrame>;

export const stimulus = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: nonEmptyText(4_000), ...readable }),
  /** `alt` says what somebody who cannot see it needs to know; it never gives the answer away. */
  z.object({ kind: z.literal("image"), image, alt: text(200) }),
  /** Said when the item is shown, and again by 'Hear word'. */
  z.object({ kind: z.literal("audio"), speech }),
  z.object({ kind: z.literal("video"), path, captions: z.optional(path), alt: text(200) }),
  z.object({ kind: z.literal("html"), htmlPath: path, alt: text(200) }),
  /** A longer recording with play, pause, back and slower. */
  z.object({ kind: z.literal("audio_player"), speech, title: text(120) }),
  /** Frames that come by themselves, one every `stepMs`: seen, heard, or both. Used in a study part. */
  z.object({
    kind: z.literal("stream"),
    frames: z.array(streamFrame).check(z.minLength(1), z.maxLength(40)),
    stepMs: pace,
    alt: text(200),
  }),
  z.object({ kind: z.literal("none") }),
]);
export type Stimulus = z.output<typeof stimulus>;

/** What can be tapped or placed. `label` is its accessible name; an equal `value` makes two choices interchangeable. */
export const choice = z.object({
  id: partId,
  label: nonEmptyText(200),
  /** Choices with equal values can replace each other in an answer. */
  value: nonEmptyText(200),
  text: z.optional(nonEmptyText(200)),
  image: z.optional(image),
  /** Said when it is tapped or turned. */
  speech: z.optional(speech),
});
export type Choice = z.output<typeof choice>;

export const cue = z.object({
  type: z.enum(cueTypes),
  /** What the button says: 'What it means', 'First sound', 'Hear word'. */
  label: nonEmptyText(60),
  contentType: z.enum(["audio", "text"]),
  text: nonEmptyText(300),
  audioPaths: z.array(path).check(z.maxLength(40)),
  wordStartsMs,
  /** The text is shown only after another tap (it would otherwise be read while the sound plays). */
  tapToDisplayText: z.boolean(),
});
export type Cue = z.output<typeof cue>;

export const instructions = z.object({
  text: nonEmptyText(300),
  instructionAudioPaths: z.array(path).check(z.maxLength(40)),
  wordStartsMs,
  autoplayInstructions: z.boolean(),
  /** Set if choices would give the answer away while the stimulus is still playing: the text on the cover over them. */
  choiceCoverText: z.optional(nonEmptyText(120)),
});
export type Instructions = z.output<typeof instructions>;

export const alignments = ["Left", "Right", "Center"] as const;
export const layouts = ["HorizontalWrap", "VerticalWrap", "Grid"] as const;
export const sequenceKinds = ["Ordered", "Unordered"] as const;

/** Something easy to do while time passes. It is not scored. */
export const fillerTask = z.object({
  text: nonEmptyText(120),
  choices: z.array(choice).check(z.minLength(2), z.maxLength(4)),
  /** The id of the right choice. */
  answer: partId,
});
export type FillerTask = z.output<typeof fillerTask>;
const fillerTasks = z.array(fillerTask).check(z.minLength(1), z.maxLength(60));

const shared = {
  /** systemName of the task type. */
  type: nonEmptyText(60),
  instructions,
  stimulus: z.array(stimulus).check(z.maxLength(6)),
  cues: z.array(cue).check(z.maxLength(6)),
  allowHints: z.boolean(),
  showCalculator: z.boolean(),
  showScratchpad: z.boolean(),
  /** The folder with the stimulus HTML. */
  resourceUrl: z.optional(path),
  /** Looked at or listened to first; it disappears when the patient says they are ready. */
  study: z.optional(
    z.object({ text: nonEmptyText(200), ...readable, stimulus: z.array(stimulus) }),
  ),
  /** Between the study part and the question: time passes over small tasks that start again when they run out. */
  delay: z.optional(z.object({ ms: pace, tasks: fillerTasks })),
  /** Said and shown once the item is answered: the right answer in words. */
  answerText: nonEmptyText(300),
};

const choices = (max: number) => z.array(choice).check(z.minLength(1), z.maxLength(max));

/** Answers one or more questions, one on the screen at a time. */
export const multipleChoice = z.object({
  ...shared,
  templateName: z.literal("MultipleChoice"),
  layout: z.enum(layouts),
  alignment: z.enum(alignments),
  questions: z
    .array(
      z.object({
        id: partId,
        text: z.optional(nonEmptyText(300)),
        ...readable,
        stimulus: z.array(stimulus).check(z.maxLength(4)),
        choices: choices(12),
        /** The id of the right choice; null if the right thing is to let the question pass (`run` only). */
        answer: z.nullable(partId),
      }),
    )
    .check(z.minLength(1), z.maxLength(30)),
  /**
   * The questions come by themselves: each shows its stimulus for `showMs`, can be answered for `answerMs`
   * from its start, and is followed by an empty `gapMs`. One that was not answered passes. If a question is
   * compared with the one `lookBack` places before, that many are shown again when a stopped run resumes.
   */
  run: z.optional(
    z.object({
      showMs: pace,
      answerMs: pace,
      gapMs: pace,
      lookBack: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
    }),
  ),
  /**
   * Spaced retrieval: the questions ask for the same thing again and again, each after an interval. A right answer
   * leads to the next interval; a wrong one shows the study part again and goes back to the interval that worked
   * last. It ends after the last interval, or when the questions run out.
   */
  spaced: z.optional(
    z.object({
      intervalsMs: z.array(pace).check(z.minLength(1), z.maxLength(8)),
      tasks: fillerTasks,
    }),
  ),
});

const nearness = z.int().check(z.minimum(0), z.maximum(4));

/** Says or types a response. */
export const production = z.object({
  ...shared,
  templateName: z.literal("Production"),
  response: z.enum(["speech", "typed"]),
  /** Words or sentences that are right, the first being the one to show. Lower case, single spaces. */
  answers: z.array(nonEmptyText(200)).check(z.minLength(1), z.maxLength(20)),
  /** The first of the answers as written, to be shown: `I would like a coffee, please.` */
  shown: z.optional(nonEmptyText(200)),
  /** A typed answer within this many edits of a right one is partly right. */
  nearness,
  /**
   * The same for each of the answers, in order: a short name allows fewer edits. If present, spaces do not
   * count; if not, `nearness` applies to all.
   */
  nearnesses: z.optional(z.array(nearness).check(z.maxLength(20))),
  /** Frequent misspellings of the answers: also partly right, however few letters they have. Written like `answers`. */
  nearSpellings: z.optional(z.array(nonEmptyText(200)).check(z.maxLength(20))),
  /** Typed answers that are other words: never near. Written like `answers`. */
  otherWords: z.optional(z.array(nonEmptyText(200)).check(z.maxLength(100))),
  /** Words that may precede a typed answer and do not count: `a`, `an`, `the`. */
  leadingWords: z.optional(z.array(nonEmptyText(20)).check(z.maxLength(10))),
});

/** Puts choices into placeholders in order. */
export const sequenceCompletion = z.object({
  ...shared,
  templateName: z.literal("SequenceCompletion"),
  layout: z.enum(layouts),
  /** In reading order. A `given` one is filled from the start and cannot be changed. */
  placeholders: z
    .array(z.object({ id: partId, given: z.optional(nonEmptyText(200)) }))
    .check(z.minLength(1), z.maxLength(30)),
  choices: choices(40),
  /** The value wanted in each placeholder that is not given, in order. */
  answers: z.array(nonEmptyText(200)).check(z.minLength(1), z.maxLength(30)),
});

/** Enters a number. */
export const numberProblemSolving = z.object({
  ...shared,
  templateName: z.literal("NumberProblemSolving"),
  /** Shown before or after the field. */
  unit: z.optional(z.enum(["$", "%"])),
  decimals: z.int().check(z.minimum(0), z.maximum(2)),
  answers: z.array(z.number()).check(z.minLength(1), z.maxLength(1)),
});

/** Turns over two tiles per turn; matches stay. Tiles of equal `value` are a pair. */
export const memoryBoard = z.object({
  ...shared,
  templateName: z.literal("MemoryBoard"),
  items: choices(20),
  /** The values of the pairs. */
  answers: z.array(nonEmptyText(200)).check(z.minLength(1), z.maxLength(10)),
});

/** Taps items, in the order shown or in any order. */
export const memorySequence = z.object({
  ...shared,
  templateName: z.literal("MemorySequence"),
  sequenceKind: z.enum(sequenceKinds),
  items: choices(80),
  /** A bright bar along this edge of the items: where to start looking. */
  anchor: z.optional(z.enum(["left", "right"])),
  /** Columns of the grid of items; if left out, they wrap. */
  columnCount: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  /** Played to the patient before they answer: one item after the other lights up (and speaks). */
  sequence: z.optional(
    z.object({ itemIds: z.array(partId).check(z.minLength(1), z.maxLength(12)), stepMs: z.int() }),
  ),
  /** The items to tap, in order if that matters. */
  answers: z.array(partId).check(z.minLength(1), z.maxLength(40)),
});

/** Places items on a board of columns and rows. */
export const boardCompletion = z.object({
  ...shared,
  templateName: z.literal("BoardCompletion"),
  columns: z
    .array(z.object({ id: partId, label: z.optional(nonEmptyText(80)), image: z.optional(image) }))
    .check(z.minLength(1), z.maxLength(8)),
  rows: z
    .array(z.object({ id: partId, label: z.optional(nonEmptyText(80)) }))
    .check(z.minLength(1), z.maxLength(8)),
  /** `once`: each item is placed once. `palette`: items are colors or marks that can be reused. */
  supply: z.enum(["once", "palette"]),
  /** A cell takes one item, or any number. */
  cellHolds: z.enum(["one", "many"]),
  items: choices(30),
  /** The values wanted in each cell; a cell that is not named stays empty. */
  answers: z
    .array(z.object({ column: partId, row: partId, value: nonEmptyText(200) }))
    .check(z.minLength(1), z.maxLength(64)),
});

export const taskView = z.discriminatedUnion("templateName", [
  multipleChoice,
  production,
  sequenceCompletion,
  numberProblemSolving,
  memoryBoard,
  memorySequence,
  boardCompletion,
]);
export type TaskView = z.output<typeof taskView>;
export type TemplateName = TaskView["templateName"];
export type ViewOf<Name extends TemplateName> = Extract<TaskView, { templateName: Name }>;
export type MultipleChoiceView = ViewOf<"MultipleChoice">;
export type ProductionView = ViewOf<"Production">;
export type SequenceCompletionView = ViewOf<"SequenceCompletion">;
export type NumberProblemSolvingView = ViewOf<"NumberProblemSolving">;
export type MemoryBoardView = ViewOf<"MemoryBoard">;
export type MemorySequenceView = ViewOf<"MemorySequence">;
export type BoardCompletionView = ViewOf<"BoardCompletion">;
