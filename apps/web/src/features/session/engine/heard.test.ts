import { taskTypes } from "@regain/therapy/task-types/registry";
import { expect, test } from "vitest";
import { isHeard } from "./heard.ts";
import { makeSession } from "./session.fixture.ts";

/** The levels of an exercise that have items which cannot be done without sound. */
const heardLevels = (typeId: number, levels: readonly unknown[]): number[] =>
  levels.flatMap((_, index) =>
    makeSession([typeId], 1, index + 1).tasks.some(({ taskView }) => isHeard(taskView))
      ? [index + 1]
      : [],
  );

test("an exercise that is nothing but sound is known as one, on every level", () => {
  const wholly: string[] = [];
  const partly: Record<string, number[]> = {};
  for (const { typeId, systemName, levels } of taskTypes) {
    const heard = heardLevels(typeId, levels);
    if (heard.length === levels.length) wholly.push(systemName);
    else if (heard.length > 0) partly[systemName] = heard;
  }
  expect(wholly).toEqual([
    "spoken_word_to_picture",
    "spoken_directions",
    "yes_or_no_questions",
    "spoken_sentence_to_picture",
    "same_or_different_sounds",
    "messages_and_announcements",
    "count_while_you_listen",
    "faces_and_names",
    "shopping_list",
    "story_recall",
    "spell_what_you_hear",
    "repeat",
    "answer_with_a_word",
    "say_the_script",
    "sounds_of_a_word",
  ]);
  expect(partly, "tiles that can only be heard").toEqual({ picture_pairs: [9, 10] });
});
