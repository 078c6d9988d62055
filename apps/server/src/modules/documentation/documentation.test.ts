import { dailySessionNoteFile } from "@regain/contract/calls/documentation/daily-session-note-file";
import { dailySessionNotes } from "@regain/contract/calls/documentation/daily-session-notes";
import { dischargeSummary } from "@regain/contract/calls/documentation/discharge-summary";
import { dischargeSummaryFile } from "@regain/contract/calls/documentation/discharge-summary-file";
import { keepNote } from "@regain/contract/calls/documentation/keep-note";
import { noteDrafts } from "@regain/contract/calls/documentation/note-drafts";
import { progressNote } from "@regain/contract/calls/documentation/progress-note";
import { progressNoteFile } from "@regain/contract/calls/documentation/progress-note-file";
import { readGoals } from "@regain/contract/calls/documentation/read-goals";
import { saveGoals } from "@regain/contract/calls/documentation/save-goals";
import { signNote } from "@regain/contract/calls/documentation/sign-note";
import { signedNotes } from "@regain/contract/calls/documentation/signed-notes";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import type { CallError } from "@regain/contract/client";
import { dayMs } from "@regain/contract/durations";
import type { Goal } from "@regain/contract/entities/goal";
import type { Note } from "@regain/contract/entities/note";
import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { addDays, localTime } from "@regain/therapy/days";
import { v7 } from "uuid";
import { describe, expect } from "vitest";
import type { OwnedDatabase } from "../../db/database.ts";
import {
  addClinician,
  addInstitution,
  addPatient,
  addToCaseload,
} from "../../db/builders/people.ts";
import { addMadeUpSession, addResponses, madeUpResponse } from "../../db/builders/practice.ts";
import type { ResponseRow } from "../../db/tables/therapy.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { shownDate } from "../../lib/shown-date.ts";

interface Practice {
  readonly date: string;
  readonly level?: number;
  readonly count?: number;
  readonly right: number;
  readonly place?: "home" | "clinic";
  /** Of those that are right. */
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
      const { date, level = 2, count = 10, right, place, own } = practice;
      const builtAt = new Date(`${date}T00:00:00Z`);
      const block = { typeId: 33, level, count };
      const session = await addMadeUpSession(trx, people.rosa, [block], builtAt, place);
      const rows = session.items.map((item, index) =>
        madeUpResponse(session, item, index < right ? own : { result: "incorrect", accuracy: 0 }),
      );
      await addResponses(trx, rows);
    });
  const today = localTime(server.now(), "UTC").day;
  return { server, people, as, practise, today, id: people.rosa };
}
type Clinic = Awaited<ReturnType<typeof openClinic>>;

const inClinic =
  (story: (clinic: Clinic) => Promise<void>) =>
  async (database: OwnedDatabase): Promise<void> => {
    const clinic = await openClinic(database);
    try {
      await story(clinic);
    } finally {
      await clinic.server.close();
    }
  };

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: CallError) => error,
  );

