/** Patients with made-up practice, and what they can export. */
import { exportEverything } from "@regain/contract/calls/export/export-everything";
import { exportFhir } from "@regain/contract/calls/export/export-fhir";
import { exportResponses } from "@regain/contract/calls/export/export-responses";
import type { Bundle, Resource } from "@medplum/fhirtypes";
import { parse } from "csv-parse/sync";
import { v7 } from "uuid";
import {
  addMadeUpSession,
  addResponses,
  type MadeUpBlock,
  madeUpResponse,
} from "../builders/practice.ts";
import type { ResponseCorrectionsTable, ResponseRow } from "../db/tables/therapy.ts";
import { insertCorrection } from "../modules/session/response.store.ts";
import type { TestServer } from "./test-server.ts";

/** One session of arithmetic, with an answer for each of these. */
export function practise(
  server: TestServer,
  patientId: string,
  answers: readonly Partial<ResponseRow>[],
  {
    at = new Date("2026-03-02T15:00:00Z"),
    typeId = 33,
    level = 2,
  }: Partial<MadeUpBlock> & {
    readonly at?: Date;
  } = {},
): Promise<ResponseRow[]> {
  return server.seed(async (trx) => {
    const block = { typeId, level, count: answers.length };
    const session = await addMadeUpSession(trx, patientId, [block], at);
    const rows = session.items.map((item, index) => madeUpResponse(session, item, answers[index]));
    await addResponses(trx, rows);
    return rows;
  });
}

/** Corrects an answer as a clinician. */
export const correct = (
  server: TestServer,
  { patient_id, uuid }: ResponseRow,
  correction: Pick<ResponseCorrectionsTable, "result" | "accuracy" | "author_id" | "reason"> & {
    readonly corrected_at: Date;
  },
): Promise<void> =>
  server.seed((trx) =>
    insertCorrection(trx, {
      patient_id,
      correction_id: v7(),
      response_uuid: uuid,
      ...correction,
    }),
  );

type Row = Readonly<Record<string, string>>;

/** Read by a parser that accepts only RFC 4180. */
export const rowsOf = (csv: string): Row[] =>
  parse(csv, { bom: true, columns: true, record_delimiter: "\r\n" });

/** What `reader` gets of a patient. */
export async function exportsOf(server: TestServer, reader: string, patientId = reader) {
  const call = server.client(await server.tokenFor(reader));
  const params = { id: patientId };
  return {
    /** With the byte order mark, which reading as text would remove. */
    csvText: async () => {
      const file = await call(exportResponses, { params });
      return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
    },
    csv: async (): Promise<Row[]> => rowsOf(await (await call(exportResponses, { params })).text()),
    fhir: async (): Promise<Bundle> =>
      JSON.parse(await (await call(exportFhir, { params })).text()) as Bundle,
    everything: async (): Promise<Record<string, unknown>> =>
      JSON.parse(await (await call(exportEverything, { params })).text()) as Record<
        string,
        unknown
      >,
  };
}

/** The resources of one kind, in order. */
export const resourcesOf = <Kind extends Resource["resourceType"]>(bundle: Bundle, kind: Kind) =>
  (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === kind ? [resource as Extract<Resource, { resourceType: Kind }>] : [],
  );
