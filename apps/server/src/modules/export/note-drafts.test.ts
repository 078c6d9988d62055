import { exportEverything } from "@regain/contract/calls/export/export-everything";
import { saveNoteDraft } from "@regain/contract/calls/documentation/save-note-draft";
import { signNote } from "@regain/contract/calls/documentation/sign-note";
import { expect } from "vitest";
import { inClinic, noteOf, plan } from "../../testing/documented-clinic.ts";
import { onBothEngines } from "../../testing/test-database.ts";

onBothEngines(
  "what was signed is a note and no draft, until somebody goes on writing",
  inClinic(async ({ as, today, id }) => {
    const dana = await as("dana");
    const params = { id };
    const write = (version: number, text: string) =>
      dana(saveNoteDraft, {
        params,
        body: { ...noteOf(today), version, sections: plan(text) },
      });
    const exported = async () => {
      const file = await dana(exportEverything, { params });
      return JSON.parse(await file.text()) as { notes: unknown[]; noteDrafts: unknown[] };
    };
    const { version } = await write(0, "Go on.");
    expect(await exported()).toMatchObject({ notes: [], noteDrafts: [{ version: 1 }] });

    const body = { ...noteOf(today), version, sections: plan("Go on.") };
    await dana(signNote, { params, body });
    const signed = await exported();
    expect([signed.notes.length, signed.noteDrafts]).toEqual([1, []]);

    await write(version + 1, "Go on, twice a week.");
    const again = await exported();
    expect(again.notes).toHaveLength(1);
    expect(again.noteDrafts).toMatchObject([
      { version: version + 2, sections: expect.arrayContaining(plan("Go on, twice a week.")) },
    ]);
  }),
);
