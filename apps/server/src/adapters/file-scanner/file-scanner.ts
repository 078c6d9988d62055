import { Refusal } from "../../lib/http/refusal.ts";

/** What was found in a file, by the scanner's name for it; null if nothing was. */
export interface Verdict {
  readonly found: string | null;
}

/** Scans files for viruses. */
export interface FileScanner {
  /** @throws ScannerUnavailable */
  scan(file: Uint8Array): Promise<Verdict>;
  /** @throws ScannerUnavailable if it does not answer */
  isThere(): Promise<void>;
}

/** The scanner cannot check the file right now; the sender may try again. */
export class ScannerUnavailable extends Refusal {
  /** For the operator. */
  declare readonly cause: Error;

  constructor(why: string, cause?: unknown) {
    const message = `The virus scanner gave no result: ${why}.`;
    super("unavailable", { retryAfterSeconds: 30, cause: new Error(message, { cause }) });
  }
}
