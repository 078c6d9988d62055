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

/** Changes the letters of a string. */
type Change = (text: string) => string;

const asItIs: Change = (text) => text;
const replacer =
  ({ letter, by }: { readonly letter: string; readonly by: string }): Change =>
  (text) =>
    text.replace(letter, by);
const swapping =
  (at: number): Change =>
  (text) =>
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);

/** What a letter of a string can be replaced with: lookalikes that it does not have already. */
const replacementsOf = (text: string, letter: string, letterCase: LetterCase) =>
  lookalikesOf(letter, letterCase).filter(
    (other) => consonants.includes(other) && !text.includes(other),
  );

/**
 * Six different strings, the text first: each of three letters in one place, with or without another change, which is another
 * lookalike letter or two neighbors swapped. So no string has more in common with the others than the text.
 * @returns undefined if some of them would say something
 */
function drawNear(rng: Rng, text: string, letterCase: LetterCase): string[] | undefined {
  const own = text.split("");
  const replacements = own.map((letter) =>
    replacementsOf(text, letter, letterCase).map((by) => ({ letter, by })),
  );
  const swaps = own.slice(1).map((_, at) => swapping(at));
  const near = replacements.flatMap((ofOne) =>
    ofOne.flatMap((one, index) =>
      ofOne.slice(index + 1).flatMap((two) => {
        const apart = ({ letter, by }: typeof one) =>
          letter !== one.letter && by !== one.by && by !== two.by;
        const replacing = replacements.flat().filter(apart).map(replacer);
        const inPlace = [asItIs, replacer(one), replacer(two)];
        return [...replacing, ...swaps].map((also) => ({ inPlace, also }));
      }),
    ),
  );
  return rng
    .shuffle(near)
    .map(({ inPlace, also }) =>
      inPlace.map((change) => change(text)).flatMap((one) => [one, also(one)]),
    )
    .find((strings) => strings.every(saysNothing));
}

/** A string of different letters that says nothing, and has strings like it in either case. */
export function drawString(rng: Rng, length: number): string {
  const hasNear = (text: string) =>
    (["upper", "lower"] as const).every((one) => drawNear(rng, text, one) !== undefined);
  for (;;) {
    const text = rng.sample(consonants, length).join("");
    if (saysNothing(text) && hasNear(text)) return text;
  }
}

/**
 * Different letters that look like this one, or strings that differ from the text in one or two letters that look alike, or in the
 * order of two.
 * @param letterCase the case that they will be shown in
 * @param count up to 4 for a letter, up to 5 for a string
 * @throws RangeError when there are fewer
 */
export function nearStrings(
  rng: Rng,
  text: string,
  count: number,
  letterCase: LetterCase,
): string[] {
  if (text.length === 1) return rng.sample(lookalikesOf(text, letterCase), count);
  return rng.sample(drawNear(rng, text, letterCase)?.slice(1) ?? [], count);
}
