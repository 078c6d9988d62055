import { expect, test } from "vitest";
import { longSentences, withFigures } from "../testing/readability.ts";
import { billingTexts } from "./billing-texts.ts";
import { type LetterKind, letters } from "./letters.ts";
import { mails } from "./mails.ts";

type Texts = { readonly [key: string]: string | readonly string[] | Texts };

const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => {
    if (typeof text === "string") return [text];
    return "map" in text ? [...(text as readonly string[])] : textsOf(text);
  });

/** Letters that no patient gets. */
const notForPatients: ReadonlySet<LetterKind> = new Set<LetterKind>([
  "singleSignOnOn",
  "singleSignOnOff",
  "welcomeClinician",
  "patientHandedOver",
  "clinicianRemoved",
  "clinicianLeaves",
  "clinicianStays",
  "scholarshipForSupport",
  "appointmentForSupport",
]);

const forPatients = Object.entries(letters)
  .filter(([kind]) => !notForPatients.has(kind as LetterKind))
  .map(([, letter]) => letter);

test("what patients are written comes in sentences of 12 words or fewer", () => {
  const texts = [...forPatients.flatMap(textsOf), ...textsOf(mails), ...textsOf(billingTexts)];
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.map(withFigures).flatMap(longSentences)).toEqual([]);
});
