import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { expect, it } from "vitest";
import { documentHtml, documentText, withTexts } from "./document-text.ts";

const document: PrintedDocument = {
  locale: "en-US",
  title: "Progress Note",
  subtitle: "Rosa",
  blocks: [
    {
      kind: "facts",
      rows: [
        { name: "Items", value: "20" },
        { name: "Password", value: "", toFillIn: true },
      ],
    },
    { kind: "writing", id: "subjective", heading: "Subjective", text: "" },
    { kind: "heading", text: "Exercises" },
    {
      kind: "table",
      columns: [
        { title: "Exercise", isNumber: false },
        { title: "Level", isNumber: true },
      ],
      rows: [["Sums <10>", "4"]],
    },
    { kind: "list", isOrdered: false, items: ["One & two"] },
    { kind: "writing", id: "plan", heading: "Plan", text: "Go on.\nTwice a week." },
  ],
  footer: "Page of Rosa",
};

it("is copied as text, figures in columns, what is empty left out", () => {
  expect(documentText(document)).toBe(
    [
      "Progress Note",
      "Rosa",
      "Items: 20",
      "Password: ________________",
      "",
      "Exercises",
      "Exercise\tLevel",
      "Sums <10>\t4",
      "- One & two",
      "",
      "Plan",
      "Go on.",
      "Twice a week.",
      "",
      "Page of Rosa",
    ].join("\n"),
  );
});

it("is copied as HTML in which no text is markup", () => {
  const html = documentHtml(document);
  expect(html).toContain("<td>Sums &lt;10&gt;</td>");
  expect(html).toContain("<li>One &amp; two</li>");
  expect(html).toContain("<p>Go on.<br>Twice a week.</p>");
  expect(html).not.toContain("Subjective");
});

it("says what is written at this moment", () => {
  const text = documentText(withTexts(document, { subjective: "Tired.", plan: "" }));
  expect(text).toContain("Subjective\nTired.");
  expect(text).not.toContain("Go on.");
});
