import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Word } from "@regain/content/types";
import type { Choice, Stimulus } from "@regain/contract/entities/task-view";
import { fillerTasks } from "../material/fillers.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType } from "../task-type.ts";
import {
  imageChoice,
  instructions,
  plainView,
  speech,
  textChoice,
} from "../material/view-parts.ts";
import { effortOf, pickFoils, wordsIn } from "../material/words.ts";

interface Level {
  /** The number of things on the list. */
  readonly items: number;
  /** The number of things on the shelf, including those on the list. */
  readonly shelf: number;
  readonly columns: number;
  /** Time between list and shelf; 0 for none. */
  readonly delayMs: number;
  /** The list can be read while it is heard, or is only heard. */
  readonly list: "read" | "heard";
  /** What is on the shelf: pictures, or their names. */
  readonly shows: "pictures" | "words";
}

/** Longer lists, then time between the list and the shelf, then no list to read and no pictures to rely on. */
const levels: readonly Level[] = [
  { items: 2, shelf: 6, columns: 3, delayMs: 0, list: "read", shows: "pictures" },
  { items: 3, shelf: 8, columns: 4, delayMs: 0, list: "read", shows: "pictures" },
  { items: 4, shelf: 9, columns: 3, delayMs: 0, list: "read", shows: "pictures" },
  { items: 4, shelf: 9, columns: 3, delayMs: 15_000, list: "read", shows: "pictures" },
  { items: 5, shelf: 12, columns: 4, delayMs: 30_000, list: "read", shows: "pictures" },
  { items: 6, shelf: 12, columns: 4, delayMs: 30_000, list: "read", shows: "words" },
  { items: 7, shelf: 16, columns: 4, delayMs: 45_000, list: "heard", shows: "words" },
  { items: 8, shelf: 16, columns: 4, delayMs: 60_000, list: "heard", shows: "words" },
];

/** Enough for the longest delay at about 4 seconds each. */
const fillerCount = 16;

/** Time to take in a thing on the list and find it again. */
const secondsPerThing = 5;
/** Time to hear what to do and to look along the shelf. */
const lookingSeconds = 10;

const secondsOf = ({ items, delayMs }: Level): number =>
  lookingSeconds + items * secondsPerThing + delayMs / 1_000;

/** What people buy in a grocery store: food, and everyday drinks, none of them alcoholic. */
const groceries = ({ words }: Content): Word[] =>
  wordsIn(
    words.filter(
      ({ category, band }) => category === "food" || (category === "drink" && band === 1),
    ),
    { minEffort: 3, maxEffort: 8 },
  );

/** Any of them, not just foils of another category: there are too few drinks for that. */
function shelfOf(rng: Rng, things: readonly Word[], count: number): Word[] {
  const first = rng.pick(things);
  return [first, ...pickFoils(rng, first, things, count - 1, [])];
}

const listed = (words: readonly Word[]) => words.map(({ text }) => text).join(", ");

function listStimuli(words: readonly Word[], list: Level["list"]): Stimulus[] {
  const lines = words.map(({ text }) => text).join("\n");
  const heard: Stimulus = { kind: "audio", speech: speech(`${listed(words)}.`) };
  return list === "read" ? [{ kind: "text", text: lines }, heard] : [heard];
}

export const shoppingList = defineTaskType<Level>({
  typeId: 42,
  systemName: "shopping_list",
  area: "memory",
  template: "MemorySequence",
  version: 2,
  secondsPerItem: 60,
  secondsByLevel: levels.map(secondsOf),
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.shopping_list;
    const shelf = shelfOf(rng.stream("shelf"), groceries(content), level.shelf);
    const list = rng.stream("list").sample(shelf, level.items);
    const choiceOf = ({ id, text, picture }: Word): Choice =>
      level.shows === "words"
        ? textChoice(id, text)
        : imageChoice(id, text, { path: content.picture(picture) });
    const study = { read: say.study, heard: say.studyHeard }[level.list];
    return {
      key: list
        .map(({ id }) => id)
        .toSorted()
        .join(" "),
      effort: list.reduce((sum, word) => sum + effortOf(word), 0),
      view: {
        ...plainView,
        templateName: "MemorySequence",
        type: "shopping_list",
        instructions: instructions(say.instructions),
        study: { ...speech(study), stimulus: listStimuli(list, level.list) },
        ...(level.delayMs === 0
          ? {}
          : {
              delay: {
                ms: level.delayMs,
                tasks: fillerTasks(rng.stream("fillers"), content, fillerCount),
              },
            }),
        sequenceKind: "Unordered",
        columnCount: level.columns,
        items: shelf.map(choiceOf),
        answers: list.map(({ id }) => id),
        answerText: format(say.answer, { words: listed(list) }),
      },
    };
  },
});
