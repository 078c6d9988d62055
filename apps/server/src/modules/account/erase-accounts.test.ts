import { dayMs } from "@regain/contract/durations";
import { v7 } from "uuid";
import { expect } from "vitest";
import { StoreUnavailable } from "../../adapters/objects/store-unavailable.ts";
import { folderStore } from "../../adapters/objects/folder-store.ts";
import { openSandbox } from "../../adapters/payments/sandbox/sandbox.ts";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../../builders/people.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openSession } from "../identity/auth-session.service.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { replaceSchedule } from "../schedule/schedule.service.ts";
import { eraseAccounts } from "./erase-accounts.job.ts";
import { patientTables } from "./erase.store.ts";

const now = new Date("2026-03-02T04:10:00Z");

onBothEngines("no table of patient data is forgotten", async (database) => {
  const { rows } = await database.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'patient_id'`,
  );
  expect(rows.map(({ table_name }) => table_name).toSorted()).toEqual(patientTables.toSorted());
});

onBothEngines(
  "an account goes when its time of grace is over, and no other does",
  async (database) => {
    const people = await database.withActor(system("demo"), async (trx) => {
      const due = new Date(now.getTime() - 1);
      const ids = {
        rosa: await addPatient(trx, { username: "rosa", deletion_due_at: due, passwordHash: "x" }),
        sam: await addPatient(trx, { username: "sam", deletion_due_at: new Date("2026-03-03") }),
        dana: await addClinician(trx, { username: "dana", deletion_due_at: due }),
        nils: await addClinician(trx, { username: "nils" }),
      };
      for (const clinician_id of [ids.dana, ids.nils]) {
        await addToCaseload(trx, { patient_id: ids.rosa, clinician_id });
        await addToCaseload(trx, { patient_id: ids.sam, clinician_id });
      }
      const lines = [{ typeId: 33, taskCount: 4, taskLevel: 2 }];
      await replaceSchedule(trx, ids.rosa, lines, { authorId: null, now });
      const aside = { kind: "stopped-practising", matter: "2026-01-01", dismissed_at: now };
      await trx
        .insertInto("attention_dismissals")
        .values([
          { ...aside, patient_id: ids.sam, clinician_id: ids.dana },
          { ...aside, patient_id: ids.sam, clinician_id: ids.nils },
        ])
        .execute();
      return ids;
    });
    const appointment = { state: "TX", created_at: now };
    await database.withActor(system("demo"), (trx) =>
      trx
        .insertInto("appointment_requests")
        .values([
          { ...appointment, id: v7(), user_id: people.rosa, email: "family@example.org" },
          { ...appointment, id: v7(), user_id: null, email: "Rosa@example.org" },
          { ...appointment, id: v7(), user_id: null, email: "sam@example.org" },
        ])
        .execute(),
    );
    await database.withActor(system("demo"), async (trx) => {
      const institution_id = await addInstitution(trx, { name: "Harbor" });
      const one = {
        institution_id,
        user_type: "patient",
        created_at: now,
        expires_at: now,
      } as const;
      await trx
        .insertInto("invitations")
        .values([
          {
            ...one,
            id: v7(),
            email: "rosa.before@example.org",
            status: "ACCEPTED",
            user_id: people.rosa,
          },
          { ...one, id: v7(), email: "Rosa@example.org", status: "DECLINED" },
          { ...one, id: v7(), email: "sam@example.org", status: "ACCEPTED", user_id: people.sam },
        ])
        .execute();
      for (const email of ["Rosa@example.org", "sam@example.org"]) {
        await issueLink(trx, { purpose: "invitation", email }, now);
        const content = JSON.stringify({
          subject: "Hello",
          heading: "",
          paragraphs: [],
          rows: [],
          footer: "",
        });
        const letter = { template: "institutionInvitation", content, created_at: now } as const;
        await trx
          .insertInto("mails")
          .values({ ...letter, mail_id: v7(), recipient: email })
          .execute();
      }
    });
    const objects = folderStore(await temporaryFolder("erase"));
    await objects.put("own/a.jpg", new Uint8Array([1]));
    // Their rows were never written.
    const [hers, his] = [people.rosa, people.sam].map((id) => `own-items/${id}/1/photo.jpg`);
    for (const key of [
      hers!,
      his!,
      `recordings/${people.rosa}/1.wav`,
      `held/recordings/${people.rosa}/2.wav`,
    ])
      await objects.put(key, new Uint8Array([1]));
    await database.withActor(system("demo"), (trx) =>
      trx
        .insertInto("own_items")
        .values({
          patient_id: people.rosa,
          item_id: "0199aaaa-0000-7000-8000-000000000001",
          name: "Leo",
          kind: "person",
          relation: null,
          photo_key: "own/a.jpg",
          voice_key: null,
          created_at: now,
          removed_at: null,
        })
        .execute(),
    );

    const publicUrl = "http://localhost";
    const payments = await openSandbox({ database, clock: () => now, publicUrl });
    await eraseAccounts({ database, objects, payments, clock: () => now }).run({});

    const { rows: left } = await database.pool.query<{ username: string }>(
      "select username from users order by 1",
    );
    expect(left.map(({ username }) => username)).toEqual(["nils", "sam"]);
    const { rows: caseload } = await database.pool.query(
      "select patient_id, clinician_id from caseload",
    );
    expect(caseload).toEqual([{ patient_id: people.sam, clinician_id: people.nils }]);
    const { rows: aside } = await database.pool.query(
      "select clinician_id from attention_dismissals",
    );
    expect(aside, "nor what a clinician had put aside").toEqual([{ clinician_id: people.nils }]);
    for (const table of patientTables) {
      const { rows } = await database.pool.query(`select from ${table} where patient_id = $1`, [
        people.rosa,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const { rows: appointments } = await database.pool.query<{ email: string }>(
      "select email from appointment_requests",
    );
    expect(appointments).toEqual([{ email: "sam@example.org" }]);
    const { rows: addresses } = await database.pool.query<{ email: string }>(
      `select email from invitations union all select email from link_tokens
       union all select recipient from mails`,
    );
    expect(addresses.map(({ email }) => email)).toEqual(Array(3).fill("sam@example.org"));
    expect(await objects.get("own/a.jpg")).toBeUndefined();
    const files: string[] = [];
    for await (const { key } of objects.list()) files.push(key);
    expect(files).toEqual([his]);
  },
);

onBothEngines("whoever is kept while others are erased loses nothing", async (database) => {
  const due = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const [rosa, sam] = await database.withActor(system("demo"), async (trx) => [
    await addPatient(trx, { username: "rosa", deletion_due_at: due(2) }),
    await addPatient(trx, { username: "sam", deletion_due_at: due(1) }),
  ]);
  const store = folderStore(await temporaryFolder("kept"));
  for (const id of [rosa, sam]) await store.put(`recordings/${id}/1.wav`, new Uint8Array([1]));
  const objects = {
    ...store,
    remove: async (key: string) => {
      await store.remove(key);
      await database.pool.query("update users set deletion_due_at = null where id = $1", [sam]);
    },
  };
  const payments = await openSandbox({ database, clock: () => now, publicUrl: "http://localhost" });
  await eraseAccounts({ database, objects, payments, clock: () => now }).run({});
  const { rows } = await database.pool.query("select username from users");
  expect(rows).toEqual([{ username: "sam" }]);
  expect(await store.get(`recordings/${rosa}/1.wav`)).toBeUndefined();
  expect(await store.get(`recordings/${sam}/1.wav`)).toBeDefined();
});

onBothEngines(
  "an account whose files cannot be deleted keeps no other from going",
  async (database) => {
    const due = (days: number) => new Date(now.getTime() - days * dayMs);
    const [first] = await database.withActor(system("demo"), async (trx) => [
      await addPatient(trx, { username: "rosa", deletion_due_at: due(2) }),
      await addPatient(trx, { username: "sam", deletion_due_at: due(1) }),
    ]);
    const store = folderStore(await temporaryFolder("erase-refused"));
    const objects = {
      ...store,
      list: (folder?: string) => {
        if (folder?.includes(first)) throw new StoreUnavailable("the bucket refuses it");
        return store.list(folder);
      },
    };
    const publicUrl = "http://localhost";
    const payments = await openSandbox({ database, clock: () => now, publicUrl });
    const erase = (parts: { readonly objects: typeof store }) =>
      eraseAccounts({ database, payments, clock: () => now, ...parts }).run({});
    const left = async () => {
      const { rows } = await database.pool.query<{ username: string }>(
        "select username from users",
      );
      return rows.map(({ username }) => username);
    };
    await expect(erase({ objects })).rejects.toThrow("Failed: 1.");
    expect(await left()).toEqual(["rosa"]);
    await erase({ objects: store });
    expect(await left(), "the next night").toEqual([]);
  },
);

onBothEngines(
  "a clinician's cards end with the account where somebody can make another, also those of which nobody knows who made them",
  async (database) => {
    const [dana, shared, old, alone] = await database.withActor(system("demo"), async (trx) => {
      const ids = [
        await addClinician(trx, { username: "dana", deletion_due_at: now }),
        await addPatient(trx, { username: "shared" }),
        await addPatient(trx, { username: "old" }),
        await addPatient(trx, { username: "alone" }),
      ] as const;
      const nils = await addClinician(trx, { username: "nils" });
      const [clinician_id, ...patients] = ids;
      for (const patient_id of patients) await addToCaseload(trx, { patient_id, clinician_id });
      for (const patient_id of patients.slice(0, 2))
        await addToCaseload(trx, { patient_id, clinician_id: nils });
      for (const userId of patients) {
        const madeBy = userId === ids[2] ? {} : { madeBy: clinician_id };
        await issueLink(trx, { purpose: "sign-in", userId, data: { card: true, ...madeBy } }, now);
      }
      return ids;
    });
    await database.withActor(system("sign-in"), async (trx) => {
      const by = { type: "patient", device: "x" } as const;
      for (const userId of [shared, old, alone])
        await openSession(
          trx,
          { ...by, userId, card: { madeBy: userId === old ? null : dana } },
          now,
        );
    });
    const objects = folderStore(await temporaryFolder("cards"));
    const publicUrl = "http://localhost";
    const payments = await openSandbox({ database, clock: () => now, publicUrl });
    await eraseAccounts({ database, objects, payments, clock: () => now }).run({});
    const { rows } = await database.pool.query(
      `select users.username, cards.data -> 'endedWithWork' as ended,
         cards.revoked_at is null as card, sessions.revoked_at is null as session
       from users join link_tokens cards on cards.user_id = users.id
       join auth_sessions sessions on sessions.user_id = users.id order by 1`,
    );
    // Whoever has the patient can see that the card ended.
    const over = { ended: true, card: false, session: false };
    expect(rows).toEqual([
      { username: "alone", ended: null, card: true, session: true },
      { username: "old", ...over },
      { username: "shared", ...over },
    ]);
  },
);
