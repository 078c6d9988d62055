interface Heading {
  readonly label?: string | undefined;
}

/** What a cell is called: by its headings. */
export const cellName = (column: Heading, row: Heading): string =>
  [column.label, row.label].filter(Boolean).join(", ");
