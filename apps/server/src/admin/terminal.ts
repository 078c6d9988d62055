import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";

/** Where a command writes its output and asks its questions. */
export interface Terminal {
  /** The answer itself. */
  say(text: string): void;
  /** Everything else: what will be done, and what went wrong. */
  note(text: string): void;
  /** @returns undefined if nobody can be asked */
  confirm(question: string): Promise<boolean | undefined>;
}

/** What people typed into forms may contain terminal control characters. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, "\u{FFFD}");

export function terminalOf(streams: {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable;
  readonly stderr: Writable;
}): Terminal {
  const { stdin, stdout, stderr } = streams;
  return {
    say: (text) => void stdout.write(`${printable(text)}\n`),
    note: (text) => void stderr.write(`${printable(text)}\n`),
    async confirm(question) {
      if (!stdin.isTTY) return undefined;
      const lines = createInterface({ input: stdin, output: stderr });
      try {
        return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
      } finally {
        lines.close();
      }
    },
  };
}
