import { randomBytes } from "node:crypto";

/** 32 characters that cannot be mistaken for one another: no I, no O, no 0, no 1. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const signs = 16;

/** 80 random bits, in four groups of four. */
export function newCardCode(): string {
  const drawn = [...randomBytes(signs)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return drawn.match(/.{4}/g)!.join("-");
}

/** The code however it is typed: case, spaces and dashes do not matter. */
export const cardSecret = (typed: string): string =>
  `card ${typed.toUpperCase().replace(/[^A-Z0-9]/g, "")}`;

/** Who made a card, from the data stored with it; not recorded for older ones. */
export const makerOf = ({ madeBy }: Readonly<Record<string, unknown>>): string | null =>
  typeof madeBy === "string" ? madeBy : null;
