import type { TaskView } from "@regain/contract/entities/task-view";
import { english } from "@regain/content/en/content";
import { createRng } from "@regain/therapy/rng";
import { generateItem } from "@regain/therapy/task-type";
import { everyLevel } from "@regain/therapy/testing/item-faults";
import { rulesOf } from "@regain/therapy/views/registry";
import { expect, test } from "vitest";
import { askedOf } from "./asked.rules.ts";

const shared = {
  instructions: { text: "Touch it.", instructionAudioPaths: ["a"], autoplayInstructions: true },
  cues: [],
  allowHints: true,
  showCalculator: false,
  showScratchpad: false,
  answerText: "The word is salt.",
};

test("says what was heard, what there was to choose from, and which choice was right", () => {
  const view: TaskView = {
    ...shared,
    type: "spoken_word_to_picture",
    templateName: "MultipleChoice",
    layout: "Grid",
    alignment: "Center",
    stimulus: [{ kind: "audio", speech: { text: "salt", audioPaths: ["audio/salt.mp3"] } }],
    questions: [
      {
        id: "word",
        stimulus: [],
        choices: [
          { id: "c1", label: "Picture 1", value: "pepper", image: { path: "pictures/1.svg" } },
          { id: "salt", label: "Picture 2", value: "salt", image: { path: "pictures/2.svg" } },
        ],
        answer: "salt",
      },
    ],
  };
  expect(askedOf(view)).toEqual({
    templateName: "MultipleChoice",
    stimulus: [{ kind: "audio", speech: { text: "salt" } }],
    questions: [
      {
        id: "word",
        choices: [
          { id: "c1", label: "Picture 1", value: "pepper" },
          { id: "salt", label: "Picture 2" },
        ],
        answer: "salt",
      },
    ],
  });
});

test("says in which order steps belong, and nothing about how they looked", () => {
  const step = (id: string, text: string) => ({ id, text, label: text, value: text });
  const view: TaskView = {
    ...shared,
    type: "put_the_steps_in_order",
    templateName: "SequenceCompletion",
    layout: "VerticalWrap",
    stimulus: [{ kind: "text", text: "Feed the dog" }],
    placeholders: [{ id: "place-1" }, { id: "place-2" }],
    choices: [step("choice-1", "Pour"), step("choice-2", "Open the bag")],
    answers: ["Open the bag", "Pour"],
  };
  expect(askedOf(view)).toEqual({
    templateName: "SequenceCompletion",
    stimulus: [{ kind: "text", text: "Feed the dog" }],
    placeholders: [{ id: "place-1" }, { id: "place-2" }],
    choices: [
      { id: "choice-1", label: "Pour", value: "Pour" },
      { id: "choice-2", label: "Open the bag", value: "Open the bag" },
    ],
    answers: ["Open the bag", "Pour"],
  });
});

/** Every text, number, and name in a value. */
const leavesOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

test.each(everyLevel)("$name, level $level: what a right answer names is there", (one) => {
  const rng = createRng("asked");
  const { view } = generateItem(one.taskType, one.level, { rng, content: english });
  const asked = leavesOf(askedOf(view));
  const named = rulesOf(view)
    .solve(view)
    .flatMap((move) => [
      ...("choice" in move && move.choice !== undefined ? [move.choice] : []),
      ...("question" in move ? [move.question] : []),
      ...("item" in move ? [move.item] : []),
      ...("to" in move ? move.to.split("/") : []),
    ]);
  expect(asked).toEqual(expect.arrayContaining(named));
  if ("answers" in view) expect(asked).toEqual(expect.arrayContaining(leavesOf(view.answers)));
  expect(JSON.stringify(askedOf(view))).not.toMatch(/\.mp3|audio\/|"path":"[^"]*[MLCZ] /);
});
