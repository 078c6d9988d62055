/** How written English is said: numbers, money, times, units and signs in words. */
import { digitWords, numberWords, ordinalWords } from "./number-words.ts";

export interface SpokenWord {
  /** Lower case, letters and apostrophes only. */
  readonly word: string;
  /** The index of the written word it belongs to, splitting at spaces. */
  readonly from: number;
  /** The sign that ends a phrase or a sentence after it. */
  readonly pause?: "," | "." | "?";
}

const number = (digits: string) => numberWords(Number(digits.replaceAll(",", "")));
const counted = (digits: string, one: string, many: string) => [
  ...number(digits),
  Number(digits.replaceAll(",", "")) === 1 ? one : many,
];

/** The names of the letters, spelled so that a synthesizer says them. */
const letters =
  "ay bee see dee ee eff gee aitch eye jay kay ell em en oh pee cue are ess tee you vee double-you ex why zee";
const letterNames = letters.split(" ").map((name) => name.split("-"));
const letterName = (letter: string) =>
  letterNames[(letter.toLowerCase().codePointAt(0) ?? 97) - 97] ?? [];

function money(dollars: string, cents = "00"): string[] {
  const parts = [
    ...(Number(dollars.replaceAll(",", "")) > 0 || cents === "00"
      ? [counted(dollars, "dollar", "dollars")]
      : []),
    ...(cents === "00" ? [] : [counted(cents, "cent", "cents")]),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : ["and", ...part]));
}

function minutes(digits: string): string[] {
  if (digits === "00") return [];
  return digits.startsWith("0") ? ["oh", ...number(digits)] : number(digits);
}

const shortNames: Readonly<Record<string, readonly string[]>> = {
  "+": ["plus"],
  "−": ["minus"],
  "-": ["minus"],
  "×": ["times"],
  "÷": ["divided", "by"],
  "=": ["equals"],
  "&": ["and"],
  "%": ["percent"],
  "1/2": ["one", "half"],
  "1/3": ["one", "third"],
  "2/3": ["two", "thirds"],
  "1/4": ["one", "quarter"],
  "3/4": ["three", "quarters"],
  "a.m.": letterName("a").concat(letterName("m")),
  "p.m.": letterName("p").concat(letterName("m")),
  "dr.": ["doctor"],
  "mr.": ["mister"],
  "mrs.": ["missus"],
  "ms.": ["miz"],
  "st.": ["street"],
  "ave.": ["avenue"],
  mg: ["milligrams"],
  ml: ["milliliters"],
  oz: ["ounces"],
  lb: ["pounds"],
  "°f": ["degrees", "fahrenheit"],
  "°": ["degrees"],
};

const initialisms = new Set(["TV", "ID", "ATM", "MRI", "CD", "DVD", "USB", "PC", "AM", "PM"]);

