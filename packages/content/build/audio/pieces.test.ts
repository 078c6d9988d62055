import { spoken } from "@regain/content/en/spoken";
import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

const shapes =
  "circle,square,star,heart,cross,moon,arrow,triangle,diamond,pentagon,hexagon,crescent".split(",");
const directions = shapes.flatMap((one) =>
  shapes.filter((other) => other !== one).map((other) => `Touch the ${one}, then the ${other}.`),
);

test("what many texts share is one piece, and no piece runs over a pause", () => {
  const pieces = piecesOf(directions.map(spoken));
  expect(pieces).toContain("touch the star");
  expect(pieces).toContain("then the moon");
  expect([...pieces].filter((piece) => piece.includes("star then"))).toEqual([]);
});

test("every single word is one too, so that a text that was never met can be said", () => {
  const pieces = piecesOf([spoken("What is 45 plus 37?")]);
  expect([...pieces].toSorted()).toEqual([
    "five",
    "forty",
    "is",
    "plus",
    "seven",
    "thirty",
    "what",
  ]);
});
