import type { Content } from "../content.ts";
import type { DocumentPart, DocumentPartKind } from "../page-types.ts";
import { type Markup, markup } from "./markup.ts";
import { page } from "./page.ts";

const listItems = (lines: readonly string[]) => lines.map((line) => markup`<li>${line}</li>\n`);

function fieldsMarkup({ fields }: DocumentPart<"fields">): Markup {
  const rows = fields.map(
    ([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>\n`,
  );
  return markup`<dl class="fields">\n${rows}</dl>\n`;
}

/** With roles, so that it stays a table for screen readers when narrow screens show each row as a list. */
function tableMarkup({ columns, rows }: DocumentPart<"table">): Markup {
  const heads = columns.map((column) => markup`<th role="columnheader" scope="col">${column}</th>`);
  const rowMarkup = ([first = "", ...others]: readonly string[]): Markup => {
    const cells = others.map(
      (cell, index) =>
        markup`<td role="cell"><span class="label">${columns[index + 1] ?? ""}</span><span>${cell}</span></td>`,
    );
    return markup`<tr role="row"><th role="rowheader" scope="row">${first}</th>${cells}</tr>\n`;
  };
  return markup`<table role="table" class="table columns-${columns.length}">
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">
${rows.map(rowMarkup)}</tbody>
</table>
`;
}

const markupOf: { readonly [Kind in DocumentPartKind]: (part: DocumentPart<Kind>) => Markup } = {
  heading: ({ text }) => markup`<h2>${text}</h2>\n`,
  text: ({ text }) => markup`<p>${text}</p>\n`,
  strong: ({ text }) => markup`<p><strong>${text}</strong></p>\n`,
  list: ({ lines }) => markup`<ul>\n${listItems(lines)}</ul>\n`,
  steps: ({ lines }) => markup`<ol>\n${listItems(lines)}</ol>\n`,
  fields: fieldsMarkup,
  table: tableMarkup,
};

const partMarkup = <Kind extends DocumentPartKind>(part: DocumentPart<Kind>): Markup =>
  markupOf[part.kind](part);

/** @returns undefined if there is no such document */
export function documentPage({ locale, documents }: Content, id: string): string | undefined {
  const document = documents.find((one) => one.id === id);
  if (!document) return undefined;
  const { kind, title, parts } = document;
  return page({
    locale,
    title,
    body: markup`<main class="document document-${kind}">
<h1>${title}</h1>
${parts.map(partMarkup)}</main>`,
  });
}
