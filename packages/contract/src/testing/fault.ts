/** What is typed into one field of a form, and the sentence it gets. */
export type Fault = readonly [field: string, typed: unknown, sentence: string];

/** A form with valid input, and with invalid input. */
export interface FormRows {
  readonly good: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
  /** What never leaves the form, so that no server can check it. */
  readonly ofTheFormAlone?: readonly Fault[];
  /** What may be left empty, and what it is then. */
  readonly optional?: Readonly<Record<string, unknown>>;
}
