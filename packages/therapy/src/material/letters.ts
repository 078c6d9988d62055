/** Letters that look alike, and strings of them for matching. */
import type { Rng } from "../rng.ts";

export type LetterCase = "upper" | "lower";

/** Letters to match. I and l are left out: in many fonts they look the same. */
export const letters = "abcdefghjkmnopqrstuvwxyz".split("");

/** The letters whose capital and small form differ in shape; the others can be matched without being read. */
export const changingShape = letters.filter((letter) => !"copsuvwxz".includes(letter));

/** What strings are made of: without vowels they never make a word. */
const consonants = changingShape.filter((letter) => !"aey".includes(letter));

/** Abbreviations that would still be read. Those of two letters count only on their own, longer ones anywhere. */
const alone =
  "bj bm bs cd cm dc dj dr ft gb hd hj hp hr hz jr kb kg km mb md mf mg mm mr ms pc pm ps pt rn rx sr ss st tb tv vd vs wc";
const anywhere =
  "bbc bch bdsm bff brr cbs cck cnt dck dmb dmn dmt dmv dnr dth dvd fck ffs fgg fgt fkn ghb gps grr hmm hpv jfk " +
  "kfc kgb kkk kms mph mtv nbc ngg ngr nsfw nth nzs pbs pdf pms prn pst ptsd pvc rpm rtrd shh sht smh sms ssn " +
  "std tbd thc trd tsk vhs wnk wtf www xxx";
const shortForms = { alone: alone.split(" "), anywhere: anywhere.split(" ") };

/** Letters grouped by similar shape. */
const alike: Record<LetterCase, readonly string[]> = {
  lower: ["bdpqg", "hnmru", "ceoas", "tfkjr", "vwyxz", "kxhb", "gqyjp"],
  upper: ["EFTHK", "OQCGDU", "PRBDF", "MNWVH", "KXYVZ", "JTUYS", "SZBEC", "AVHWM"],
};

/** The text in capitals or in small letters. */
export const inCase = (text: string, letterCase: LetterCase): string =>
  letterCase === "upper" ? text.toUpperCase() : text.toLowerCase();

/** The letters that look like this one in that case, in lower case, without itself. */
export function lookalikesOf(letter: string, letterCase: LetterCase): string[] {
  const shown = inCase(letter, letterCase);
  const groups = alike[letterCase].filter((group) => group.includes(shown));
  return [...new Set(groups.join("").toLowerCase())].filter((other) => other !== letter);
}

/** The letters that look like neither it nor anything it looks like, in lower case. */
export function unlikeOf(letter: string, letterCase: LetterCase): string[] {
  const near = lookalikesOf(letter, letterCase);
  return letters.filter((other) => other !== letter && !near.includes(other));
}

const saysNothing = (text: string) =>
  !shortForms.alone.includes(text) && !shortForms.anywhere.some((short) => text.includes(short));

/**
 * The text with one letter replaced by a lookalike, or with two neighbors swapped; for a single letter any
 * lookalike, for a string only changes that say nothing.
 */
function changesOf(text: string, letterCase: LetterCase): string[] {
  const isString = text.length > 1;
  const changes = text.split("").flatMap((letter, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const replaced = lookalikesOf(letter, letterCase)
      .filter((other) => !isString || consonants.includes(other))
      .map((other) => before + other + after);
    const swapped = before + after.slice(0, 1) + letter + after.slice(1);
    return [...replaced, swapped];
  });
  return [...new Set(changes)].filter((change) => change !== text && saysNothing(change));
}

/**
 * A string of different letters that says nothing.
 * @param near how many strings like it there must be in either case
 */
export function drawString(rng: Rng, length: number, near: number): string {
  const hasNear = (text: string) =>
    (["upper", "lower"] as const).every((one) => changesOf(text, one).length >= near);
  for (;;) {
    const text = rng.sample(consonants, length).join("");
    if (saysNothing(text) && hasNear(text)) return text;
  }
}

/**
 * Different strings that differ from the text in one lookalike letter, or in the order of two letters.
 * @param letterCase the case that they will be shown in
 * @throws RangeError when there are fewer
 */
export const nearStrings = (
  rng: Rng,
  text: string,
  count: number,
  letterCase: LetterCase,
): string[] => rng.sample(changesOf(text, letterCase), count);
