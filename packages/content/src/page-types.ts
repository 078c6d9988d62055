/** What pages are made of, by locale: everyday documents, a town, the words of clock and calendar. */

/** A few words of the drawn pages. */
export interface PageWords {
  readonly clock: string;
  /** With `{month}` and `{year}`. */
  readonly month: string;
  readonly map: string;
  readonly money: string;
  /** The letter at the arrow of a map. */
  readonly north: string;
  /** The letters of two marks on a map. */
  readonly start: string;
  readonly goal: string;
}

export interface DateWords {
  /** January first. */
  readonly months: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly { readonly name: string; readonly short: string }[];
  /** 'first' to 'fifth'. */
  readonly ordinals: readonly string[];
  /** With `{month}` and `{day}`. */
  readonly date: string;
}

/** What is on a street map. Codes are one letter and never change: they are part of URLs. */
export interface Town {
  readonly places: readonly {
    readonly code: string;
    /** One or two short words. */
    readonly label: string;
    /** As used in a sentence: 'the bank'. */
    readonly phrase: string;
    readonly picture: string;
  }[];
  readonly streets: readonly { readonly code: string; readonly name: string }[];
}

/** Something to buy. */
export interface Good {
  /** Letters a to z; never changes, because it is part of URLs. */
  readonly id: string;
  /** Capitalized, as on a price tag. */
  readonly label: string;
  readonly picture: string;
  /** What it may cost, in cents. */
  readonly from: number;
  readonly to: number;
}

export const documentKinds = [
  "medicine",
  "menu",
  "timetable",
  "bill",
  "letter",
  "receipt",
  "hours",
  "recipe",
  "food",
  "parking",
  "ticket",
  "notice",
  "email",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a page is composed of, by kind. */
interface DocumentParts {
  readonly heading: { readonly text: string };
  readonly text: { readonly text: string };
  readonly strong: { readonly text: string };
  readonly list: { readonly lines: readonly string[] };
  readonly steps: { readonly lines: readonly string[] };
  /** Names and their values: 'Due' and 'May 4'. */
  readonly fields: { readonly fields: readonly (readonly [string, string])[] };
  /** At most 4 columns; the first names the row. */
  readonly table: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}
export type DocumentPartKind = keyof DocumentParts;
export type DocumentPart<Kind extends DocumentPartKind = DocumentPartKind> = {
  readonly [One in Kind]: { readonly kind: One } & DocumentParts[One];
}[Kind];

/**
 * A question about a document. Levels: 1 a fact in the page's own words; 2 a fact in other words; 3 one
 * fact among several similar ones; 4 comparing two; 5 a fact under two conditions; 6 comparing several; 7
 * calculating; 8 concluding what the page does not say outright.
 */
export interface DocumentQuestion {
  readonly level: number;
  readonly text: string;
  readonly answer: string;
  /** Two or three wrong choices. */
  readonly foils: readonly string[];
}

/**
 * An everyday page. A document that has been in use is not changed: a new one replaces it, and the old one
 * stays without questions, for the review of earlier answers.
 */
export interface EverydayDocument {
  /** Kebab-case; never changes, because it is part of URLs. */
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly parts: readonly DocumentPart[];
  readonly questions: readonly DocumentQuestion[];
}
