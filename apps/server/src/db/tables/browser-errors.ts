import type { BrowserErrorKind } from "@regain/contract/calls/tracking/report-browser-error";
import type { Generated, JSONColumnType, Selectable } from "kysely";

export interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface BrowserErrorsTable {
  /** The same for the same error, whatever build and browser it comes from. */
  fingerprint: string;
  kind: BrowserErrorKind;
  name: string;
  message: string;
  /** From the latest report, like page, build and browser. */
  frames: JSONColumnType<readonly Frame[]>;
  page: string;
  build: string;
  browser: string;
  times: Generated<number>;
  first_at: Date;
  last_at: Date;
}
export type BrowserErrorRow = Selectable<BrowserErrorsTable>;

export interface BrowserErrorTables {
  browser_errors: BrowserErrorsTable;
}
