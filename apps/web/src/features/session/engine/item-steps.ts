/** What somebody did on an item, move by move, for later review. */
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type {
  Choice,
  Image,
  MultipleChoiceView,
  TaskView,
} from "@regain/contract/entities/task-view";
import { counted } from "@regain/therapy/score";
import { cellKey } from "@regain/therapy/views/board-completion";
import { rulesOf } from "@regain/therapy/views/registry";

/** Where something was put: the number of a place in a sequence, or the headings of a cell. */
export type PlaceName = { readonly number: number } | { readonly name: string };

export interface QuestionName {
  /** From 1. */
  readonly number: number;
  /** What it asked, or what was to be read or heard in it. */
  readonly asked: string | undefined;
  /** What was seen in it. */
  readonly image: Image | undefined;
}

export interface ItemStep {
  readonly event: TaskEvent;
  /** The name of what it was done with. */
  readonly thing: string | undefined;
  readonly place: PlaceName | undefined;
  /** Set if there are several questions. */
  readonly question: QuestionName | undefined;
  /** By the rules as they stood at that moment. */
  readonly isMistake: boolean;
  /** Too soon after the item appeared: it was meant for something else. */
  readonly isIgnored: boolean;
}

const nameOf = ({ text, speech, label }: Choice): string => text ?? speech?.text ?? label;

function choicesOf(view: TaskView, question?: string): readonly Choice[] {
  if (view.templateName === "MultipleChoice")
    return view.questions
      .filter(({ id }) => question === undefined || id === question)
      .flatMap(({ choices }) => choices);
  if ("choices" in view) return view.choices;
  return "items" in view ? view.items : [];
}

function thingOf(view: TaskView, event: TaskEvent): string | undefined {
  const named = (id: string, question?: string) => {
    const choice = choicesOf(view, question).find((one) => one.id === id);
    return choice && nameOf(choice);
  };
  switch (event.kind) {
    case "choose":
      return named(event.choice, event.question);
    case "place":
      return named(event.choice);
    case "take":
      return event.choice === undefined ? undefined : named(event.choice);
    case "tap":
      return named(event.item);
    case "hint":
      return named(event.target);
    case "enter":
      return event.text;
    default:
      return undefined;
  }
}

function placeOf(view: TaskView, event: TaskEvent): PlaceName | undefined {
  if (event.kind !== "place" && event.kind !== "take") return undefined;
  const at = event.kind === "place" ? event.to : event.from;
  if (view.templateName === "SequenceCompletion") {
    const index = view.placeholders.findIndex(({ id }) => id === at);
    return index < 0 ? undefined : { number: index + 1 };
  }
  if (view.templateName !== "BoardCompletion") return undefined;
  const cells = view.rows.flatMap((row) => view.columns.map((column) => ({ row, column })));
  const index = cells.findIndex(({ row, column }) => cellKey(column.id, row.id) === at);
  const cell = cells[index];
  const name = cell && [cell.column.label, cell.row.label].filter(Boolean).join(", ");
  if (name) return { name };
  return index < 0 ? undefined : { number: index + 1 };
}

type Question = MultipleChoiceView["questions"][number];

/** A question as one would name it. */
function askedBy({ text, stimulus }: Question): string | undefined {
  if (text !== undefined) return text;
  for (const one of stimulus) {
    if (one.kind === "text") return one.text;
    if (one.kind === "audio") return one.speech.text;
  }
  return undefined;
}

function questionOf(view: TaskView, event: TaskEvent): QuestionName | undefined {
  if (view.templateName !== "MultipleChoice" || view.questions.length < 2) return undefined;
  if (!("question" in event)) return undefined;
  const index = view.questions.findIndex(({ id }) => id === event.question);
  const question = view.questions[index];
  if (!question) return undefined;
  const image = question.stimulus.find(({ kind }) => kind === "image");
  return {
    number: index + 1,
    asked: askedBy(question),
    image: image?.kind === "image" ? image.image : undefined,
  };
}

/**
 * Each move with what it was done with. That an answer became possible is not a move; typing appears as its
 * final text.
 */
export function itemSteps(view: TaskView, events: readonly TaskEvent[]): ItemStep[] {
  const rules = rulesOf(view);
  const valid = new Set(counted(events));
  let state = rules.start(view);
  return events.flatMap((event, index): ItemStep[] => {
    const isIgnored = !valid.has(event);
    const isMistake = !isIgnored && rules.isMistake(view, state, event);
    if (!isIgnored) state = rules.apply(view, state, event);
    if (event.kind === "onset") return [];
    if (event.kind === "enter" && events[index + 1]?.kind === "enter") return [];
    const thing = thingOf(view, event);
    const [place, question] = [placeOf(view, event), questionOf(view, event)];
    return [{ event, thing, place, question, isMistake, isIgnored }];
  });
}
