import { randomBytes } from "node:crypto";

/** 32 signs that are not taken for one another: no I, no O, no 0, no 1. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const signs = 16;

/** 80 random bits, in four groups of four. */
export function newCardCode(): string {
  const drawn = [...randomBytes(signs)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return drawn.match(/.{4}/g)!.join("-");
}

/** The code however it is typed: small letters, blanks and dashes do not matter. */
export const cardSecret = (typed: string): string =>
  `card ${typed.toUpperCase().replace(/[^A-Z0-9]/g, "")}`;

/** Who made a card, by what is stored with it; of older ones nobody noted it. */
export const makerOf = ({ madeBy }: Readonly<Record<string, unknown>>): string | null =>
  typeof madeBy === "string" ? madeBy : null;
