/** What is typed into one field of a form, and the sentence that it gets. */
export type Fault = readonly [field: string, typed: unknown, sentence: string];

/** A form with what is right in it, and with what is wrong. */
export interface FormRows {
  readonly good: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
  /** What never leaves the form: no server can judge it. */
  readonly ofTheFormAlone?: readonly Fault[];
  /** What may be left empty, and what it is then. */
  readonly optional?: Readonly<Record<string, unknown>>;
}
