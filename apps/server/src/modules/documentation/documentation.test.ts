import { dailySessionNoteFile } from "@regain/contract/calls/documentation/daily-session-note-file";
import { dailySessionNotes } from "@regain/contract/calls/documentation/daily-session-notes";
import { dischargeSummary } from "@regain/contract/calls/documentation/discharge-summary";
import { dischargeSummaryFile } from "@regain/contract/calls/documentation/discharge-summary-file";
import { saveNoteDraft } from "@regain/contract/calls/documentation/save-note-draft";
import { noteDrafts } from "@regain/contract/calls/documentation/note-drafts";
import { progressNote } from "@regain/contract/calls/documentation/progress-note";
import { progressNoteFile } from "@regain/contract/calls/documentation/progress-note-file";
import { readGoals } from "@regain/contract/calls/documentation/read-goals";
import { saveGoals } from "@regain/contract/calls/documentation/save-goals";
import { signNote } from "@regain/contract/calls/documentation/sign-note";
import { signedNotes } from "@regain/contract/calls/documentation/signed-notes";
import { exportFhir } from "@regain/contract/calls/export/export-fhir";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import type { Goal } from "@regain/contract/entities/goal";
import { addDays, localTime } from "@regain/therapy/days";
import { latestDay } from "@regain/therapy/latest-day";
import { v7 } from "uuid";
import { describe, expect } from "vitest";
import { onBothEngines } from "../../testing/test-database.ts";
import { correct } from "../../testing/exported.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { shownDate } from "../../lib/shown-date.ts";
import {
  type Clinic,
  detailed,
  inClinic,
  linesOf,
  plan,
  refusal,
  noteOf,
  written,
} from "../../testing/documented-clinic.ts";

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
      // At home 6 of 10 without help, in the clinic 10 of 10 with a cue each: 6 and 16 out of 20.
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
    "of the clinic alone says so, and is held against the same baseline, areas and goals",
    inClinic(async ({ as, practise, today, id }) => {
      const before = addDays(today, -20);
      await practise({ date: before, right: 4 });
      await practise({ date: addDays(today, -9), right: 2, place: "clinic" });
      await practise({ date: today, level: 3, right: 7 });
      await practise({ date: today, right: 9, place: "clinic" });
      const dana = await as("dana");
      const task = { taskTypeId: 33, taskLevel: 2, targetPercent: 70 };
      const goal = {
        id: v7(),
        term: "short",
        text: "",
        task,
        byDate: null,
        endedOn: null,
      } as const;
      const goals = { version: 0, goals: [{ ...goal, state: "open" as const }] };
      await dana(saveGoals, { params: { id }, body: goals });
      const read = (assistedOnly?: "true" | "false") =>
        dana(dailySessionNotes, {
          params: { id },
          query: { date: today, ...(assistedOnly && { assistedOnly }) },
        });
      const [all, clinic] = [await read("false"), await read("true")];
      expect(all).toMatchObject({ places: ["home", "clinic"], figures: { isClinicOnly: false } });
      expect(clinic).toMatchObject({ places: all.places, figures: { isClinicOnly: true } });
      const own = ({ figures }: typeof all) =>
        figures.exercises.map(({ level, inRange }) => [level, inRange.withoutHelp]);
      expect([own(all), own(clinic)]).toEqual([
        [
          [2, 90],
          [3, 70],
        ],
        [[2, 90]],
      ]);
      const { baseline, latest } = all.figures.exercises[0]!;
      expect(clinic.figures.exercises[0]).toMatchObject({ baseline, latest });
      expect(baseline).toMatchObject({ from: before, withoutHelp: 40 });
      expect(clinic.figures.areas).toEqual(all.figures.areas);
      expect(all.figures.areas).toHaveLength(1);
      expect(clinic.figures.goals).toEqual(all.figures.goals);
      expect(all.figures.goals).toMatchObject([{ kind: "below", percent: 50, scoredCount: 30 }]);

      const said = `Rosa Example, ${shownDate(today)}. Practice in the clinic only`;
      for (const document of [clinic.documents.detailed, clinic.documents.brief!])
        expect(document.subtitle).toBe(said);
      expect(all.documents.detailed.subtitle).toBe(`Rosa Example, ${shownDate(today)}`);
      const file = await dana(dailySessionNoteFile, {
        params: { id },
        query: { date: today, assistedOnly: "true" },
      });
      expect(await text(file)).toContain("Practice in the clinic only");
    }),
  );

  onBothEngines(
    "says which answers the patient marked as right, and which a clinician corrected",
    inClinic(async (clinic) => {
      const { server, as, practise, today, id, people } = clinic;
      const spoken = (isHeard: boolean) =>
        [
          { kind: "record", at: 1_000, durationMs: 900 },
          { kind: "heard", at: 2_000, correct: isHeard },
          ...(isHeard ? [] : [{ kind: "mark" as const, at: 3_000, correct: true }]),
        ] as const;
      const marked = { events: [...spoken(false)] };
      const days = { date: today, typeId: 51 };
      await practise({ ...days, right: 6, own: { events: [...spoken(true)] } });
      await practise({ ...days, right: 7, own: marked });
      const [first] = await practise({ ...days, right: 4, own: marked, place: "clinic" });
      await practise({ ...days, right: 9, own: marked, date: addDays(today, -1) });
      const [sum] = await practise({ date: today, right: 5 });
      const by = { author_id: people.dana, reason: "", corrected_at: server.now() };
      for (const one of [first!, sum!])
        await correct(server, one, { ...by, result: "incorrect", accuracy: 0 });
      const dana = await as("dana");
      const judged = async (assistedOnly: "true" | "false") => {
        const query = { date: today, assistedOnly };
        const { documents } = await dana(dailySessionNotes, { params: { id }, query });
        return linesOf(documents.brief!).filter((line) => /marked|corrected/.test(line));
      };
      expect(await judged("false")).toEqual([
        "Arithmetic, level 2: of 10 scored items, 1 corrected by a clinician.",
        "Name the picture, level 2: of 30 scored items, 10 marked right by the patient, 1 corrected by a clinician.",
      ]);
      expect(await judged("true")).toEqual([
        "Name the picture, level 2: of 10 scored items, 3 marked right by the patient, 1 corrected by a clinician.",
      ]);
      // The patient reads the same of their own practice.
      const range = { startDate: addDays(today, -1), endDate: today };
      const own = await (await as("rosa"))(progressNote, { params: { id }, query: range });
      expect(detailed(own)).toContain(
        "Name the picture, level 2: of 40 scored items, 19 marked right by the patient, 1 corrected by a clinician.",
      );
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
      const query = { date: "2026-02-30" };
      const { fields } = await refusal(call(dailySessionNotes, { params: { id }, query }));
      expect(fields).toEqual({ date: "This is not a date." });
    }),
  );
});

