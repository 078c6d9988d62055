import { english } from "@regain/content/en/content";
import type { Choice, Stimulus, TaskView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { generateItem } from "../task-type.ts";
import { taskTypes } from "./registry.ts";

/** Checks what somebody who cannot see the items hears. */

const seeds = Array.from({ length: 20 }, (_, index) => `name ${index}`);

const itemsOf = (taskType: (typeof taskTypes)[number]) =>
  taskType.levels.flatMap((_, index) =>
    seeds.map(
      (seed) => generateItem(taskType, index + 1, { rng: createRng(seed), content: english }).view,
    ),
  );

/** Each question with what is shown for it, its choices, and what is right. */
interface Asked {
  readonly shown: readonly Stimulus[];
  readonly choices: readonly Choice[];
  readonly answers: readonly string[];
}

function askedIn(view: TaskView): Asked[] {
  switch (view.templateName) {
    case "MultipleChoice":
      return view.questions.map(({ stimulus, choices, answer }) => ({
        shown: [...view.stimulus, ...stimulus],
        choices,
        answers: choices.flatMap(({ id, label }) => (id === answer ? [label] : [])),
      }));
    case "Production":
      return [{ shown: view.stimulus, choices: [], answers: view.answers }];
    case "NumberProblemSolving":
      return [{ shown: view.stimulus, choices: [], answers: view.answers.map(String) }];
    case "SequenceCompletion":
      return [{ shown: view.stimulus, choices: view.choices, answers: [view.answerText] }];
    default:
      return [{ shown: view.stimulus, choices: view.items, answers: [] }];
  }
}

const altOf = (stimulus: Stimulus): string[] => ("alt" in stimulus ? [stimulus.alt] : []);
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether all words of the answer occur consecutively in the text. A figure may: bills and things are counted
 * in what is shown.
 */
function says(text: string, answer: string): boolean {
  const wanted = words(answer).join(" ");
  return /\p{L}/u.test(wanted) && ` ${words(text).join(" ")} `.includes(` ${wanted} `);
}

/** Equal letters of a word, or two of the same symbol, are interchangeable. */
const standForOneAnother = (one: Choice, other: Choice) => one.value === other.value;

describe.each(taskTypes.map((taskType) => ({ taskType, name: taskType.systemName })))(
  "$name",
  ({ taskType }) => {
    const asked = itemsOf(taskType).flatMap(askedIn);

    test("no picture's name tells what is asked for", () => {
      const told = asked.flatMap(({ shown, answers }) =>
        shown
          .flatMap(altOf)
          .flatMap((alt) =>
            answers.filter((answer) => says(alt, answer)).map((a) => `${alt}: ${a}`),
          ),
      );
      expect([...new Set(told)]).toEqual([]);
    });

    test("every choice has a name of its own", () => {
      const alike = asked.flatMap(({ choices }) =>
        choices.flatMap((choice, index) =>
          choices
            .slice(index + 1)
            .filter((other) => other.label === choice.label && !standForOneAnother(choice, other))
            .map(({ label }) => label),
        ),
      );
      expect([...new Set(alike)]).toEqual([]);
    });
  },
);
