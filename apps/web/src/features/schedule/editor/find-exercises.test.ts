import { expect, test } from "vitest";
import { type AreaNode, findExercises } from "./find-exercises.ts";

const exercise = (typeId: number, displayName: string, description: string) => ({
  systemName: `exercise_${typeId}`,
  displayName,
  description,
  typeId,
  maxLevel: 8,
  secondsPerItem: 20,
});
const nodes: AreaNode[] = [
  {
    systemName: "reading",
    displayName: "Reading",
    typeId: null,
    children: [
      exercise(26, "Written word to picture", "You read a word and find its picture."),
      exercise(30, "Read and answer", "You read a text and answer."),
    ],
  },
  {
    systemName: "speaking",
    displayName: "Speaking",
    typeId: null,
    children: [exercise(51, "Name the picture", "You say what you see.")],
  },
];
const found = (search: string) =>
  findExercises(nodes, search).map(({ displayName, children }) => [
    displayName,
    children.map(({ typeId }) => typeId),
  ]);

test.each<[string, unknown]>([
  [
    "",
    [
      ["Reading", [26, 30]],
      ["Speaking", [51]],
    ],
  ],
  [
    "  PICTURE ",
    [
      ["Reading", [26]],
      ["Speaking", [51]],
    ],
  ],
  ["reading picture", [["Reading", [26]]]],
  ["say", [["Speaking", [51]]]],
  ["chess", []],
])("searching for '%s'", (search, expected) => {
  expect(found(search)).toEqual(expected);
});
