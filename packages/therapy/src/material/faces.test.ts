import { expect, test } from "vitest";
import { expressionOf, feelings } from "./expressions.ts";
import { faceImage } from "./faces.ts";
import { people } from "./people.ts";

const drawn = (intensity: number) =>
  people.flatMap((person) =>
    feelings.map((feeling) => JSON.stringify(faceImage(person, feeling, intensity))),
  );

test("every person looks different with every feeling, even a weak one", () => {
  for (const intensity of [1, 0.5]) {
    const faces = drawn(intensity);
    expect(new Set(faces).size).toBe(people.length * feelings.length);
  }
});

test("without strength every feeling is calm", () => {
  for (const feeling of feelings) expect(expressionOf(feeling, 0)).toEqual(expressionOf("calm", 1));
});

test("a weaker feeling lies between calm and the full one", () => {
  const [calm, half, full] = [0, 0.5, 1].map((intensity) => expressionOf("angry", intensity));
  expect(half?.browInner).toBeGreaterThan(calm?.browInner ?? Infinity);
  expect(half?.browInner).toBeLessThan(full?.browInner ?? -Infinity);
});

test("people are told apart by more than one thing", () => {
  const looks = people.map(({ skin, hair, hairColour }) => `${skin} ${hair} ${hairColour}`);
  expect(new Set(looks).size).toBe(people.length);
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
});
