import { expect, test } from "vitest";
import { foilsFor, symbolCode, symbolImage, symbols } from "./symbols.ts";

test("no two symbols are drawn alike", () => {
  const drawings = symbols.map((symbol) => JSON.stringify(symbolImage(symbol)));
  expect(new Set(drawings).size).toBe(symbols.length);
});

test("foils are as like the target as asked for, and never the target", () => {
  const target = { outline: "circle", mark: "tee", turn: 90 } as const;
  const unlike = foilsFor([target], "unlike");
  expect(unlike.some(({ outline, mark }) => outline === "circle" || mark === "tee")).toBe(false);

  const outline = foilsFor([target], "outline");
  expect(outline.every((foil) => foil.outline === "circle" && foil.mark !== "tee")).toBe(true);

  const turned = foilsFor([target], "turn").map(symbolCode);
  expect(turned.toSorted()).toEqual(["circle-tee-0", "circle-tee-180", "circle-tee-270"]);
});

test("with two targets, neither is a foil of the other", () => {
  const first = { outline: "square", mark: "bar", turn: 0 } as const;
  const second = { outline: "square", mark: "flag", turn: 180 } as const;
  const codes = foilsFor([first, second], "outline").map(symbolCode);
  expect(codes).not.toContain(symbolCode(first));
  expect(codes).not.toContain(symbolCode(second));
  for (const target of [first, second])
    for (const turned of foilsFor([target], "turn"))
      expect(codes).not.toContain(symbolCode(turned));
});
