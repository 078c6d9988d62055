import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { people } from "../../src/en/people.ts";
import { picture } from "../../src/pictures.ts";
import { repeated } from "../../src/testing/repeated.ts";
import { toSvg } from "../svg.ts";
import { men } from "./looks-men.ts";
import { women } from "./looks-women.ts";
import type { Look } from "./look.ts";
import { portrait } from "./portrait.ts";
import { portraits } from "./portraits.ts";

const looks: readonly (readonly [string, Look])[] = Object.entries({ ...women, ...men });

test("every person has a portrait, and the one that ships is the one drawn here", () => {
  expect(Object.keys(portraits).toSorted()).toEqual(people.map((one) => one.picture).toSorted());
  const root = new URL("../../", import.meta.url);
  const stale = Object.entries(portraits).filter(
    ([key, { body }]) => readFileSync(new URL(picture(key), root), "utf8") !== toSvg(key, body),
  );
  expect(stale.map(([key]) => key)).toEqual([]);
});

test("a person's age is the one that is drawn", () => {
  const drawn = looks.map(([id, { age }]) => `${id} ${age}`);
  expect(people.map(({ id, age }) => `${id} ${age}`).toSorted()).toEqual(drawn.toSorted());
});

test("nobody shares hair, hair color and skin with anybody else", () => {
  const features = looks.map(([, { skin, hair, hairColor }]) => `${skin} ${hair} ${hairColor}`);
  expect(repeated(features)).toEqual([]);
});

test("no two people of one gender wear the same in the same color", () => {
  for (const group of [women, men])
    expect(
      repeated(Object.values(group).map((look) => `${look.clothes} ${look.clothesColor}`)),
    ).toEqual([]);
});

test("a scarf has a color of its own, hair that of the person", () => {
  const look: Look = {
    skin: "tan",
    hair: "headscarf",
    hairColor: "red",
    clothes: "tee",
    clothesColor: "navy",
    headwearColor: "teal",
    age: "young",
    lips: "plain",
  };
  expect(portrait(look)).toContain('d="M30 60C28 26 46 12 64 12C82 12 100 26 98 60');
  expect(portrait(look)).toContain("#2c8480");
  expect(portrait({ ...look, hair: "bob" })).not.toContain("#2c8480");
});
