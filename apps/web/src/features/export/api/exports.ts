import { exportEverything } from "@regain/contract/calls/export/export-everything";
import { exportFhir } from "@regain/contract/calls/export/export-fhir";
import { exportResponses } from "@regain/contract/calls/export/export-responses";
import { call } from "../../../lib/api.ts";
import type { DownloadOptions } from "../../../lib/use-download.ts";

/** What can be exported, and the file names. */
const files = {
  everything: { def: exportEverything, name: "regain-everything", ending: "json" },
  answers: { def: exportResponses, name: "regain-answers", ending: "csv" },
  record: { def: exportFhir, name: "regain-fhir", ending: "json" },
} as const;
export type ExportKind = keyof typeof files;

/**
 * The file name of an export made on that day.
 * @param patient in a clinician's files: the username, which tells one patient's from another's
 */
export function fileNameOf(kind: ExportKind, day: string, patient?: string): string {
  const { name, ending } = files[kind];
  const whose = patient === undefined ? "" : `-${patient.replaceAll(/[^\w.]/g, "_")}`;
  return `${name}${whose}-${day}.${ending}`;
}

/** The token travels in a header: no address alone opens the file. */
export const fetchExport = (
  kind: ExportKind,
  patientId: string,
  options: DownloadOptions,
): Promise<Blob> => call(files[kind].def, { params: { id: patientId } }, options);