/** How a written word of a certain form is said. The first rule that matches applies. */
const rules: readonly (readonly [RegExp, (...parts: string[]) => readonly string[]])[] = [
  [/^\$([\d,]+)(?:\.(\d\d))?$/, (dollars, cents) => money(dollars ?? "", cents)],
  [/^(\d+)[¢]$/, (cents) => counted(cents ?? "", "cent", "cents")],
  [/^(\d{1,2}):(\d\d)$/, (hour, rest) => [...number(hour ?? ""), ...minutes(rest ?? "")]],
  [/^(\d{3})-(\d{4})$/, (...parts) => parts.flatMap(digitWords)],
  [/^(\d{3})-(\d{3})-(\d{4})$/, (...parts) => parts.flatMap(digitWords)],
  [/^([\d,]+)(?:st|nd|rd|th)$/i, (digits) => ordinalWords(Number(digits?.replaceAll(",", "")))],
  [/^([\d,]+)%$/, (digits) => [...number(digits ?? ""), "percent"]],
  [/^#(\d+)$/, (digits) => ["number", ...number(digits ?? "")]],
  [/^[−-](\d+)$/, (digits) => ["minus", ...number(digits ?? "")]],
  [
    /^([\d,]+)\.(\d+)$/,
    (whole, rest) => [...number(whole ?? ""), "point", ...digitWords(rest ?? "")],
  ],
  [/^(\d[\d,]*)$/, (digits) => number(digits ?? "")],
  [
    /^(\d[\d,]*)[–-](\d[\d,]*)$/,
    (low, high) => [...number(low ?? ""), "to", ...number(high ?? "")],
  ],
  [
    /^([\d.,]+)(°F?|mg|ml|oz|lb)$/i,
    (digits, unit) => [...inWords(digits ?? ""), ...inWords(unit ?? "")],
  ],
];

/** A number, a letter as in T-shirt, or a word. */
function ofOneKind(part: string): string[] {
  if (/^\d/.test(part)) return number(part);
  return /^[b-hj-z]$/.test(part) ? letterName(part) : [part];
}

const plainWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[^a-z0-9']+/)
    .map((part) => part.replace(/^'+|'+$/g, ""))
    .flatMap((part) => part.match(/\d+|[a-z']+/g) ?? [])
    .flatMap(ofOneKind);

function inWords(text: string): readonly string[] {
  const short = shortNames[text.toLowerCase()];
  if (short) return short;
  for (const [shape, words] of rules) {
    const found = shape.exec(text);
    if (found) return words(...found.slice(1));
  }
  if (initialisms.has(text)) return text.split("").flatMap(letterName);
  return plainWords(text);
}

/** A letter that stands for itself. `A` and `I` are words, unless nothing else is said. */
const isLetter = (text: string, isAlone: boolean) =>
  /^[a-z]$/i.test(text) && (isAlone || !/^[ai]$/i.test(text));

/** A capital A within a sentence is not an article: start at A. */
const isNamedA = (tokens: readonly string[], index: number) =>
  /^A\b(?!')/.test(tokens[index] ?? "") && /[\w,;]$/.test(tokens[index - 1] ?? "");

/** The end of a phrase within a sentence is a short pause, the end of a sentence a long one. */
function pauseOf(ending: string): SpokenWord["pause"] {
  if (ending.includes("?")) return "?";
  if (/[.!…:]/.test(ending)) return ".";
  return /[,;–—]/.test(ending) ? "," : undefined;
}

const shape = /^([("'“‘[]*)(.*?)([)"'”’\],;:.!?…–—]*)$/su;

function spokenToken(token: string, isAlone: boolean): Omit<SpokenWord, "from">[] {
  const isShort = token.toLowerCase().replace(/[,;:!?]+$/, "") in shortNames;
  const [, , inner = "", end = ""] = shape.exec(token) ?? [];
  const core = isShort ? token.replace(/[,;:!?]+$/, "") : inner;
  const words = isLetter(core, isAlone) ? letterName(core) : inWords(core);
  const pause = pauseOf(isShort ? token.slice(core.length) : end);
  return words.map((word, index) => ({
    word,
    ...(pause && index === words.length - 1 ? { pause } : {}),
  }));
}

const month =
  /^(January|February|March|April|May|June|July|August|September|October|November|December)$/;

/**
 * Numbers whose reading depends on their context: 3:00 is three o'clock, but 3:00 p.m. is three p.m.; May 2
 * is May second.
 */
function inContext(tokens: readonly string[]): string[] {
  return tokens.map((token, index) => {
    if (month.test(tokens[index - 1] ?? ""))
      return token.replace(/^(\d{1,2})(?!\d|st|nd|rd|th)/, "$1th");
    const isHalfDay = /^[ap]\.?m\b/i.test(tokens[index + 1] ?? "");
    return isHalfDay ? token : token.replace(/^(\d{1,2}):00/, "$1 o'clock");
  });
}

/** A line that ends without punctuation, like a heading, is followed by a pause. */
const withLineEnds = (text: string) => text.replace(/([^\s,;:.!?…])(?=[^\S\n]*\n)/g, "$1.");

/**
 * The words of a text as they are said, in order. What has no sound of its own (a dash, a gap to be filled)
 * yields none.
 */
export function spoken(text: string): SpokenWord[] {
  const tokens = inContext(withLineEnds(text).match(/\S+/g) ?? []);
  return tokens.flatMap((token, from) => {
    const isAlone = tokens.length === 1 || isNamedA(tokens, from);
    return token
      .split(" ")
      .flatMap((part) => spokenToken(part, isAlone))
      .map((word) => ({ ...word, from }));
  });
}

/** What a voice is given to say: the words with their pauses, except for a plain end. */
export const said = (words: readonly SpokenWord[]): string =>
  words
    .map(({ word, pause = "" }) => word + pause)
    .join(" ")
    .replace(/[,.]$/, "");
