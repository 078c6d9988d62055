import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { actions } from "../../src/en/actions.ts";
import { sentences } from "../../src/en/sentences.ts";
import { picture } from "../../src/pictures.ts";
import { fileHash } from "../picture-files.ts";
import { toSvg } from "../svg.ts";
import { drawScene } from "./scene.ts";

const told = sentences.flatMap(({ scene, foils }) => [scene, ...foils.map((foil) => foil.scene)]);
const keys = [...new Set([...actions.map((action) => action.picture), ...told])];

const drawn = keys.flatMap((key) => {
  const body = drawScene(key);
  return body === undefined ? [] : [{ key, svg: toSvg(key, body) }];
});

const svgOf = (key: string) => drawn.find((one) => one.key === key)?.svg;

test("every scene that a sentence tells about is drawn", () => {
  expect(told.filter((key) => svgOf(key) === undefined)).toEqual([]);
});

test("what ships is what is drawn", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const stale = drawn.filter(({ key, svg }) => picture(key) !== `pictures/${fileHash(svg)}.svg`);
  expect(stale.map(({ key }) => key)).toEqual([]);
  for (const { key, svg } of drawn.slice(0, 20))
    expect(readFileSync(`${root}${picture(key)}`, "utf8")).toBe(svg);
});

test("no two scenes look the same, and each is small", () => {
  const bodies = [...new Set(told)].map((key) => drawScene(key));
  expect(new Set(bodies).size).toBe(new Set(told).size);
  expect(drawn.filter(({ svg }) => svg.length > 10_000).map(({ key }) => key)).toEqual([]);
});

test("coordinates are numbers: no joint is lost", () => {
  expect(drawn.filter(({ svg }) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
});

test("of two who do it to one another, either stands on either side", () => {
  const isMirrored = (key: string) => svgOf(key)?.includes("translate(128,0)scale(-1,1)") ?? false;
  const pairs = keys.filter((key) => key.startsWith("pair-"));
  const mirrored = pairs.filter(isMirrored).length;
  expect(mirrored).toBeGreaterThan(pairs.length / 4);
  expect(mirrored).toBeLessThan((pairs.length * 3) / 4);
  // Both orders face the same way: a person's side does not reveal whether they do it.
  expect(isMirrored("pair-push-man-woman")).toBe(isMirrored("pair-push-woman-man"));
});

test("a key that names nobody, nothing or no verb is no scene", () => {
  for (const key of [
    "action-ponder",
    "do-eat-apple-dog",
    "pair-push-man-nobody",
    "place-cat-in",
    "broom",
  ])
    expect(drawScene(key)).toBeUndefined();
  expect(() => drawScene("pair-push-dog-cat")).toThrow("no animal can push");
});
