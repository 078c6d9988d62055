import { expect, test } from "vitest";
import { spokenForm } from "../spelling.ts";
import { viewsOf } from "../testing/items.ts";
import { answerWithAWord } from "./answer-with-a-word.ts";

const allLevels = answerWithAWord.levels.map((_, index) => index + 1);
const atLevel = (level: number) => viewsOf(answerWithAWord, level, "Production");

test.each(allLevels)("level %i: the question is read and heard", (level) => {
  for (const { stimulus } of atLevel(level)) {
    const [read, heard] = stimulus;
    const text = read?.kind === "text" ? read.text : "";
    expect(text).toMatch(/\?$/);
    expect(heard).toMatchObject({ kind: "audio", speech: { text } });
  }
});

test.each(allLevels)("level %i: help leads to the first right answer", (level) => {
  for (const { cues, answers } of atLevel(level)) {
    const [first = ""] = answers;
    const cueOf = (type: string) => cues.find((cue) => cue.type === type)?.text ?? "";
    expect(cueOf("full").toLowerCase()).toBe(first);
    expect(cueOf("graphemic")).toContain(`It starts with ${first.charAt(0).toUpperCase()}.`);
    expect(cueOf("semantic").toLowerCase().split(/\W+/)).not.toContain(first);
  }
});

test("help does not say another right answer", () => {
  const told = allLevels
    .flatMap(atLevel)
    .filter(({ cues, answers }) =>
      cues.some(
        ({ type, text }) =>
          type !== "full" &&
          answers.some((answer) => ` ${spokenForm(text)} `.includes(` ${answer} `)),
      ),
    );
  expect(told.map(({ answers }) => answers.join(", "))).toEqual([]);
});

test("several words can be right", () => {
  const chair = allLevels.flatMap(atLevel).find(({ answers }) => answers[0] === "chair");
  expect(chair?.answers).toContain("stool");
});
