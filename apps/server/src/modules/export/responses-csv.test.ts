import { describe, expect } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { correct, exportsOf, practise, resourcesOf, rowsOf } from "../../testing/exported.ts";
import { serialQueue } from "../../lib/serial-queue.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { type TestServer, withTestServer } from "../../testing/test-server.ts";
import { clinicianActor } from "../../testing/clinician-actor.ts";
import { columnNames } from "./response-columns.rules.ts";
import { responsesCsv } from "./responses-csv.service.ts";

/** A story with a server on that database, and a patient whose clinician is called Dana O'Hara. */
const withRosa = (
  database: OwnedDatabase,
  story: (server: TestServer, rosa: string, dana: string) => Promise<void>,
): Promise<void> =>
  withTestServer(
    async (server) => {
      const [rosa, dana] = await server.seed(async (trx) => {
        const patient = await addPatient(trx, { username: "rosa" });
        const clinician = await addClinician(trx, { username: "dana", last_name: "O'Hara" });
        await addToCaseload(trx, { patient_id: patient, clinician_id: clinician });
        return [patient, clinician] as const;
      });
      await story(server, rosa, dana);
    },
    { database: { ...database, close: () => Promise.resolve() } },
  );

describe("the table of answers", () => {
  onBothEngines("has its head alone where there is no answer", (database) =>
    withRosa(database, async (server, rosa) => {
      const own = await exportsOf(server, rosa);
      expect(await own.csvText()).toBe(`\uFEFF${columnNames.join(",")}\r\n`);
    }),
  );

  onBothEngines("says of an answer how it went, and with what help", (database) =>
    withRosa(database, async (server, rosa) => {
      const [right] = await practise(server, rosa, [
        {
          last_response_ms: 12_345,
          semantic_cues: 1,
          full_cues: 2,
          hints: 3,
          replays: 4,
          time_zone: "America/New_York",
        },
        { result: null, accuracy: null, skip_type: "SINGLE_ITEM", skip_reason: "TooHard" },
        { result: "correct_partially", accuracy: 66.7, first_response_ms: null },
      ]);
      const own = await exportsOf(server, rosa);
      const [first, skipped, partly, ...none] = await own.csv();
      expect(none).toEqual([]);
      expect(first).toEqual({
        date: "2026-03-02",
        time_zone: "America/New_York",
        started_at: "2026-03-02T15:00:00.000Z",
        ended_at: "2026-03-02T15:00:10.000Z",
        place: "home",
        session_id: right!.session_id,
        session_kind: "SELF_GUIDED",
        task_type_id: "33",
        task_type_system_name: "arithmetic",
        task_type_name: "Arithmetic",
        level: "2",
        result: "correct",
        accuracy_percent: "100",
        accuracy_without_help_percent: "0",
        first_response_seconds: "1",
        latency_seconds: "12.345",
        cues_semantic: "1",
        cues_phonemic: "0",
        cues_graphemic: "0",
        cues_full: "2",
        hints: "3",
        replays: "4",
        is_skipped: "false",
        skip_type: "NONE",
        skip_reason: "",
        judged_by: "rule",
        is_corrected: "false",
        corrected_by: "",
        corrected_at: "",
        correction_reason: "",
        original_result: "",
        original_accuracy_percent: "",
        response_id: right!.uuid,
        patient_id: rosa,
        patient_username: "rosa",
      });
      // It was touched before it was skipped. No mean counts it.
      expect(skipped).toMatchObject({
        latency_seconds: "",
        result: "",
        accuracy_percent: "",
        accuracy_without_help_percent: "",
        is_skipped: "true",
        skip_reason: "TooHard",
      });
      expect(partly).toMatchObject({
        accuracy_percent: "66.7",
        accuracy_without_help_percent: "66.7",
        first_response_seconds: "",
      });
    }),
  );

  onBothEngines("says of an answer who judged it", (database) =>
    withRosa(database, async (server, rosa, dana) => {
      const record = { kind: "record", at: 1_000, durationMs: 900 } as const;
      const heard = (is: boolean) => ({ kind: "heard", at: 2_000, correct: is }) as const;
      const mark = { kind: "mark", at: 3_000, correct: true } as const;
      const done = { kind: "done", at: 4_000 } as const;
      const wrong = { result: "incorrect", accuracy: 0 } as const;
      const skipped = { result: null, accuracy: null, skip_type: "SINGLE_ITEM" } as const;
      const answers = await practise(
        server,
        rosa,
        [
          { events: [record, heard(true)] },
          { events: [record, heard(false), mark] },
          { events: [record, mark], result: "correct_w_help", full_cues: 1 },
          { ...wrong, events: [record, heard(false), done] },
          { ...wrong, events: [record, done] },
          { ...skipped, events: [record, heard(false)] },
          { events: [{ kind: "enter", at: 1_000, text: "cup" }, done] },
          { events: [record, mark] },
        ],
        { typeId: 51 },
      );
      await correct(server, answers.at(-1)!, {
        ...wrong,
        author_id: dana,
        reason: "",
        corrected_at: new Date(Date.UTC(2026, 2, 3)),
      });
      const own = await exportsOf(server, rosa);
      const judges = ["recognizer", "patient", "patient", "recognizer", "patient", "", "rule"];
      expect((await own.csv()).map((row) => row.judged_by)).toEqual([...judges, "clinician"]);
      const { responses } = await own.everything();
      expect((responses as { judgedBy: string | null }[]).map((one) => one.judgedBy ?? "")).toEqual(
        [...judges, "clinician"],
      );
      // Marked right twice, with the one that was corrected no longer.
      const observations = resourcesOf(await own.fhir(), "Observation");
      const counts = observations.flatMap(({ component = [] }) =>
        component.flatMap(({ code, valueInteger }) =>
          /marked|corrected/.test(code.coding?.[0]?.code ?? "") ? [valueInteger] : [],
        ),
      );
      expect(counts).toEqual([2, 1, 2, 1]);
    }),
  );

  onBothEngines("keeps the original beside a correction, and what somebody wrote", (database) =>
    withRosa(database, async (server, rosa, dana) => {
      const [answer, other] = await practise(server, rosa, [
        { result: "incorrect", accuracy: 0 },
        {},
      ]);
      const reason = '=1+1, "said" it\nin Ångström 茶';
      const at = (minute: number) => new Date(Date.UTC(2026, 2, 3, 9, minute));
      const by = { author_id: dana, accuracy: 100 };
      await correct(server, answer!, {
        ...by,
        result: "correct",
        reason: "x",
        corrected_at: at(0),
      });
      await correct(server, answer!, {
        ...by,
        result: "correct_w_help",
        reason,
        corrected_at: at(1),
      });
      const seen = await exportsOf(server, dana, rosa);
      const [corrected, untouched] = await seen.csv();
      expect(corrected).toMatchObject({
        result: "correct_w_help",
        accuracy_percent: "100",
        accuracy_without_help_percent: "0",
        is_corrected: "true",
        corrected_by: "Dana O'Hara",
        corrected_at: at(1).toISOString(),
        correction_reason: `'${reason}`,
        original_result: "incorrect",
        original_accuracy_percent: "0",
      });
      expect(untouched).toMatchObject({ is_corrected: "false", response_id: other!.uuid });
      const own = await exportsOf(server, rosa);
      expect(await own.csvText()).toBe(await seen.csvText());
    }),
  );

  onBothEngines(
    "is of when it was asked for, whatever is answered or corrected meanwhile",
    (database) =>
      withRosa(database, async (server, rosa, dana) => {
        const now = server.now();
        const [first] = await practise(server, rosa, [{}]);
        const [second] = await practise(server, rosa, [{ result: "incorrect", accuracy: 0 }]);
        const asked = {
          db: server.database,
          actor: clinicianActor(dana),
          patientId: rosa,
          isOwn: false,
          now,
          recordingDays: 30,
          lane: serialQueue(),
        };
        const later = new Date(now.getTime() + 1_000);
        const correction = {
          result: "correct",
          accuracy: 100,
          reason: "",
          author_id: dana,
        } as const;
        let text = "";
        for await (const part of responsesCsv(asked)) {
          if (text === "") {
            await correct(server, second!, { ...correction, corrected_at: later });
            await practise(server, rosa, [{ received_at: later }]);
          }
          text += part;
        }
        expect(rowsOf(text)).toMatchObject([
          { response_id: first!.uuid },
          { response_id: second!.uuid, is_corrected: "false", result: "incorrect" },
        ]);
      }),
  );

  onBothEngines("comes whole over many pages, in order, and nobody else's with it", (database) =>
    withRosa(database, async (server, rosa) => {
      const sam = await server.seed((trx) => addPatient(trx, { username: "sam" }));
      const given: string[] = [];
      for (const day of [2, 3, 4]) {
        const at = new Date(Date.UTC(2026, 2, day, 15));
        const rows = await practise(
          server,
          rosa,
          Array.from({ length: 200 }, () => ({})),
          { at },
        );
        given.push(...rows.map(({ uuid }) => uuid));
        await practise(server, sam, [{}], { at });
      }
      // What arrives while it is being made belongs to the next export.
      await practise(server, rosa, [{ received_at: new Date(server.now().getTime() + 60_000) }]);
      const own = await exportsOf(server, rosa);
      const rows = await own.csv();
      expect(rows.map((row) => row.response_id)).toEqual(given);
      expect(new Set(rows.map((row) => row.date))).toEqual(
        new Set(["2026-03-02", "2026-03-03", "2026-03-04"]),
      );
    }),
  );
});
