/** Renders a document as plain text and as HTML, to be pasted into another record. */
import type { DocumentBlock, PrintedDocument } from "@regain/contract/entities/printed-document";
import type { Texts } from "./note-texts.ts";

type Kind = DocumentBlock["kind"];
type Block<Of extends Kind> = Extract<DocumentBlock, { kind: Of }>;
type Writers = { readonly [Of in Kind]: (block: Block<Of>) => string };

/** To be filled in by hand. */
const blank = "________________";

const factLine = ({ name, value, toFillIn }: Block<"facts">["rows"][number]) =>
  `${name}: ${toFillIn ? blank : value}`;

const asText: Writers = {
  heading: ({ text }) => `\n${text}`,
  paragraph: ({ text }) => text,
  list: ({ isOrdered, items }) =>
    items.map((item, at) => `${isOrdered ? `${at + 1}.` : "-"} ${item}`).join("\n"),
  facts: ({ rows }) => rows.map(factLine).join("\n"),
  table: ({ columns, rows }) =>
    [columns.map(({ title }) => title), ...rows].map((cells) => cells.join("\t")).join("\n"),
  qr: ({ text, caption }) => `${caption} ${text}`,
  writing: ({ heading, text }) => (text.trim() === "" ? "" : `\n${heading}\n${text.trim()}`),
};

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
const tag = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
const row = (cells: readonly string[], cell: "td" | "th") =>
  tag("tr", cells.map((text) => tag(cell, escaped(text))).join(""));

const asHtml: Writers = {
  heading: ({ text }) => tag("h3", escaped(text)),
  paragraph: ({ text }) => tag("p", escaped(text)),
  list: ({ isOrdered, items }) =>
    tag(isOrdered ? "ol" : "ul", items.map((item) => tag("li", escaped(item))).join("")),
  facts: ({ rows }) => tag("p", rows.map((one) => escaped(factLine(one))).join("<br>")),
  table: ({ columns, rows }) =>
    tag(
      "table",
      tag(
        "thead",
        row(
          columns.map(({ title }) => title),
          "th",
        ),
      ) + tag("tbody", rows.map((cells) => row(cells, "td")).join("")),
    ),
  qr: ({ text, caption }) => tag("p", escaped(`${caption} ${text}`)),
  writing: ({ heading, text }) =>
    text.trim() === ""
      ? ""
      : tag("h3", escaped(heading)) + tag("p", escaped(text.trim()).replaceAll("\n", "<br>")),
};

const write = (writers: Writers, block: DocumentBlock): string =>
  (writers[block.kind] as (block: DocumentBlock) => string)(block);

export function documentText({ title, subtitle, blocks, footer }: PrintedDocument): string {
  const parts = blocks.map((block) => write(asText, block)).filter((part) => part !== "");
  return [title, subtitle ?? "", ...parts, "", footer].join("\n");
}

export function documentHtml({ title, subtitle, blocks, footer }: PrintedDocument): string {
  const parts = blocks.map((block) => write(asHtml, block));
  const head = tag("h2", escaped(title)) + (subtitle ? tag("p", escaped(subtitle)) : "");
  return head + parts.join("") + tag("p", escaped(footer));
}

/** The document with the text as currently typed. */
export const withTexts = (document: PrintedDocument, texts: Texts): PrintedDocument => ({
  ...document,
  blocks: document.blocks.map((block) =>
    block.kind === "writing"
      ? { ...block, text: texts[block.id as keyof Texts] ?? block.text }
      : block,
  ),
});
