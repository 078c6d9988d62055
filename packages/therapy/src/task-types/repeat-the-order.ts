import { format } from "@regain/content/format";
import type { Word } from "@regain/content/types";
import type { Choice } from "@regain/contract/entities/task-view";
import { pickDifferent } from "../material/different-words.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType } from "../task-type.ts";
import {
  imageChoice,
  instructions,
  plainView,
  speech,
  textChoice,
} from "../material/view-parts.ts";
import { wordsIn } from "../material/words.ts";

interface Level {
  /** The number of items in the order. */
  readonly span: number;
  readonly direction: "forward" | "backward";
  /** The number of items on the board, including those in the order. */
  readonly items: number;
  readonly columns: number;
}

/** Longer spans, first forward, then backward: reversing 4 is about as hard as retaining 6. */
const levels: readonly Level[] = [
  { span: 2, direction: "forward", items: 4, columns: 2 },
  { span: 3, direction: "forward", items: 6, columns: 3 },
  { span: 4, direction: "forward", items: 6, columns: 3 },
  { span: 5, direction: "forward", items: 8, columns: 4 },
  { span: 6, direction: "forward", items: 9, columns: 3 },
  { span: 4, direction: "backward", items: 9, columns: 3 },
  { span: 5, direction: "backward", items: 9, columns: 3 },
  { span: 6, direction: "backward", items: 9, columns: 3 },
  { span: 7, direction: "backward", items: 9, columns: 3 },
  { span: 8, direction: "backward", items: 9, columns: 3 },
];

/** One lights up every second, the rate of the clinical span tests. */
const stepMs = 1_000;

const spoken = (choice: Choice): Choice => ({ ...choice, speech: speech(choice.label) });

/** 1 to 9, so that each is one digit and one tap. */
const digits = (rng: Rng, count: number): Choice[] =>
  rng
    .sample(["1", "2", "3", "4", "5", "6", "7", "8", "9"], count)
    .toSorted()
    .map((digit) => textChoice(`digit-${digit}`, digit));

export const repeatTheOrder = defineTaskType<Level>({
  typeId: 39,
  systemName: "repeat_the_order",
  area: "memory",
  template: "MemorySequence",
  version: 2,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.repeat_the_order;
    const picture = ({ id, text, picture: key }: Word) =>
      imageChoice(id, text, { path: content.picture(key) });
    const material = rng.stream("material").pick(["pictures", "digits"] as const);
    const common = wordsIn(content.words, { minEffort: 3, maxEffort: 6 });
    const draw = rng.stream("items");
    const items = (
      material === "digits"
        ? digits(draw, level.items)
        : pickDifferent(draw, common, level.items).map(picture)
    ).map(spoken);
    const order = rng.stream("order").sample(items, level.span);
    const wanted = level.direction === "forward" ? order : order.toReversed();
    const asked = {
      forward: { pictures: say.instructions, digits: say.instructionsDigits },
      backward: { pictures: say.backward, digits: say.backwardDigits },
    }[level.direction][material];
    return {
      key: order.map(({ id }) => id).join(" "),
      // Digits are rehearsed more easily than pictures, whose names have to be found.
      effort: material === "digits" ? 0 : 1,
      view: {
        ...plainView,
        templateName: "MemorySequence",
        type: "repeat_the_order",
        instructions: instructions(asked),
        sequenceKind: "Ordered",
        columnCount: level.columns,
        items,
        sequence: { itemIds: order.map(({ id }) => id), stepMs },
        answers: wanted.map(({ id }) => id),
        answerText: format(level.direction === "forward" ? say.answer : say.answerBackward, {
          words: wanted.map(({ label }) => label).join(", "),
        }),
      },
    };
  },
});
