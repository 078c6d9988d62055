import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const script = resolve(import.meta.dirname, "../../apps/server/src/testing/print-pdf-text.ts");

/** What a PDF of ours says, a line for each that was drawn. */
export async function pdfText(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, path]);
  return stdout;
}
