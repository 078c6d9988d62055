import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { featureKinds, foilFeatures } from "./features.ts";
import { createRng } from "../rng.ts";
import { wordCalled } from "../testing/words.ts";

const foilsOf = (id: string, count = 7) =>
  foilFeatures(createRng(`foils of ${id}`), wordCalled(id), english.words, {
    count,
    kinds: featureKinds,
  });

test("every word has 7 foils, all different, none of them its own", () => {
  for (const { id, features } of english.words) {
    const foils = foilsOf(id);
    expect(new Set(foils).size, id).toBe(7);
    for (const own of Object.values(features)) expect(foils).not.toContain(own);
  }
});

test("foils come from far: food is never told apart from animals, which are food, too", () => {
  const animals = english.words.filter(({ category }) => category === "animal");
  const ofAnimals = new Set(animals.flatMap(({ features }) => [features.group, features.action]));
  const food = english.words.filter(({ category }) => category === "food");
  expect(food.flatMap(({ id }) => foilsOf(id)).filter((foil) => ofAnimals.has(foil))).toEqual([]);
});

/** Everything that could be offered next to a word's own features. */
const allFoilsOf = (id: string) =>
  new Set(
    Array.from({ length: 60 }, (_, seed) =>
      foilFeatures(createRng(`all of ${id} ${seed}`), wordCalled(id), english.words, {
        count: 7,
        kinds: featureKinds,
      }),
    ).flat(),
  );

const usesIn = (category: string) =>
  new Set(
    english.words.filter((word) => word.category === category).map(({ features }) => features.use),
  );

test("a policeman has a job and serves a town: what buildings are for is no foil for people", () => {
  for (const id of ["policeman", "judge", "doctor", "wheelchair", "crutch"])
    expect(
      [...allFoilsOf(id)].filter((foil) => usesIn("building").has(foil)),
      id,
    ).toEqual([]);
});

test("what fits a thing by a stretch is no foil for it, and still one for others", () => {
  expect(allFoilsOf("parachute")).not.toContain("to wear");
  expect(allFoilsOf("truck")).toContain("to wear");
  expect(allFoilsOf("umbrella")).not.toContain("it gives shelter");
  expect(allFoilsOf("mouth")).not.toContain("to drink");
  expect(allFoilsOf("house")).not.toContain("to find outdoors");
  expect(allFoilsOf("fountain")).not.toContain("to drink");
  expect(allFoilsOf("bank")).toContain("to drink");
});

test("no foil is so wide that it fits whatever people have made", () => {
  for (const id of ["robot", "umbrella", "cake"])
    expect(allFoilsOf(id)).not.toContain("to serve people");
});

test("what shares a word with the thing, or is told in few words, is no foil", () => {
  const foils = Array.from({ length: 60 }, (_, seed) =>
    foilFeatures(createRng(`ladder ${seed}`), wordCalled("ladder"), english.words, {
      count: 7,
      kinds: featureKinds,
    }),
  ).flat();
  expect(foils).not.toContain("it climbs");
  expect(foils).toContain("it sleeps in winter");
  expect(foils).not.toContain("it purrs");
});

test("foils are of the kinds asked for: a place among them would be one that fits as well", () => {
  const groups = new Set(english.words.map(({ features }) => features.group));
  const foils = foilFeatures(createRng("groups"), wordCalled("apple"), english.words, {
    count: 2,
    kinds: ["group", "place"],
  });
  expect(foils.every((foil) => groups.has(foil))).toBe(true);
});
