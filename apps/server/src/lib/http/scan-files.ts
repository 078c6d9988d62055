import type { FormDef } from "@regain/contract/endpoint";
import type { FastifyBaseLogger } from "fastify";
import { type FileScanner, ScannerUnavailable } from "../../adapters/file-scanner/file-scanner.ts";
import { Refusal } from "./refusal.ts";

/**
 * Shows every file of a form to the scanner before the call gets any of it.
 * @returns whether all were checked: false only if the form may be accepted anyway
 * @throws Refusal `infected-file`; `unavailable` if the scanner cannot check
 */
export async function scanFiles(
  scanner: FileScanner | undefined,
  { files: rules }: FormDef,
  files: Readonly<Record<string, Uint8Array>>,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<boolean> {
  let isScanned = true;
  if (!scanner) return isScanned;
  for (const [name, file] of Object.entries(files)) {
    try {
      const { found } = await scanner.scan(file);
      if (found === null) continue;
      log.warn({ file: name, found }, "The virus scanner found something in an uploaded file.");
      throw new Refusal("infected-file");
    } catch (error) {
      if (!(error instanceof ScannerUnavailable && rules[name]?.isAnswer)) throw error;
      log.warn({ err: error }, "A spoken answer is held until the virus scanner can check it.");
      isScanned = false;
    }
  }
  return isScanned;
}
