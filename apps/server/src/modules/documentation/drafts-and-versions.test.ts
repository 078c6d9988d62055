import { dailySessionNotes } from "@regain/contract/calls/documentation/daily-session-notes";
import { saveNoteDraft } from "@regain/contract/calls/documentation/save-note-draft";
import { noteDrafts } from "@regain/contract/calls/documentation/note-drafts";
import { progressNote } from "@regain/contract/calls/documentation/progress-note";
import { saveGoals } from "@regain/contract/calls/documentation/save-goals";
import { signNote } from "@regain/contract/calls/documentation/sign-note";
import { signedNotes } from "@regain/contract/calls/documentation/signed-notes";
import { dayMs } from "@regain/contract/durations";
import type { Goal } from "@regain/contract/entities/goal";
import type { Note } from "@regain/contract/entities/note";
import { addDays } from "@regain/therapy/days";
import { v7 } from "uuid";
import { describe, expect } from "vitest";
import { onBothEngines } from "../../testing/test-database.ts";
import {
  detailed,
  inClinic,
  noteOf,
  plan,
  refusal,
  written,
} from "../../testing/documented-clinic.ts";

describe("what a clinician writes", () => {
  onBothEngines(
    "is kept, and nobody writes over somebody else",
    inClinic(async ({ as, today, id }) => {
      const [dana, jim] = [await as("dana"), await as("jim")];
      const keep = (call: typeof dana, version: number, text: string) =>
        call(saveNoteDraft, {
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
          call(saveNoteDraft, {
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

      // A tablet that was offline submits late.
      await practise({ date: today, right: 10 });
      const later = await ask();
      expect(later).toMatchObject({ shownVersion: 1, haveFiguresChanged: true });
      expect(later.documents).toEqual(first.documents);
      expect((await ask("0")).figures).toMatchObject({ itemCount: 20, withoutHelp: 80 });

      const jim = await as("jim");
      expect(await sign(jim, 1, "Go on.\nAlso numbers.")).toMatchObject({ number: 2 });
      // Anyone who was writing in the meantime learns what was signed, refused or not.
      const writing = { ...noteOf(today), sections: plan("Stop.") };
      const keep = (version: number) =>
        dana(saveNoteDraft, { params: { id }, body: { ...writing, version } });
      const latest = { number: 2, signedBy: "Jim" };
      expect((await refusal(keep(1))).body).toMatchObject({ current: { version: 2, latest } });
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

      // Neither the end of the work nor that of the account removes the name.
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
    "signed, it says when a goal and a skill area have come to stand otherwise",
    inClinic(async ({ as, practise, today, id }) => {
      const ago = (days: number) => addDays(today, -days);
      await practise({ date: ago(11), right: 10 });
      await practise({ date: today, level: 3, right: 10 });
      const dana = await as("dana");
      const task = { taskTypeId: 33, taskLevel: 2, targetPercent: 80 };
      const goal: Goal = {
        id: v7(),
        term: "short",
        text: "",
        task,
        byDate: null,
        state: "open",
        endedOn: null,
      };
      const setGoal = (version: number, own: Partial<Goal>) =>
        dana(saveGoals, { params: { id }, body: { version, goals: [{ ...goal, ...own }] } });
      await setGoal(0, {});
      await dana(signNote, {
        params: { id },
        body: { ...noteOf(today), version: 0, sections: plan("Go on.") },
      });
      const ask = (version = "1") =>
        dana(dailySessionNotes, { params: { id }, query: { date: today, version } });
      const signed = await ask();
      expect(signed).toMatchObject({ haveFiguresChanged: false });
      expect(detailed(signed).join("\n")).toContain("Reached: 100% over 10 items");

      // A goal that is put in other words, or higher, is no other figure.
      await setGoal(1, { text: "Sums", byDate: today });
      expect(await ask()).toMatchObject({ haveFiguresChanged: false });
      await setGoal(2, { task: { ...task, targetPercent: 90 } });
      expect(await ask()).toMatchObject({ haveFiguresChanged: false });
      await setGoal(3, {});

      // A tablet that was offline submits late, for a day and a level that the note itself does not hold.
      await practise({ date: ago(10), count: 20, right: 0 });
      expect(await ask()).toMatchObject({ haveFiguresChanged: true, figures: signed.figures });
      const live = await ask("0");
      expect(live.figures.exercises).toEqual(signed.figures.exercises);
      expect(live.figures.goals).toMatchObject([{ kind: "below", percent: 33.3 }]);
      const scores = [signed, live].map(({ figures }) => figures.areas?.[0]?.latest.value);
      expect(scores[0]).toBeGreaterThan(scores[1]!);
    }),
  );

  onBothEngines(
    "signed of the clinic alone, it stays that, and practice at home changes none of it",
    inClinic(async ({ as, practise, today, id }) => {
      await practise({ date: today, right: 6, place: "clinic" });
      await practise({ date: today, level: 3, right: 6 });
      const dana = await as("dana");
      const sign = (version: number, own: { assistedOnly?: boolean; text?: string } = {}) => {
        const { assistedOnly = false, text = "Go on." } = own;
        const body = { ...noteOf(today), version, sections: plan(text), assistedOnly };
        return dana(signNote, { params: { id }, body });
      };
      const ask = (query: { assistedOnly?: "true" | "false"; version?: string } = {}) =>
        dana(dailySessionNotes, { params: { id }, query: { date: today, ...query } });
      const seen = async (query: Parameters<typeof ask>[0]) => {
        const { shownVersion, figures } = await ask(query);
        return [shownVersion, figures.isClinicOnly, figures.homeCount];
      };
      expect(await sign(0, { assistedOnly: true })).toMatchObject({ number: 1 });
      // The same signature again; with all practice it would be another.
      expect(await sign(0, { assistedOnly: true })).toMatchObject({ number: 1 });
      expect((await refusal(sign(0))).code).toBe("stale-version");
      for (const query of [{}, { version: "1" }, { assistedOnly: "true" }] as const)
        expect(await seen(query)).toEqual([1, true, 0]);
      // What is added to it begins as it was signed.
      expect(await seen({ version: "0" })).toEqual([null, true, 0]);
      expect(await seen({ assistedOnly: "false" })).toEqual([null, false, 10]);

      // At another level, and the goals and areas of a day are not the day's own.
      await practise({ date: today, level: 3, count: 2, right: 1 });
      const { figures } = await ask({ version: "0" });
      expect(figures).toMatchObject({ itemCount: 10, homeCount: 0 });
      expect((await ask()).figures.exercises).toEqual(figures.exercises);
      await practise({ date: today, right: 2, count: 4, place: "clinic" });
      expect(await ask()).toMatchObject({ shownVersion: 1, haveFiguresChanged: true });

      expect(await sign(1)).toMatchObject({ number: 2 });
      expect(await seen({})).toEqual([2, false, 12]);
      expect(await seen({ version: "1" })).toEqual([1, true, 0]);
      expect(await ask({ assistedOnly: "true" })).toMatchObject({ shownVersion: null });
      const whole = written("progressNote", { startDate: today, endDate: today });
      const body = { ...whole, version: 0, sections: plan("Go on."), assistedOnly: true };
      expect((await refusal(dana(signNote, { params: { id }, body }))).fields).toHaveProperty(
        "assistedOnly",
      );
    }),
  );

  onBothEngines(
    "signed, what is added to it is called an addendum, and which version it amends",
    inClinic(async ({ as, today, id }) => {
      const [dana, rosa] = [await as("dana"), await as("rosa")];
      const days = { startDate: addDays(today, -9), endDate: today };
      const body = { ...written("progressNote", days), version: 0, sections: plan("Go on.") };
      const read = async (call: typeof dana, version?: string) =>
        detailed(
          await call(progressNote, {
            params: { id },
            query: { ...days, ...(version && { version }) },
          }),
        ).join("\n");
      const title = /Addendum to version 1, signed by Dana Doe on \d\d\/\d\d\/\d{4}, .*UTC/;
      const first = await read(dana);
      expect(first).toContain("This note is not signed yet.");
      expect(first).not.toContain("ddendum");

      await dana(signNote, { params: { id }, body });
      expect(await read(dana)).not.toContain("ddendum");
      const added = await read(dana, "0");
      expect(added).toMatch(title);
      expect(added).toContain("This addendum is not signed yet.");
      expect(added).not.toContain("This note is not signed yet.");
      const more = { ...body, version: 1, sections: plan("Go on.\nAlso numbers.") };
      await dana(saveNoteDraft, { params: { id }, body: more });
      expect(await read(dana)).toMatch(title);
      // Patients read what is signed.
      for (const version of [undefined, "0"])
        expect(await read(rosa, version)).not.toContain("ddendum");
      await dana(signNote, { params: { id }, body: { ...more, version: 2 } });
      expect(await read(dana)).not.toContain("ddendum");
      expect(await read(dana, "0")).toContain("Addendum to version 2, signed by Dana Doe");
    }),
  );

  onBothEngines(
    "is signed once, however often the same signature is sent",
    inClinic(async ({ as, today, id }) => {
      const [dana, jim] = [await as("dana"), await as("jim")];
      const sign = (call: typeof dana, text: string) =>
        call(signNote, {
          params: { id },
          body: { ...noteOf(today), version: 0, sections: plan(text) },
        });
      const first = await sign(dana, "Go on.");
      expect(await sign(dana, "Go on.")).toEqual(first);
      expect((await refusal(sign(dana, "Stop."))).code).toBe("stale-version");
      expect((await refusal(sign(jim, "Go on."))).code).toBe("stale-version");
      const { versions } = await dana(dailySessionNotes, {
        params: { id },
        query: { date: today },
      });
      expect(versions).toEqual([first]);
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
      // The date on the paper and who makes it make no difference.
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
        dana(saveNoteDraft, {
          params: { id },
          body: { ...progress, version, sections: plan(text) },
        });
      await keep(0, "Go on.");
      await dana(saveNoteDraft, {
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
          await refusal(dana(saveNoteDraft, { params: { id }, body: { ...body, version: 0 } })),
        ).toMatchObject({ status: 400, code: "malformed-request" });
    }),
  );
});
