import * as z from "zod/mini";

/** A document for paper or screen, as data, so that a PDF and a screen show the same. */

const heading = z.object({ kind: z.literal("heading"), text: z.string() });
const paragraph = z.object({ kind: z.literal("paragraph"), text: z.string() });
const list = z.object({
  kind: z.literal("list"),
  /** Numbered, if the order matters. */
  isOrdered: z.boolean(),
  items: z.array(z.string()),
});
/** Names and their values; what is to be filled in by hand is a line to write on. */
const facts = z.object({
  kind: z.literal("facts"),
  rows: z.array(
    z.object({ name: z.string(), value: z.string(), toFillIn: z.optional(z.literal(true)) }),
  ),
});
/** What a person writes below a heading; empty until it is written, and left out on paper while empty. */
const writing = z.object({
  kind: z.literal("writing"),
  /** Identifies it for screens that show a field in its place. */
  id: z.string(),
  heading: z.string(),
  text: z.string(),
});
const table = z.object({
  kind: z.literal("table"),
  /** Numbers are aligned to the end of their column. */
  columns: z.array(z.object({ title: z.string(), isNumber: z.boolean() })),
  /** A cell for each column. */
  rows: z.array(z.array(z.string())),
});
const qr = z.object({
  kind: z.literal("qr"),
  /** What it encodes. */
  text: z.string(),
  caption: z.string(),
});

export const documentBlock = z.discriminatedUnion("kind", [
  heading,
  paragraph,
  list,
  facts,
  table,
  qr,
  writing,
]);
export type DocumentBlock = z.output<typeof documentBlock>;

export const printedDocument = z.object({
  /** BCP 47. */
  locale: z.string(),
  title: z.string(),
  /** Below the title, such as whose it is. */
  subtitle: z.optional(z.string()),
  blocks: z.array(documentBlock),
  /** At the foot of every page. */
  footer: z.string(),
});
export type PrintedDocument = z.output<typeof printedDocument>;
