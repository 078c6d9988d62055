import { expect, test } from "vitest";
import { picture } from "../pictures.ts";
import { repeated } from "../testing/repeated.ts";
import { people } from "./people.ts";

test("40 people, each with a name and a portrait that nobody else has", () => {
  expect(people).toHaveLength(40);
  expect(repeated(people.map(({ id }) => id))).toEqual([]);
  expect(repeated(people.map(({ name }) => name))).toEqual([]);
  expect(repeated(people.map((person) => picture(person.picture)))).toEqual([]);
});

test("half are women, half men, of every age", () => {
  for (const appearance of ["woman", "man"] as const) {
    const ages = people.filter((one) => one.appearance === appearance).map(({ age }) => age);
    expect(ages).toHaveLength(20);
    for (const age of ["young", "middle", "older"] as const)
      expect(ages.filter((one) => one === age).length, `${age} ${appearance}`).toBeGreaterThan(4);
  }
});

test("a name is one plain word", () => {
  expect(people.filter(({ name }) => !/^[A-Z][a-z]{2,7}$/.test(name))).toEqual([]);
});