/** The patient's device is in another zone from now on. */
const moveTo = ({ server, id }: Clinic, time_zone: string) =>
  server.seed((trx) => trx.updateTable("users").set({ time_zone }).where("id", "=", id).execute());

onBothEngines(
  "what is written can be read, printed and gone on with where the patient's day has fallen behind",
  inClinic(async (clinic) => {
    const { server, as, id } = clinic;
    const east = "Pacific/Kiritimati";
    const day = localTime(server.now(), east).day;
    await moveTo(clinic, east);
    const [dana, rosa] = [await as("dana"), await as("rosa")];
    const days = { startDate: day, endDate: day };
    const body = { ...written("progressNote", days), sections: plan("Go on.") };
    const [place, query] = [{ params: { id } }, days];
    await dana(signNote, { ...place, body: { ...body, version: 0 } });
    await dana(saveNoteDraft, { ...place, body: { ...noteOf(day), version: 0, sections: [] } });

    await moveTo(clinic, "Pacific/Pago_Pago");
    for (const call of [dana, rosa]) {
      const note = await call(progressNote, { ...place, query });
      expect(note).toMatchObject({ shownVersion: 1 });
      expect((await call(progressNoteFile, { ...place, query })).size).toBeGreaterThan(0);
      expect((await call(exportFhir, place)).size).toBeGreaterThan(0);
    }
    await dana(dailySessionNotes, { ...place, query: { date: day } });
    const again = { ...body, version: 1, sections: plan("Go on, slowly.") };
    expect(await dana(signNote, { ...place, body: again })).toMatchObject({ number: 2 });
    const other = { ...place, query: { ...query, startDate: addDays(day, -1) } };
    expect((await refusal(dana(progressNote, other))).fields).toHaveProperty("endDate");
  }),
);

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
      // 12 items with 2 right are 17%; 30 with 27 right are 90%. Level 3 has only four items.
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
      await dana(saveNoteDraft, { params: { id }, body });
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
          "Unit of latency: seconds (s)",
          expect.stringMatching(
            /^Latency: .* Where .* at set times, the mean time of an answer\.$/,
          ),
        ]),
      );
      const facts = document.blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []));
      expect(facts).toContainEqual({ name: "Password", value: "", toFillIn: true });
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
    inClinic(async ({ server, as, practise, today, id }) => {
      const latest = latestDay(server.now());
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
        [goal({ text: "\u200b \u2060", task: null }), "malformed-request"],
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
      const met = (endedOn: string) => goal({ state: "met", endedOn });
      const [one] = goals;
      for (const wrong of [[one!, one!], [met("2099-01-01")], [met(addDays(latest, 1))]])
        expect((await refusal(save(1, wrong))).fields).toHaveProperty("goals");
      // It may have ended where the day is further along.
      expect(await save(1, [met(latest)])).toMatchObject({ version: 2 });
    }),
  );

  onBothEngines(
    "come with the day where the patient is",
    inClinic(async (clinic) => {
      const { server, as, id } = clinic;
      const dana = await as("dana");
      // It is never the same day in both.
      for (const time_zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
        await moveTo(clinic, time_zone);
        const { today } = await dana(readGoals, { params: { id } });
        expect(today).toBe(localTime(server.now(), time_zone).day);
      }
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
          call(saveNoteDraft, { params: { id }, body: { ...noteOf(today), version: 1, sections } }),
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
      // The patient reads progress notes, and nothing else of this.
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
