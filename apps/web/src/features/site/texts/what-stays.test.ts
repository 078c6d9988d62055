import { expect, test } from "vitest";
import { eula } from "./eula.ts";
import { privacy } from "./privacy.ts";
import type { SiteText } from "./text.ts";

const sentences = ({ parts }: SiteText): string =>
  parts.flatMap(({ paragraphs }) => paragraphs.map(({ message }) => message)).join("\n");

test("the agreement does not promise that everything goes, and leads to what says what stays", () => {
  expect(sentences(eula)).not.toMatch(/all your data/i);
  expect(sentences(eula)).toContain("“Privacy” page says what stays.");
});

test.each([
  ["the trail, with addresses (decision 173)", /is kept for 6 years.*from which internet address/],
  ["receipts (decision 51)", /Receipts stay/],
  ["admins of the institution (decision 54)", /admins see your name/],
  ["who helps from the command line (decision 59)", /support team sees your name/],
  ["who reads what patients are asked (decision 57)", /We read what you answer in our surveys/],
])("privacy names %s", (_, said) => {
  expect(sentences(privacy)).toMatch(said);
  expect(sentences(privacy)).not.toContain("Nobody else");
});
