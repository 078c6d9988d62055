import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { sequenceCompletionRules } from "../views/sequence-completion.ts";
import { buildTheSentence } from "./build-the-sentence.ts";

const allLevels = buildTheSentence.levels.map((_, index) => index + 1);
const viewsAt = (level: number) => drawnViews(buildTheSentence, level, "SequenceCompletion");

test.each(allLevels)("at level %i the words and the given mark make the sentence", (level) => {
  for (const { placeholders, answers, answerText, choices } of viewsAt(level)) {
    const missing = [...answers];
    const written = placeholders.map(({ given }) => given ?? missing.shift());
    const sentence = written.join(" ").replace(/ (?=[.?]$)/, "");
    expect(answerText.toLowerCase()).toBe(`the sentence is: ${sentence}`.toLowerCase());
    expect(choices.map(({ value }) => value).toSorted()).toEqual(answers.toSorted());
    expect(choices.map(({ value }) => value)).not.toEqual(answers);
  }
});

test("a word to place shows that it is the first at the first 4 levels only", () => {
  const hasCapital = allLevels.map((level) => {
    const firsts = viewsAt(level).map(({ answers }) => answers[0] ?? "");
    return firsts.filter((first) => first !== "I").map((first) => /^[A-Z]/.test(first));
  });
  expect(hasCapital.map((list) => [...new Set(list)])).toEqual([
    ...[1, 2, 3, 4].map(() => [true]),
    ...[5, 6, 7, 8].map(() => [false]),
  ]);
});

test("where a sentence has another order, the words that tell it from that one are given", () => {
  const views = allLevels.flatMap(viewsAt).filter(({ answerText }) => / that /.test(answerText));
  const song = views.find(({ answerText }) => answerText.includes("The song that we heard"));
  expect(song?.placeholders.flatMap(({ given }) => given ?? [])).toEqual(["The", "song", "."]);
  expect(song?.answers).toEqual(["that", "we", "heard", "was", "very", "sad"]);
});

test("a question says that it is one", () => {
  const views = allLevels.flatMap(viewsAt);
  const questions = views.filter(({ placeholders }) => placeholders.at(-1)?.given === "?");
  expect(questions.length).toBeGreaterThan(10);
  for (const { instructions } of questions) expect(instructions.text).toContain("question");
});

test("either 'the' may stand where a 'the' is wanted", () => {
  const view = viewsAt(5).find(
    ({ answers }) => answers.filter((one) => one === "the").length === 2,
  );
  if (view === undefined) throw new Error("no sentence with two articles");
  const solved = sequenceCompletionRules.solve(view);
  const twins = view.choices.filter(({ value }) => value === "the").map(({ id }) => id);
  const swapped = solved.map((move) =>
    move.kind === "place" && twins.includes(move.choice)
      ? { ...move, choice: twins.find((id) => id !== move.choice) ?? move.choice }
      : move,
  );
  const end = swapped.reduce(
    (state, move) => sequenceCompletionRules.apply(view, state, move),
    sequenceCompletionRules.start(view),
  );
  expect(swapped).not.toEqual(solved);
  expect(sequenceCompletionRules.judge(view, end).grade).toBe("right");
});
