import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const script = resolve(import.meta.dirname, "../../apps/server/src/testing/print-pdf-text.ts");

/** The text of one of our PDFs, one line for each line drawn. */
export async function pdfText(path: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, path]);
  return stdout;
}
