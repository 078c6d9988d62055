import { gradeOf, longSentences, withFigures, wordsOf } from "@regain/content/testing/readability";
import { describe, expect, it } from "vitest";
import { entriesOf } from "./catalog-entries.fixture.ts";

/** Areas whose texts patients read, and the files in them that only clinicians see. */
const patientAreas = [
  "session",
  "own-items",
  "reminders",
  "survey",
  "consult",
  "calendar",
  "account",
  "identity",
  "activation",
  "signup",
  "diagnosis",
  "billing",
  "report",
  "shell",
  "dashboard",
  "refusals",
  "links",
  "messaging",
  "site",
  "export",
  "tracking",
];
const forClinicians =
  /\/(?:patient-items-screen|clinic-practice|sign-in-card|patient-export-screen)\.tsx/;

/** Sentences from the specification, used verbatim. */
const specified: ReadonlySet<string> = new Set([
  "We were unable to update your payment information for some reason, please try again",
  "Unable to resend verification code. Please start over by entering username and password.",
  "The invitation has expired, please re-request invitation one more time.",
  "People who practice at home do four times more therapy.",
  "Please enter a valid URL -  should start with http:// or https:// without spaces.",
  "Please reach out to Customer Support at 2 or 2 if the error persists.",
  "Please contact customer support at 2 or 2 if you need further assistance!",
  "Regain provides no rehabilitation services and does not guarantee improvement in brain function.",
]);

const branches = /\{\w+, (?:plural|select),((?: (?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+)\}/;

/** A message in each of its plural or select variants, without its markup. */
function saidAs(text: string): string[] {
  const found = branches.exec(text);
  if (!found) return [withFigures(text.replaceAll(/<\/?\d+\/?>/g, "").replaceAll("#", "2"))];
  const ways = [...(found[1] ?? "").matchAll(/ (?:=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g)];
  return ways.flatMap(([, way = ""]) => saidAs(text.replace(found[0], way)));
}

it("a message that counts is read in each of its ways", () => {
  const counting = "It takes {0, plural, one {# minute} other {# minutes}}. Go on, {name}.";
  expect(saidAs(counting)).toEqual([
    "It takes 2 minute. Go on, 2.",
    "It takes 2 minutes. Go on, 2.",
  ]);
});

/** A number in words; `one` is usually not a number. */
const spelledNumber = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

/** The highest reading grade for a whole area, and for a single text: the formula varies by two grades on few words. */
const hardestGrade = { area: 6, text: 8 } as const;
const fewestWords = 10;

describe.each(patientAreas)("the words of %s", (area) => {
  const entries = entriesOf(area).filter(({ places }) => !forClinicians.test(places));
  const texts = entries.flatMap(({ text }) => saidAs(text)).filter((text) => !specified.has(text));

  it("come in sentences of 12 words or fewer", () => {
    expect(entries.length).toBeGreaterThan(5);
    const long = texts.flatMap(longSentences);
    expect(long.filter((sentence) => !specified.has(sentence))).toEqual([]);
  });

  it("are read by who was six years at school", () => {
    const whole = texts.filter((text) => /[.?!]$/.test(text) && wordsOf(text).length > 2);
    expect(gradeOf(whole.join(" "))).toBeLessThanOrEqual(hardestGrade.area);
    const hard = whole.filter(
      (text) => wordsOf(text).length >= fewestWords && gradeOf(text) > hardestGrade.text,
    );
    expect(hard).toEqual([]);
  });

  it("have numerals for figures", () => {
    // What is to be said aloud is in quotation marks, and spelled out.
    const read = texts.map((text) => text.replaceAll(/“[^”]*”/g, ""));
    expect(read.filter((text) => spelledNumber.test(text))).toEqual([]);
  });
});
