import type { DocumentBlock } from "@regain/contract/entities/printed-document";
import { expect, test } from "vitest";
import { pdfText } from "../../testing/pdf-text.ts";
import { renderPdf } from "./render-pdf.ts";
import { runsOf } from "./typeface.ts";

const now = new Date("2026-03-02T15:00:00Z");

const made = async (...blocks: DocumentBlock[]) => {
  const document = { locale: "en-US", title: "A note", blocks, footer: "At the foot" };
  const bytes = await renderPdf(document, { now });
  return { text: pdfText(bytes), raw: Buffer.from(bytes).toString("latin1") };
};
const pagesOf = (raw: string) => raw.match(/\/Type \/Page\b/g)?.length;

test("each kind of block is written, in its order", async () => {
  const { text, raw } = await made(
    { kind: "heading", text: "First" },
    { kind: "paragraph", text: "A paragraph." },
    { kind: "list", isOrdered: true, items: ["one", "two"] },
    { kind: "list", isOrdered: false, items: ["point"] },
    { kind: "facts", rows: [{ name: "User name", value: "rosa" }] },
    { kind: "qr", text: "http://localhost/login", caption: "Point here." },
    {
      kind: "table",
      columns: [
        { title: "Exercise", isNumber: false },
        { title: "Level", isNumber: true },
      ],
      rows: [["Name the picture", "4"]],
    },
  );
  const words =
    "Regain,A note,First,A paragraph.,1.,one,2.,two,•,point,User name,rosa,Point here.,Exercise,Level,Name the picture,4,At the foot,1 / 1";
  expect(text.split("\n").join(",")).toBe(words);
  // Who has it read aloud hears what is a heading, a list, a table and a picture.
  for (const part of ["/H1", "/H2", "/LBody", "/TH", "/Figure", "/Lang (en-US)", "/Marked true"])
    expect(raw).toContain(part);
});

test("a long table goes on over the page, below its titles, and the pages are counted", async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`row ${index}`]);
  const { text, raw } = await made({
    kind: "table",
    columns: [{ title: "Exercise", isNumber: false }],
    rows,
  });
  const pages = pagesOf(raw)!;
  expect(pages).toBeGreaterThan(2);
  expect(text.match(/Exercise/g)).toHaveLength(pages);
  expect(text.match(/row \d+/g)).toHaveLength(90);
  expect(text).toContain(`${pages} / ${pages}`);
});

test("names of other countries are written with their letters", async () => {
  expect(runsOf("Łódź, ё")).toEqual([
    { subset: "latin-ext", text: "Ł" },
    { subset: "latin", text: "ód" },
    { subset: "latin-ext", text: "ź" },
    { subset: "latin", text: ", ?" },
  ]);
  const { text } = await made({ kind: "paragraph", text: "Łukasz Żak" });
  expect(text.replaceAll("\n", "")).toContain("Łukasz Żak");
});
