import type { I18n } from "@lingui/core";
import { resultColumns } from "@regain/contract/bulk-invitation";
import { byteOrderMark, csvLine } from "@regain/contract/csv";
import type { ListRow } from "./people-list.ts";
import { verdictTexts } from "./verdict-text.ts";

/** Rows as a table, with what happened to each; it can be read in again here. */
export function resultFile(rows: readonly ListRow[], i18n: I18n): Blob {
  const lines = rows.map(({ email, type, line, verdict }) =>
    csvLine([email, type, line, i18n._(verdictTexts[verdict])]),
  );
  return new Blob([byteOrderMark, csvLine([...resultColumns]), ...lines], {
    type: "text/csv;charset=utf-8",
  });
}

/** The expected format, with two people to overwrite. */
export const exampleFile = (): Blob =>
  new Blob(
    [
      byteOrderMark,
      csvLine(["email", "type"]),
      csvLine(["clinician@example.org", "clinician"]),
      csvLine(["patient@example.org", "patient"]),
    ],
    { type: "text/csv;charset=utf-8" },
  );
