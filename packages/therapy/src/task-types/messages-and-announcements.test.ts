import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { drawnItems, drawnViews } from "../testing/drawn-items.ts";
import { messagesAndAnnouncements } from "./messages-and-announcements.ts";

const viewsAt = (level: number) => drawnViews(messagesAndAnnouncements, level, "MultipleChoice");

function passageOf({ stimulus }: ReturnType<typeof viewsAt>[number]) {
  const [player] = stimulus;
  const heard = player?.kind === "audio_player" ? player.speech.text : "";
  return english.passages.find(({ text }) => text === heard);
}

test.each([1, 2, 3, 4, 5, 6])(
  "at level %i the message is heard, not read, and the answers are those of its questions",
  (level) => {
    for (const view of viewsAt(level)) {
      const passage = passageOf(view);
      expect(["message", "announcement"]).toContain(passage?.kind);
      expect(view.stimulus).toHaveLength(1);
      for (const { text, choices, answer } of view.questions) {
        const question = passage?.questions.find((one) => one.text === text);
        expect(choices.find(({ id }) => id === answer)?.text).toBe(question?.answer);
        const foils = choices.filter(({ id }) => id !== answer).map((choice) => choice.text);
        expect(question?.foils).toEqual(expect.arrayContaining(foils));
      }
    }
  },
);

test("the first level asks for what is said, the last one also for what follows from it", () => {
  const kindsAt = (level: number) =>
    viewsAt(level).map((view) =>
      view.questions.map(
        ({ text }) => passageOf(view)?.questions.find((one) => one.text === text)?.kind,
      ),
    );
  for (const kinds of kindsAt(1)) expect(kinds).toEqual(["detail", "detail"]);
  for (const kinds of kindsAt(6))
    expect(kinds).toEqual(["detail", "detail", "detail", "inference", "inference"]);
});

test("messages grow longer from level to level and never shorter", () => {
  const lengths = [1, 2, 3, 4, 5, 6].map((level) => {
    const words = viewsAt(level).map((view) => passageOf(view)?.text.split(" ").length ?? 0);
    return words.reduce((sum, count) => sum + count, 0) / words.length;
  });
  expect(lengths[0]).toBeLessThan(45);
  expect(lengths[5]).toBeGreaterThan(120);
  for (const [easier, harder] of [
    [0, 2],
    [2, 4],
  ] as const)
    expect(lengths[harder]).toBeGreaterThan((lengths[easier] ?? 0) + 20);
});

test("the right choice stands in every place", () => {
  const places = viewsAt(4).flatMap(({ questions }) =>
    questions.map(({ choices, answer }) => choices.findIndex(({ id }) => id === answer)),
  );
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
});

test("a message comes again only when all others were heard, and then with other questions", () => {
  const heard = english.passages.filter(
    ({ kind, level }) => level === 1 && (kind === "message" || kind === "announcement"),
  );
  const history = heard.map(({ id }) => `${id} 0 1`);
  const last = history.at(-1);
  for (const { key } of drawnItems(messagesAndAnnouncements, 1, { history })) {
    expect(key.split(" ")[0]).toBe(last?.split(" ")[0]);
    expect(key).not.toBe(last);
  }
});
