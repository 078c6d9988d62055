import type { CallError } from "@regain/contract/client";
import type { Note } from "@regain/contract/entities/note";
import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { localTime } from "@regain/therapy/days";
import type { OwnedDatabase } from "../db/database.ts";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../builders/people.ts";
import { addMadeUpSession, addResponses, madeUpResponse } from "../builders/practice.ts";
import type { ResponseRow } from "../db/tables/therapy.ts";
import { openTestServer } from "./test-server.ts";

interface Practice {
  readonly date: string;
  readonly typeId?: number;
  readonly level?: number;
  readonly count?: number;
  readonly right: number;
  readonly place?: "home" | "clinic";
  /** For the correct ones. */
  readonly own?: Partial<ResponseRow>;
}

async function openClinic(database: OwnedDatabase) {
  const server = await openTestServer({
    database: { ...database, close: () => Promise.resolve() },
  });
  const people = await server.seed(async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor Rehabilitation" });
    const rosa = await addPatient(trx, {
      username: "rosa",
      last_name: "Example",
      patient: { age: 62, conditions: ["stroke", "aphasia"] },
    });
    const all = {
      rosa,
      sam: await addPatient(trx, { username: "sam" }),
      tess: await addPatient(trx, { username: "tess", subscription: { status: "trialEnded" } }),
      dana: await addClinician(trx, { username: "dana", last_name: "Doe", institution_id }),
      jim: await addClinician(trx, { username: "jim", institution_id }),
      nils: await addClinician(trx, { username: "nils" }),
    };
    for (const clinician_id of [all.dana, all.jim])
      await addToCaseload(trx, { patient_id: rosa, clinician_id });
    return all;
  });
  const as = async (who: keyof typeof people) => server.client(await server.tokenFor(people[who]));
  const practise = (practice: Practice) =>
    server.seed(async (trx) => {
      const { date, typeId = 33, level = 2, count = 10, right, place, own } = practice;
      const builtAt = new Date(`${date}T00:00:00Z`);
      const block = { typeId, level, count };
      const session = await addMadeUpSession(trx, people.rosa, [block], builtAt, place);
      const rows = session.items.map((item, index) =>
        madeUpResponse(session, item, index < right ? own : { result: "incorrect", accuracy: 0 }),
      );
      await addResponses(trx, rows);
      return rows;
    });
  const today = localTime(server.now(), "UTC").day;
  return { server, people, as, practise, today, id: people.rosa };
}
export type Clinic = Awaited<ReturnType<typeof openClinic>>;

export const inClinic =
  (story: (clinic: Clinic) => Promise<void>) =>
  async (database: OwnedDatabase): Promise<void> => {
    const clinic = await openClinic(database);
    try {
      await story(clinic);
    } finally {
      await clinic.server.close();
    }
  };

export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: CallError) => error,
  );

/** Every word of a document, one piece per line. */
export const linesOf = ({ title, subtitle, blocks, footer }: PrintedDocument): string[] => [
  title,
  subtitle ?? "",
  ...blocks.flatMap((block) => {
    if (block.kind === "facts") return block.rows.map(({ name, value }) => `${name}: ${value}`);
    if (block.kind === "table") return block.rows.map((cells) => cells.join(" | "));
    if (block.kind === "list") return block.items;
    if (block.kind === "writing") return [`[${block.heading}] ${block.text}`];
    return [block.text];
  }),
  footer,
];
export const detailed = ({ documents }: Pick<Note, "documents">) => linesOf(documents.detailed);

export const written = (kind: Note["kind"], days: { startDate: string; endDate: string }) => ({
  kind,
  ...days,
});

export const noteOf = (day: string) =>
  written("dailySessionNote", { startDate: day, endDate: day });
export const plan = (text: string) => [{ id: "plan" as const, text }];
