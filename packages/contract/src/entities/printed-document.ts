import * as z from "zod/mini";

/** What is read on paper or as a page: data, so that a PDF and a screen show the same. */

const heading = z.object({ kind: z.literal("heading"), text: z.string() });
const paragraph = z.object({ kind: z.literal("paragraph"), text: z.string() });
const list = z.object({
  kind: z.literal("list"),
  /** Numbered, where the order counts. */
  isOrdered: z.boolean(),
  items: z.array(z.string()),
});
/** Names and what they stand for; what is to be filled in by hand is a line to write on. */
const facts = z.object({
  kind: z.literal("facts"),
  rows: z.array(
    z.object({ name: z.string(), value: z.string(), toFillIn: z.optional(z.literal(true)) }),
  ),
});
/** What a person writes below a heading; empty until it is written, and then left out on paper. */
const writing = z.object({
  kind: z.literal("writing"),
  /** Names it for whoever shows a field in its place. */
  id: z.string(),
  heading: z.string(),
  text: z.string(),
});
const table = z.object({
  kind: z.literal("table"),
  /** Numbers stand at the end of their column. */
  columns: z.array(z.object({ title: z.string(), isNumber: z.boolean() })),
  /** A cell for each column. */
  rows: z.array(z.array(z.string())),
});
const qr = z.object({
  kind: z.literal("qr"),
  /** What it says. */
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
  /** Below the title: whose it is, say. */
  subtitle: z.optional(z.string()),
  blocks: z.array(documentBlock),
  /** At the foot of every page. */
  footer: z.string(),
});
export type PrintedDocument = z.output<typeof printedDocument>;
