import type { DocumentBlock } from "@regain/contract/entities/printed-document";
import { setImmediate } from "node:timers/promises";
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
  // Someone who has it read aloud hears what is a heading, a list, a table and a picture.
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

test.each([
  ["≥80% → level 3, ≤20 min, ≈5 µg", ">=80% -> level 3, <=20 min, ~5 ug"],
  ["Fatigue ↑, pain↓ (↑3)", "Fatigue up, pain down (up 3)"],
  ["1\tre\u2011test\u202F5′ 3″ 2‰\r", "1 re-test 5' 3\" 2 per mille"],
  ["Nguyễn Thị", "Nguyen Thi"],
  ["Nguyễn".normalize("NFD"), "Nguyen"],
  ["a\u200Bb\uFE0F", "ab"],
  ["−40 to +5 °C, 2 × 3½", "−40 to +5 °C, 2 × 3½"],
  ["10⁵ 茶 ☐", "10? ? ?"],
])(
  "what has no letter in the family is written in others that say the same: %s",
  async (text, said) => {
    expect(runsOf(text).map((run) => run.text)).toEqual([said]);
    expect((await made({ kind: "paragraph", text })).text.split("\n")).toContain(said);
  },
);

test("a text of several lines keeps them, and a cell is as high as what is written in it", async () => {
  expect(runsOf("one\ntwo").map(({ text }) => text)).toEqual(["one\ntwo"]);
  const columns = [{ title: "Plan", isNumber: false }];
  const pages = async (cell: string) =>
    pagesOf(
      (await made({ kind: "table", columns, rows: Array.from({ length: 30 }, () => [cell]) })).raw,
    );
  expect(await pages("‰ ".repeat(40))).toBe(await pages("per mille ".repeat(40)));
});

test("the words of a full table's titles stay whole", async () => {
  const titles = ["Exercise", "Level", "Items", "Right without help", "Right with help", "Time"];
  const columns = titles.map((title, at) => ({ title, isNumber: at > 0 }));
  const row = ["Written word to picture, both ways round", "10", "25", "100%", "100%", "12.5 s"];
  const { text } = await made({ kind: "table", columns, rows: [row] });
  const words = text.split(/\s+/);
  for (const word of titles.join(" ").split(" ")) expect(words).toContain(word);
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => [`row ${index}`]);
const columns = [{ title: "Exercise", isNumber: false }];

test.each<[string, DocumentBlock[]]>([
  ["one long table", [{ kind: "table", columns, rows: rowsOf(300) }]],
  ["a long list", [{ kind: "list", isOrdered: true, items: rowsOf(300).flat() }]],
  [
    "much that was written",
    [{ kind: "writing", id: "plan", heading: "Plan", text: rowsOf(300).join("\n") }],
  ],
  ["many blocks", rowsOf(300).map(([text]) => ({ kind: "paragraph", text: text! }))],
])("all else has its turn many times while %s is drawn", async (_, blocks) => {
  let turns = 0;
  const done = new AbortController();
  const others = (async () => {
    while (!done.signal.aborted) {
      await setImmediate();
      turns += 1;
    }
  })();
  await made(...blocks);
  done.abort();
  await others;
  expect(turns).toBeGreaterThanOrEqual(30);
});

test("who wants many at once holds nobody up for longer than one takes, and five may wait", async () => {
  const done: string[] = [];
  const document = { locale: "en-US", title: "A note", blocks: [], footer: "" };
  const wants = (whose: string) =>
    renderPdf(document, { now }, { whose }).then(
      () => done.push(whose),
      (error: { code: string }) => done.push(error.code),
    );
  const all = [...Array.from({ length: 7 }, () => wants("dana")), wants("nils")];
  await Promise.all(all);
  expect(done.slice(0, 3)).toEqual(["unavailable", "dana", "nils"]);
  expect(done.slice(3)).toEqual(Array(5).fill("dana"));
});
