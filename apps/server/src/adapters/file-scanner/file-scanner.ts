import { Refusal } from "../../lib/http/refusal.ts";

/** What was found in a file, by the scanner's name for it; null: nothing. */
export interface Verdict {
  readonly found: string | null;
}

/** Whoever looks for viruses in files. */
export interface FileScanner {
  /** @throws ScannerUnavailable */
  scan(file: Uint8Array): Promise<Verdict>;
  /** @throws ScannerUnavailable where it does not answer */
  isThere(): Promise<void>;
}

/** The scanner cannot say what is in a file just now: who sent it may come again. */
export class ScannerUnavailable extends Refusal {
  /** For who runs the server. */
  declare readonly cause: Error;

  constructor(why: string, cause?: unknown) {
    const message = `The virus scanner cannot look: ${why}.`;
    super("unavailable", { retryAfterSeconds: 30, cause: new Error(message, { cause }) });
  }
}
