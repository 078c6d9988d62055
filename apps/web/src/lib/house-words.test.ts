import { english } from "@regain/content/en/content";
import { fieldMessages } from "@regain/contract/field-messages";
import { expect, test } from "vitest";
import { catalogAreas, entriesOf } from "./catalog-entries.fixture.ts";

/** Words that texts do not use, each with the one that they use instead, so that a thing has one name everywhere. */
const retired: readonly (readonly [RegExp, string])[] = [
  [/\bgo(?:es)? on\b/i, "continue"],
  [/\bshows? here\b/i, "appears here"],
  [/\bput aside\b/i, "dismissed; downloaded"],
  [/\bre-admi/i, "readmit"],
  [/\bbeside\b/i, "next to"],
  [/\banew\b/i, "again"],
  [/\bonce more\b/i, "again"],
  [/\bat once\b/i, "right away"],
  [/\bafterwards\b/i, "later"],
  [/\bany more\b/i, "anymore"],
  [/\bwhoever\b/i, "anyone who"],
  [/\bfor instance\b/i, "for example"],
  [/\bfor example(?![,:])/i, "for example, with its comma"],
  [/\be-mail/i, "email"],
  [/\bsign(?:ed|s|ing)? (?:in|out)\b/i, "log in, log out"],
  [
    /\b\w*(?:colour|organis|recognis|behaviour|favourite|licence|programme|practis)\w*/i,
    "American",
  ],
];

/** As the specification words them. */
const specified: ReadonlySet<string> = new Set([
  "Last sign in",
  "Microphone access is required to practise this type of exercise. Please allow it and refresh the page",
]);

/** The sentences and labels in a part of the content: what has a space or begins with a capital letter. */
function textsIn(part: unknown): string[] {
  if (typeof part === "string") return /\s|^[A-Z]/.test(part) ? [part] : [];
  if (typeof part !== "object" || part === null) return [];
  return Object.values(part).flatMap(textsIn);
}

const { messages, letters, mails, auditTexts, billingTexts, caseloadTexts, institutionTexts } =
  english;
const { noteTexts, assessment, ownItemTexts, drawingTexts, fhirTexts, exercises } = english;

const spoken = {
  messages,
  letters,
  mails,
  auditTexts,
  billingTexts,
  caseloadTexts,
  institutionTexts,
  noteTexts,
  assessment,
  ownItemTexts,
  drawingTexts,
  fhirTexts,
  exercises,
  fieldMessages,
};

const areas = [
  ...catalogAreas().map((area) => [area, entriesOf(area).map(({ text }) => text)] as const),
  ...Object.entries(spoken).map(([name, part]) => [name, textsIn(part)] as const),
];

test.each(areas)("the texts of %s use the words of the house", (_, texts) => {
  const faults = texts
    .filter((text) => !specified.has(text))
    .flatMap((text) =>
      retired.filter(([word]) => word.test(text)).map(([, instead]) => `${text} -> ${instead}`),
    );
  expect(faults).toEqual([]);
});

test("enough texts are read", () => {
  expect(areas.flatMap(([, texts]) => texts).length).toBeGreaterThan(3_000);
});
