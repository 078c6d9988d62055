import { english } from "@regain/content/en/content";
import { taskView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { type OwnPractice, withOwnItems } from "./own-words.ts";
import { scoreItem } from "../score.ts";
import { buildSession } from "../session.ts";
import { timed } from "../simulate.ts";
import { generateItem, type TaskType } from "../task-type.ts";
import { facesAndNames } from "../task-types/faces-and-names.ts";
import { nameThePicture } from "../task-types/name-the-picture.ts";
import { picturePairs } from "../task-types/picture-pairs.ts";
import { spellThePicture } from "../task-types/spell-the-picture.ts";
import { spellWhatYouHear } from "../task-types/spell-what-you-hear.ts";
import { viewOf } from "../testing/drawn-items.ts";
import { rulesOf } from "../views/registry.ts";
import { withAudio } from "../with-audio.ts";

const patientId = "00000000-0000-7000-8000-000000000000";
let count = 0;
function item(name: string, own: Partial<OwnPractice> = {}): OwnPractice {
  const id = `00000000-0000-7000-8000-${String(++count).padStart(12, "0")}`;
  const folder = `own/${patientId}/${id}`;
  const files = { photo: `${folder}/photo.jpg`, voice: `${folder}/voice.wav` };
  return { id, kind: "person", name, relation: null, ...files, ...own };
}

const anna = item("Anna", { relation: "your daughter." });
const bo = item("Bo", { voice: null });
const mikeAndSue = item("Mike & Sue");
const zoe = item("Zoë");
const boat = item("rowboat", { kind: "thing" });
const everything = [anna, bo, mikeAndSue, zoe, boat];
const types = [nameThePicture, picturePairs, facesAndNames, spellThePicture, spellWhatYouHear];
const everyLevel = types.flatMap((taskType) =>
  taskType.levels.map((_, index) => ({ taskType, name: taskType.systemName, level: index + 1 })),
);

const draw = (taskType: TaskType, level: number, items: readonly OwnPractice[], seed = "one") =>
  generateItem(taskType, level, {
    rng: createRng(seed),
    content: withOwnItems(english, items),
  });
const production = (own: OwnPractice) => viewOf(draw(nameThePicture, 1, [own]).view, "Production");

describe.each(everyLevel)("$name, level $level", ({ taskType, level }) => {
  test("items with own words fit their schema and can be solved and failed", () => {
    for (let seed = 0; seed < 60; seed++) {
      const { view, key } = draw(taskType, level, everything, `seed ${seed}`);
      expect(key).toContain("own-");
      expect(taskView.safeParse(view).error, key).toBeUndefined();
      const rules = rulesOf(view);
      const rng = createRng(`player ${seed}`);
      const solved = scoreItem(view, timed(rules.solve(view), rng, 1_000));
      expect(solved, key).toMatchObject({ result: "correct", accuracy: 100 });
      const failed = scoreItem(view, timed(rules.fail(view, rng), rng, 1_000));
      expect(failed.result, key).not.toBe("correct");
    }
  });

  test("who has added nothing gets the very same items", () => {
    const plain = generateItem(taskType, level, { rng: createRng("one"), content: english });
    expect(draw(taskType, level, [])).toEqual(plain);
  });
});

test("own words come first, each once, and are never more than every third", () => {
  const line = { taskType: nameThePicture, level: 4, count: 12, history: [] };
  const content = withOwnItems(english, everything);
  for (const seed of ["a", "b", "c"]) {
    const keys = buildSession([line], { seed, content }).map(({ key }) => key);
    const own = keys.filter((key) => key.startsWith("own-"));
    expect(own).toHaveLength(4);
    expect(new Set(own).size).toBe(4);
  }
  const met = [anna, bo, mikeAndSue, zoe, boat].map(({ id }) => `own-${id}`);
  const again = buildSession([{ ...line, history: ["apple", "pear", ...met] }], {
    seed: "a",
    content,
  });
  expect(again.filter(({ key }) => key.startsWith("own-"))).toEqual([]);
});

test("a person is named from the photo, with who it is, the first letter and the family's own voice", () => {
  const view = production(anna);
  expect(view.stimulus).toEqual([
    { kind: "image", image: { path: anna.photo }, alt: "The picture to name" },
  ]);
  expect(view.answers).toEqual(["anna"]);
  expect(
    view.cues.map(({ type, label, text, audioPaths }) => [type, label, text, audioPaths]),
  ).toEqual([
    ["semantic", "Who it is", "Somebody you know: your daughter.", []],
    ["graphemic", "First letter", "It starts with A. It has 4 letters.", []],
    ["full", "Hear word", "Anna", [anna.voice]],
  ]);
});

test("a cue that would name the person, or that nobody can know, is left out", () => {
  const typesOf = (own: OwnPractice) => production(own).cues.map(({ type }) => type);
  expect(typesOf(item("Anna", { relation: "Anna, your sister" }))).toEqual(["graphemic", "full"]);
  expect(typesOf(item("Peter"))).toEqual(["phonemic", "graphemic", "full"]);
  expect(typesOf(item("1984", { kind: "thing" }))).toEqual(["full"]);
});

test("only single words of the alphabet are spelled, in small letters, and never one too long", () => {
  const targets = (taskType: TaskType, level: number) => {
    const views = Array.from({ length: 40 }, (_, seed) =>
      viewOf(draw(taskType, level, everything, `${seed}`).view, "SequenceCompletion"),
    );
    return new Set(views.map(({ answers }) => answers.join("")));
  };
  expect(targets(spellThePicture, 1)).toEqual(new Set(["anna", "bo"]));
  expect(targets(spellThePicture, 8)).toEqual(new Set(["anna", "bo", "rowboat"]));
});

test("nothing is spelled by ear that nobody has said", () => {
  const { view, key } = draw(spellWhatYouHear, 1, [bo]);
  expect(key).not.toContain("own-");
  expect(draw(spellWhatYouHear, 1, [bo, anna]).view.stimulus).toEqual([
    { kind: "audio", speech: { text: "Anna", audioPaths: [anna.voice] } },
  ]);
  expect(taskView.safeParse(view).success).toBe(true);
});

test("a third of the pairs is the patient's own, and none looks like another", () => {
  const dog = item("dog", { kind: "thing" });
  for (let seed = 0; seed < 60; seed++) {
    const { view } = draw(picturePairs, 8, [...everything, dog, item("Dog")], `${seed}`);
    const { items } = viewOf(view, "MemoryBoard");
    const own = items.filter(
      ({ image }) => image && "path" in image && image.path.startsWith("own/"),
    );
    expect(own).toHaveLength(2);
    const names = items.flatMap(({ text }) => text?.toLowerCase() ?? []);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("a photo is asked for only among photos, and nobody beside it has the same name", () => {
  const helen = item("Helen");
  const family = ["Ida", "Jon", "Kay", "Lee", "Max", "Nora"].map((name) => item(name));
  const questionsOf = (items: readonly OwnPractice[]) =>
    viewOf(draw(facesAndNames, 8, items).view, "MultipleChoice").questions;
  const alone = questionsOf([helen]);
  expect(alone.every(({ choices }) => choices.every(({ image }) => !image))).toBe(true);
  for (const { choices } of alone)
    expect(choices.filter(({ text }) => text === "Helen")).toHaveLength(1);
  const together = questionsOf(family).filter(({ choices }) => choices.some(({ image }) => image));
  expect(together.length).toBeGreaterThan(0);
  for (const { choices } of together)
    for (const { image } of choices)
      expect(image).toHaveProperty("path", expect.stringMatching(/^own\//));
});

test("a recording of the family's is not replaced by a made-ahead one", () => {
  const audioFor = () => ({ paths: ["audio/made.mp3"], wordStartsMs: [0] });
  const { cues } = withAudio(production(anna), audioFor);
  expect(cues.map(({ audioPaths }) => audioPaths)).toEqual([["audio/made.mp3"], [], [anna.voice]]);
});