/** Every word of a document, a line a piece. */
const linesOf = ({ title, subtitle, blocks, footer }: PrintedDocument): string[] => [
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
const detailed = ({ documents }: Pick<Note, "documents">) => linesOf(documents.detailed);

const written = (kind: Note["kind"], days: { startDate: string; endDate: string }) => ({
  kind,
  ...days,
});

describe("a daily session note", () => {
  onBothEngines(
    "says what was done, by hand",
    inClinic(async ({ as, practise, today, id }) => {
      const before = addDays(today, -20);
      await practise({ date: before, right: 4, place: "clinic" });
      await practise({ date: today, right: 6 });
      await practise({
        date: today,
        right: 10,
        place: "clinic",
        own: { semantic_cues: 1, result: "correct_w_help", last_response_ms: 4_000 },
      });
      const call = await as("dana");
      const note = await call(dailySessionNotes, { params: { id }, query: { date: today } });
      // At home 6 of 10 without help, in the clinic 10 of 10 with a cue each: 6 and 16 of 20.
      expect(note.figures.exercises).toEqual([
        {
          typeId: 33,
          displayName: "Arithmetic",
          level: 2,
          inRange: {
            from: today,
            to: today,
            itemCount: 20,
            scoredCount: 20,
            withoutHelp: 30,
            accuracy: 80,
            latency: 3,
            cues: [{ cueType: "semantic", numCues: 10 }],
          },
          baseline: expect.objectContaining({ from: before, to: before, withoutHelp: 40 }),
          latest: expect.objectContaining({ from: before, to: today, scoredCount: 30 }),
        },
      ]);
      const lines = detailed(note);
      expect(lines).toEqual(
        expect.arrayContaining([
          "Daily Session Note",
          `Rosa Example, ${shownDate(today)}`,
          "Age: 62",
          "Conditions, as entered: stroke, aphasia",
          `Date of service: ${shownDate(today)}`,
          "Place and time: Clinic: 10 items, 1 min; Home: 10 items, 1 min",
          "Right without help, all levels: 30% (20); with help 80% (20)",
          "Clinician: Dana Doe, Harbor Rehabilitation",
          "Arithmetic | 2 | 20 | 3 | 30% (20) | 80% (20) | semantic 10 | 3.0",
          `Arithmetic | 2 | 40% (10), ${shownDate(before)} | 30% (20) | −10 points; within chance`,
          "No level changed.",
          "No goals are set.",
          "[Subjective] ",
          "This note is not signed yet.",
          "Signature: ",
        ]),
      );
      const brief = linesOf(note.documents.brief!);
      expect(brief).toContain("Arithmetic | 2 | 20 | 3 | 30% (20) | 80% (20) | semantic 10 | 3.0");
      expect(brief.length).toBeLessThan(lines.length);

      const assisted = await call(dailySessionNotes, {
        params: { id },
        query: { date: today, assistedOnly: "true" },
      });
      expect(assisted.figures).toMatchObject({ itemCount: 10, homeCount: 0, homeMinutes: 0 });
    }),
  );

  onBothEngines(
    "of a day without practice says so",
    inClinic(async ({ as, today, id }) => {
      const call = await as("dana");
      const note = await call(dailySessionNotes, { params: { id }, query: { date: today } });
      expect(note.figures).toMatchObject({ itemCount: 0, withoutHelp: null, exercises: [] });
      const lines = detailed(note);
      expect(lines).toContain("No practice on this day.");
      expect(lines.join()).not.toMatch(/%|NaN|undefined|null/);
    }),
  );

  onBothEngines(
    "is refused for a day to come and one that is none",
    inClinic(async ({ as, today, id }) => {
      const call = await as("dana");
      const none = ["2026-02-30", "soon", "10000-01-01", "0000-01-01", "1899-12-31"];
      for (const date of [addDays(today, 1), ...none]) {
        const { status, code, fields } = await refusal(
          call(dailySessionNotes, { params: { id }, query: { date } }),
        );
        expect([date, status, code]).toEqual([date, 400, "malformed-request"]);
        expect(Object.keys(fields)).toEqual(["date"]);
      }
    }),
  );
});

describe("a progress note", () => {
  onBothEngines(
    "tells of its days, and compares the same level",
    inClinic(async ({ as, practise, today, id }) => {
      const [start, end] = [addDays(today, -29), today];
      await practise({ date: addDays(today, -60), right: 2, count: 12 });
      for (const days of [10, 8, 6]) await practise({ date: addDays(today, -days), right: 9 });
      await practise({ date: addDays(today, -5), level: 3, count: 4, right: 1 });
      const call = await as("dana");
      const asked = { params: { id }, query: { startDate: start, endDate: end } };
      const lines = detailed(await call(progressNote, asked));
      // 12 items with 2 right are 17 %; 30 with 27 right 90 %. Level 3 has only four items.
      expect(lines).toEqual(
        expect.arrayContaining([
          `Period: ${shownDate(start)} – ${shownDate(end)}`,
          `Arithmetic | 2 | 17% (12), ${shownDate(addDays(today, -60))} | 90% (30), ${shownDate(addDays(today, -10))} – ${shownDate(addDays(today, -6))} | +73 points; up by more than chance`,
          "Arithmetic | 3 | 1 | 4 | <1 | 25% (4) | 25% (4) | none | 2.0",
        ]),
      );
      expect(lines.filter((line) => line.startsWith("Arithmetic | 3"))).toHaveLength(1);
      expect(lines.find((line) => line.startsWith("Dates of service"))).toMatch(/: 4 days: /);
    }),
  );

  onBothEngines(
    "holds for ten years, and for a patient without any data",
    inClinic(async ({ as, today, id }) => {
      const call = await as("dana");
      const query = { startDate: addDays(today, -3_652), endDate: today };
      const note = await call(progressNote, { params: { id }, query });
      expect(detailed(note)).toContain("No practice in this period.");
      const turned = { startDate: query.endDate, endDate: query.startDate };
      const error = await refusal(call(progressNote, { params: { id }, query: turned }));
      expect([error.status, Object.keys(error.fields)]).toEqual([400, ["startDate"]]);
    }),
  );

  onBothEngines(
    "is the patient's own too, without what was not signed",
    inClinic(async (clinic) => {
      const { as, practise, today, id, people } = clinic;
      await practise({ date: today, right: 6 });
      const query = { startDate: today, endDate: today };
      const dana = await as("dana");
      const text = { id: "assessment", text: "Slower than last week." } as const;
      const body = { ...written("progressNote", query), version: 0, sections: [text] };
      await dana(keepNote, { params: { id }, body });
      const rosa = await as("rosa");
      const own = await rosa(progressNote, { params: { id }, query });
      expect(own.draft).toBeNull();
      expect(detailed(own).join()).not.toMatch(/Slower|Signature|Subjective/);
      await dana(signNote, { params: { id }, body: { ...body, version: 1 } });
      const signed = await rosa(progressNote, { params: { id }, query });
      expect(signed).toMatchObject({ shownVersion: 1, draft: null });
      expect(detailed(signed)).toContain("[Assessment] Slower than last week.");

      const tess = await as("tess");
      const locked = tess(progressNote, { params: { id: people.tess }, query });
      expect(await refusal(locked)).toMatchObject({ status: 402, code: "report-locked" });
    }),
  );
});

describe("a discharge summary", () => {
  onBothEngines(
    "says why, and has a line for the password",
    inClinic(async ({ as, practise, today, id }) => {
      await practise({ date: addDays(today, -40), right: 3 });
      await practise({ date: addDays(today, -2), right: 9 });
      const call = await as("dana");
      const query = { startDate: addDays(today, -60), endDate: today };
      const ask = async () => (await call(dischargeSummary, { params: { id }, query })).documents;
      expect(linesOf((await ask()).detailed)).toContain(
        "Discharge: Not discharged by this clinician",
      );
      await call(dischargePatient, { params: { id }, body: { reason: "goals-met" } });
      const { detailed: document } = await ask();
      const lines = linesOf(document);
      expect(lines).toEqual(
        expect.arrayContaining([
          `Discharge: ${shownDate(today)}: Goals met`,
          `First day of practice: ${shownDate(addDays(today, -40))}`,
          "Username: rosa",
          "Unit of latency: seconds (s), from the item to the last response",
        ]),
      );
      const facts = document.blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []));
      expect(facts).toContainEqual({ name: "Password", value: "", toFillIn: true });
    }),
  );
});

