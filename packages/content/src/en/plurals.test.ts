import { expect, test } from "vitest";
import { pluralsOf } from "./plurals.ts";

test.each([
  ["dog", "dogs"],
  ["fox", "foxes"],
  ["watch", "watches"],
  ["brush", "brushes"],
  ["compass", "compasses"],
  ["bus", "buses"],
  ["potato", "potatoes"],
  ["piano", "pianos"],
  ["strawberry", "strawberries"],
  ["monkey", "monkeys"],
  ["wolf", "wolves"],
  ["knife", "knives"],
  ["giraffe", "giraffes"],
  ["policeman", "policemen"],
  ["woman", "women"],
  ["foot", "feet"],
  ["tooth", "teeth"],
  ["goose", "geese"],
  ["mouse", "mice"],
  ["fish", "fishes"],
  ["child", "children"],
  ["octopus", "octopi"],
  ["die", "dice"],
])("more than one %s are %s", (one, several) => {
  expect(pluralsOf(one)).toContain(several);
});

test("no rule reaches further than it holds: capes are not caps", () => {
  expect(pluralsOf("cap")).toEqual(["caps"]);
  expect(pluralsOf("key")).toEqual(["keys"]);
  expect(pluralsOf("giraffe")).toEqual(["giraffes"]);
});
