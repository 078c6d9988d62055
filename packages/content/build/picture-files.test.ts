import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { goods } from "../src/en/goods.ts";
import { town } from "../src/en/town.ts";
import { words } from "../src/en/words.ts";
import { picture } from "../src/pictures.ts";
import { fileHash, writePictures } from "./picture-files.ts";

describe("the pictures that ship", () => {
  const root = fileURLToPath(new URL("../", import.meta.url));

  const shipped = [...words, ...town.places, ...goods].map((named) => {
    const path = picture(named.picture);
    return { path, svg: readFileSync(join(root, path), "utf8") };
  });

  test("the picture of every word, place and good is there and named by its content", () => {
    const named = shipped.map(({ svg }) => `pictures/${fileHash(svg)}.svg`);
    expect(shipped.map(({ path }) => path)).toEqual(named);
  });

  test("every picture draws and does nothing else", () => {
    const drawing = /^<svg xmlns="[^"]+" viewBox="0 0 128 128">.*<\/svg>\n$/;
    const more = /<script|<style|href="(?!#)|\son\w+=/;
    const odd = shipped.filter(({ svg }) => !drawing.test(svg) || more.test(svg));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  test("a picture that is not in the set is an error, not a gap", () => {
    expect(() => picture("no-such-thing")).toThrow(RangeError);
  });
});

describe("building them", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "pictures-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const bodies = { sun: { body: '<circle r="9"/>' }, moon: { body: '<circle r="8"/>' } };
  const svgs = () => readdirSync(folder).filter((file) => file.endsWith(".svg"));

  test("building again changes nothing", () => {
    expect(writePictures(folder, { keys: ["sun", "moon", "sun"], bodies })).toBe(3);
    expect(writePictures(folder, { keys: ["moon", "sun"], bodies })).toBe(0);
    expect(svgs()).toHaveLength(2);
  });

  test("a picture drawn anew gets another name and the old one stays", () => {
    writePictures(folder, { keys: ["sun"], bodies });
    const [old] = svgs();
    writePictures(folder, { keys: ["sun"], bodies: { sun: { body: '<circle r="10"/>' } } });
    expect(svgs()).toHaveLength(2);
    expect(svgs()).toContain(old);
    expect(readFileSync(join(folder, "manifest.json"), "utf8")).not.toContain(old);
  });

  test("a key without a picture stops the build", () => {
    expect(() => writePictures(folder, { keys: ["star"], bodies })).toThrow('no "star"');
  });
});