const noteOf = (day: string) => written("dailySessionNote", { startDate: day, endDate: day });
const plan = (text: string) => [{ id: "plan" as const, text }];

describe("what a clinician writes", () => {
  onBothEngines(
    "is kept, and nobody writes over somebody else",
    inClinic(async ({ as, today, id }) => {
      const [dana, jim] = [await as("dana"), await as("jim")];
      const keep = (call: typeof dana, version: number, text: string) =>
        call(keepNote, {
          params: { id },
          body: { ...noteOf(today), version, sections: plan(text) },
        });
      expect(await keep(dana, 0, "Go on.\nTwice a week.")).toMatchObject({
        version: 1,
        changedBy: "Dana Doe",
        isOpen: true,
      });
      const stale = await refusal(keep(jim, 0, "Stop."));
      expect([stale.status, stale.code]).toEqual([409, "stale-version"]);
      expect(stale.body).toMatchObject({
        current: { version: 1, sections: expect.arrayContaining(plan("Go on.\nTwice a week.")) },
      });
      expect(await keep(jim, 1, "Stop.")).toMatchObject({ version: 2, changedBy: "Jim" });
      expect((await refusal(keep(dana, 1, "Go on."))).code).toBe("stale-version");
      const note = await dana(dailySessionNotes, { params: { id }, query: { date: today } });
      expect(detailed(note)).toContain("[Plan] Stop.");
    }),
  );

  onBothEngines(
    "both at once: one is kept, the other told",
    inClinic(async ({ as, today, id }) => {
      const [dana, jim] = [await as("dana"), await as("jim")];
      const answers = await Promise.allSettled(
        [dana, jim].map((call, index) =>
          call(keepNote, {
            params: { id },
            body: { ...noteOf(today), version: 0, sections: plan(`By ${index}`) },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    }),
  );

  onBothEngines(
    "signed, it stays with its figures, whatever comes later",
    inClinic(async (clinic) => {
      const { as, practise, today, id, server } = clinic;
      await practise({ date: today, right: 6 });
      const dana = await as("dana");
      const query = { date: today };
      const sign = (call: typeof dana, version: number, text: string) =>
        call(signNote, {
          params: { id },
          body: { ...noteOf(today), version, sections: plan(text) },
        });
      const ask = (version?: string) =>
        dana(dailySessionNotes, {
          params: { id },
          query: { ...query, ...(version && { version }) },
        });

      expect(await sign(dana, 0, "Go on.")).toMatchObject({ number: 1, signedBy: "Dana Doe" });
      const first = await ask();
      expect(first).toMatchObject({
        shownVersion: 1,
        haveFiguresChanged: false,
        draft: { isOpen: false },
      });
      expect(detailed(first).join("\n")).toMatch(
        /Signed by: Dana Doe, Harbor Rehabilitation, on \d\d\/\d\d\/\d{4}, .*UTC/,
      );
      expect((await refusal(sign(dana, 1, "Go on."))).code).toBe("nothing-to-sign");

      // A tablet that was off sends late.
      await practise({ date: today, right: 10 });
      const later = await ask();
      expect(later).toMatchObject({ shownVersion: 1, haveFiguresChanged: true });
      expect(later.documents).toEqual(first.documents);
      expect((await ask("0")).figures).toMatchObject({ itemCount: 20, withoutHelp: 80 });

      const jim = await as("jim");
      expect(await sign(jim, 1, "Go on.\nAlso numbers.")).toMatchObject({ number: 2 });
      const second = await ask();
      expect(second.versions.map(({ number, signedBy }) => [number, signedBy])).toEqual([
        [2, "Jim"],
        [1, "Dana Doe"],
      ]);
      expect(second.figures).toMatchObject({ itemCount: 20, withoutHelp: 80 });
      const old = await ask("1");
      expect(old.documents).toEqual(first.documents);
      expect(old.figures).toMatchObject({ itemCount: 10, withoutHelp: 60 });
      expect((await refusal(ask("3"))).code).toBe("not-found");

      // Neither the end of the work nor that of the account takes the name off.
      await server.seed((trx) =>
        trx.updateTable("users").set({ first_name: "Somebody", last_name: null }).execute(),
      );
      const { notes } = await jim(signedNotes, { params: { id }, query: {} });
      expect(notes).toMatchObject([
        { kind: "dailySessionNote", startDate: today, latest: { number: 2, signedBy: "Jim" } },
      ]);
      expect((await ask("1")).versions[1]?.signedBy).toBe("Dana Doe");
    }),
  );

  onBothEngines(
    "signed, it can be added to once its goals differ, though not a word of it does",
    inClinic(async ({ as, practise, today, id, server }) => {
      await practise({ date: today, right: 6 });
      const dana = await as("dana");
      const days = { startDate: addDays(today, -9), endDate: today };
      const sign = (call: typeof dana, version: number) =>
        call(signNote, {
          params: { id },
          body: { ...written("progressNote", days), version, sections: plan("Go on.") },
        });
      const goals = [
        {
          id: v7(),
          term: "long",
          text: "Pays at the till.",
          task: null,
          byDate: null,
          state: "open",
          endedOn: null,
        } satisfies Goal,
      ];
      expect(await sign(dana, 0)).toMatchObject({ number: 1 });
      expect((await refusal(sign(dana, 1))).code).toBe("nothing-to-sign");
      // The day on the paper and who makes it are no difference.
      server.advance(dayMs);
      const later = await as("dana");
      expect((await refusal(sign(later, 1))).code).toBe("nothing-to-sign");
      expect((await refusal(sign(await as("jim"), 1))).code).toBe("nothing-to-sign");

      await later(saveGoals, { params: { id }, body: { version: 0, goals } });
      expect(await sign(later, 1)).toMatchObject({ number: 2 });
      const note = await later(progressNote, { params: { id }, query: days });
      expect(note).toMatchObject({ shownVersion: 2, haveFiguresChanged: false });
      expect(detailed(note)).toContain("Long-term: Pays at the till.");
      expect((await refusal(sign(later, 2))).code).toBe("nothing-to-sign");
    }),
  );

  onBothEngines(
    "is listed by its kind, and the list says when it was cut",
    inClinic(async ({ as, today, id, server }) => {
      const dana = await as("dana");
      const days = { startDate: addDays(today, -9), endDate: today };
      const body = { ...written("progressNote", days), version: 0, sections: plan("Go on.") };
      await dana(signNote, { params: { id }, body });
      // Years of daily notes, all signed after it.
      await server.seed(async (trx) => {
        const one = await trx.selectFrom("note_versions").selectAll().executeTakeFirstOrThrow();
        const draft = await trx.selectFrom("note_drafts").selectAll().executeTakeFirstOrThrow();
        const backs = Array.from({ length: 201 }, (_, back) => ({
          kind: "dailySessionNote" as const,
          start_date: addDays(today, -back),
          end_date: addDays(today, -back),
          sections: "[]",
        }));
        await trx
          .insertInto("note_drafts")
          .values(backs.map((own) => ({ ...draft, ...own })))
          .execute();
        const daily = backs.map((own) => ({
          ...one,
          ...own,
          documents: JSON.stringify(one.documents),
          figures: JSON.stringify(one.figures),
          signed_at: new Date(one.signed_at.getTime() + 60_000),
        }));
        await trx.insertInto("note_versions").values(daily).execute();
      });
      const list = (kind?: Note["kind"]) =>
        dana(signedNotes, { params: { id }, query: kind ? { kind } : {} });
      expect(await list("progressNote")).toEqual({
        notes: [expect.objectContaining({ kind: "progressNote", ...days })],
        hasOlder: false,
        today,
      });
      expect(await list("dischargeSummary")).toMatchObject({ notes: [], hasOlder: false });
      for (const kind of ["dailySessionNote", undefined] as const) {
        const { notes, hasOlder } = await list(kind);
        expect([notes.length, hasOlder]).toEqual([200, true]);
        expect(new Set(notes.map((note) => note.kind))).toEqual(new Set(["dailySessionNote"]));
      }
    }),
  );

  onBothEngines(
    "is listed as a draft until it is signed, and again once it is changed",
    inClinic(async ({ as, today, id }) => {
      const dana = await as("dana");
      const list = async (kind?: Note["kind"]) =>
        (await dana(noteDrafts, { params: { id }, query: kind ? { kind } : {} })).drafts;
      expect(await list()).toEqual([]);
      const days = { startDate: addDays(today, -9), endDate: today };
      const progress = written("progressNote", days);
      const keep = (version: number, text: string) =>
        dana(keepNote, { params: { id }, body: { ...progress, version, sections: plan(text) } });
      await keep(0, "Go on.");
      await dana(keepNote, {
        params: { id },
        body: { ...noteOf(today), version: 0, sections: plan("Rest.") },
      });
      expect(await list("progressNote")).toEqual([
        { ...progress, changedBy: "Dana Doe", changedAt: expect.any(String) },
      ]);
      expect((await list()).map(({ kind }) => kind).toSorted()).toEqual([
        "dailySessionNote",
        "progressNote",
      ]);
      const body = { ...progress, version: 1, sections: plan("Go on.") };
      await dana(signNote, { params: { id }, body });
      expect(await list("progressNote")).toEqual([]);
      await keep(2, "Go on, slowly.");
      expect(await list("progressNote")).toHaveLength(1);
    }),
  );

  onBothEngines(
    "belongs to its own kind of note",
    inClinic(async ({ as, today, id }) => {
      const dana = await as("dana");
      const bodies = [
        { ...noteOf(today), sections: [{ id: "course" as const, text: "" }] },
        { ...noteOf(today), sections: [...plan("a"), ...plan("b")] },
        { ...noteOf(today), startDate: addDays(today, -1), sections: plan("a") },
        { ...noteOf(addDays(today, 2)), sections: plan("a") },
      ];
      for (const body of bodies)
        expect(
          await refusal(dana(keepNote, { params: { id }, body: { ...body, version: 0 } })),
        ).toMatchObject({ status: 400, code: "malformed-request" });
    }),
  );
});

describe("goals", () => {
  const goal = (own: Partial<Goal> = {}): Goal => ({
    id: v7(),
    term: "short",
    text: "",
    task: { taskTypeId: 33, taskLevel: 2, targetPercent: 70 },
    byDate: null,
    state: "open",
    endedOn: null,
    ...own,
  });

  onBothEngines(
    "stand in the note with how far they are",
    inClinic(async ({ as, practise, today, id }) => {
      await practise({ date: addDays(today, -1), right: 5 });
      await practise({ date: today, right: 8 });
      const dana = await as("dana");
      const save = (version: number, goals: Goal[]) =>
        dana(saveGoals, { params: { id }, body: { version, goals } });
      const goals = [
        goal({ byDate: addDays(today, 30) }),
        goal({ task: { taskTypeId: 33, taskLevel: 5, targetPercent: 80 } }),
        goal({ term: "long", text: "Pays at the till alone.", task: null }),
        goal({ text: "Sums in the head", state: "met", endedOn: today }),
      ];
      expect(await save(0, goals)).toMatchObject({ version: 1, savedBy: "Dana Doe" });
      const query = { startDate: addDays(today, -9), endDate: today };
      const note = await dana(progressNote, { params: { id }, query });
      const days = `${shownDate(addDays(today, -1))} – ${shownDate(today)}`;
      expect(detailed(note)).toEqual(
        expect.arrayContaining([
          "Long-term: Pays at the till alone.",
          `Short-term: Arithmetic, level 2: 70% right without help, by ${shownDate(addDays(today, 30))}. 65% over 20 items, ${days}: 5 points short.`,
          "Short-term: Arithmetic, level 5: 80% right without help. Not practiced at this level yet.",
          `Short-term: Sums in the head (Arithmetic, level 2: 70% right without help). Met on ${shownDate(today)}.`,
        ]),
      );
      expect(note.figures.goals.map(({ kind }) => kind)).toEqual(["below", "not-practised"]);

      const stale = await refusal(save(0, []));
      expect([stale.code, stale.body]).toMatchObject([
        "stale-version",
        { current: { version: 1 } },
      ]);
      const rosa = await as("rosa");
      expect((await rosa(readGoals, { params: { id } })).goals).toEqual(goals);
      const bad = [
        [goal({ task: null }), "malformed-request"],
        [goal({ endedOn: today }), "malformed-request"],
        [
          goal({ task: { taskTypeId: 9_000, taskLevel: 1, targetPercent: 50 } }),
          "unknown-task-type",
        ],
        [
          goal({ task: { taskTypeId: 33, taskLevel: 20, targetPercent: 50 } }),
          "level-out-of-range",
        ],
      ] as const;
      for (const [wrong, code] of bad) expect((await refusal(save(1, [wrong]))).code).toBe(code);
    }),
  );
});

describe("somebody else", () => {
  onBothEngines(
    "reads and writes nothing of it",
    inClinic(async ({ as, today, id, practise }) => {
      await practise({ date: today, right: 6 });
      const dana = await as("dana");
      const sections = plan("Go on.");
      await dana(signNote, { params: { id }, body: { ...noteOf(today), version: 0, sections } });
      const range = { startDate: today, endDate: today };
      const attempts = (call: typeof dana) => ({
        progress: () => call(progressNote, { params: { id }, query: range }),
        progressFile: () => call(progressNoteFile, { params: { id }, query: range }),
        goals: () => call(readGoals, { params: { id } }),
        list: () => call(signedNotes, { params: { id }, query: {} }),
        drafts: () => call(noteDrafts, { params: { id }, query: {} }),
        daily: () => call(dailySessionNotes, { params: { id }, query: { date: today } }),
        dailyFile: () => call(dailySessionNoteFile, { params: { id }, query: { date: today } }),
        discharge: () => call(dischargeSummary, { params: { id }, query: range }),
        dischargeFile: () => call(dischargeSummaryFile, { params: { id }, query: range }),
        keep: () =>
          call(keepNote, { params: { id }, body: { ...noteOf(today), version: 1, sections } }),
        sign: () =>
          call(signNote, { params: { id }, body: { ...noteOf(today), version: 1, sections } }),
        save: () => call(saveGoals, { params: { id }, body: { version: 0, goals: [] } }),
      });
      for (const attempt of Object.values(attempts(await as("nils"))))
        expect((await refusal(attempt())).code).toBe("not-found");
      for (const [what, attempt] of Object.entries(attempts(await as("sam"))))
        expect([what, (await refusal(attempt())).status]).toEqual([
          what,
          /progress|goals|list/.test(what) ? 404 : 403,
        ]);
      // The patient reads progress notes, and nothing else of it.
      const own = attempts(await as("rosa"));
      for (const what of [
        "daily",
        "dailyFile",
        "discharge",
        "dischargeFile",
        "drafts",
        "keep",
        "sign",
        "save",
      ] as const)
        expect([what, (await refusal(own[what]())).code]).toEqual([what, "forbidden"]);
      expect(await own.list()).toEqual({ notes: [], hasOlder: false, today });
    }),
  );
});

const text = async (file: Blob) =>
  pdfText(new Uint8Array(await file.arrayBuffer())).replaceAll("\n", " ");
const mediaBox = async (file: Blob) =>
  /\/MediaBox \[([^\]]*)\]/.exec(Buffer.from(await file.arrayBuffer()).toString("latin1"))?.[1];

describe("as a file", () => {
  onBothEngines(
    "a note says the same, on the paper that was asked for",
    inClinic(async (clinic) => {
      const { as, practise, today, id } = clinic;
      await practise({ date: today, right: 6 });
      const dana = await as("dana");
      const sections = [{ id: "subjective" as const, text: "Tired today.\nSlept badly." }];
      await dana(signNote, { params: { id }, body: { ...noteOf(today), version: 0, sections } });
      const daily = (query: object) =>
        dana(dailySessionNoteFile, { params: { id }, query: { date: today, ...query } });
      const letter = await daily({});
      expect(letter.type).toBe("application/pdf");
      const said = await text(letter);
      for (const part of [
        "Daily Session Note",
        "Rosa Example",
        "60% (10)",
        "Slept badly.",
        "Dana Doe",
      ])
        expect(said).toContain(part);
      expect(await mediaBox(letter)).toBe("0 0 612 792");
      expect(await mediaBox(await daily({ paper: "a4" }))).toMatch(/^0 0 595/);
      expect(await text(await daily({ detail: "brief" }))).not.toContain("Skill areas");

      const query = { startDate: addDays(today, -9), endDate: today };
      const discharge = await dana(dischargeSummaryFile, { params: { id }, query });
      for (const part of ["Password", "Username", "not signed"])
        expect(await text(discharge)).toContain(part);
      const rosa = await as("rosa");
      expect(await text(await rosa(progressNoteFile, { params: { id }, query }))).toContain(
        "Progress Note",
      );
    }),
  );
});
