import { expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { allTokens, differences, drawFoils, type Token } from "./tokens.ts";

const target: Token = { shape: "circle", colour: "red", size: "small" };

test("close foils make each word of the direction count: size, color and shape", () => {
  const foils = drawFoils(createRng("close"), [target], { count: 3, isSized: true, isClose: true });
  expect(foils.map((foil) => differences(target, foil))).toEqual([["size"], ["colour"], ["shape"]]);
});

test("other foils share neither shape nor color with anything", () => {
  const medium: Token = { ...target, size: "medium" };
  const foils = drawFoils(createRng("far"), [medium], { count: 3, isSized: false, isClose: false });
  const board = [medium, ...foils];
  expect(new Set(board.map(({ shape }) => shape)).size).toBe(4);
  expect(new Set(board.map(({ colour }) => colour)).size).toBe(4);
});

test("no two foils are the same token", () => {
  const targets = allTokens(true).slice(0, 4);
  const foils = drawFoils(createRng("many"), targets, { count: 8, isSized: true, isClose: true });
  const board = [...targets, ...foils].map((token) => JSON.stringify(token));
  expect(new Set(board).size).toBe(12);
});
