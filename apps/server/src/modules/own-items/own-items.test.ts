import { addOwnItem } from "@regain/contract/calls/own-items/add-own-item";
import { changeOwnItem } from "@regain/contract/calls/own-items/change-own-item";
import { ownItemPhoto } from "@regain/contract/calls/own-items/own-item-photo";
import { ownItemVoice } from "@regain/contract/calls/own-items/own-item-voice";
import { ownItems } from "@regain/contract/calls/own-items/own-items";
import { removeOwnItem } from "@regain/contract/calls/own-items/remove-own-item";
import type { CallInput } from "@regain/contract/endpoint";
import { maxOwnItems } from "@regain/contract/own-item-limits";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readWav, writeWav } from "../../adapters/speech/wav.ts";
import { addClinician, addToCaseload } from "../../builders/people.ts";
import { system } from "../../db/actor.ts";
import { hugePhoto, plainPhoto, telephonePhoto } from "../../testing/photos.ts";
import { newPatient, refusal } from "../../testing/practising-patient.ts";
import { readFixture, withMoreInIt } from "../../testing/recordings.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { lockPatient } from "../patient.store.ts";
import { insertOwnItem } from "./own-items.store.ts";

let server: TestServer;
let photo: Blob;
let voice: Blob;
const blob = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);
beforeAll(async () => {
  server = await openTestServer();
  photo = blob(await telephonePhoto());
  voice = blob(await readFixture("umbrella"));
});
afterAll(() => server.close());

type Form = CallInput<typeof addOwnItem>["form"];

/** A patient with the calls of the screen. */
async function family() {
  const patient = await newPatient(server);
  const params = { id: patient.id };
  const add = (fields: Partial<Form["fields"]> = {}, files: Partial<Form["files"]> = {}) =>
    patient.call(addOwnItem, {
      params,
      form: {
        fields: { name: "Anna", kind: "person", ...fields },
        files: { photo, voice: undefined, ...files },
      },
    });
  const list = async () => (await patient.call(ownItems, { params })).items;
  return { patient, params, add, list };
}

/** Things without files. */
const seedThings = (patientId: string, count: number, removedAt: Date | null) =>
  server.seed(async (trx) => {
    for (let index = 0; index < count; index++)
      await insertOwnItem(trx, {
        patient_id: patientId,
        item_id: crypto.randomUUID(),
        kind: "thing",
        name: `thing ${index}`,
        relation: null,
        photo_key: "none",
        voice_key: null,
        created_at: server.now(),
        removed_at: removedAt,
      });
  });

describe("a family adds what matters to them", () => {
  test("a daughter with photo and voice, then a boat; the latest stands first", async () => {
    const { patient, add, list } = await family();
    const anna = await add({ name: "  Anna ", relation: "your daughter" }, { voice });
    expect(anna).toMatchObject({ kind: "person", name: "Anna", relation: "your daughter" });
    const boat = await add({ name: "the boat", kind: "thing" });
    expect(boat).toMatchObject({ relation: null, voice: null });
    expect(await list()).toEqual([boat, anna]);

    const params = { id: patient.id, itemId: anna.itemId };
    const kept = await patient.call(ownItemPhoto, { params });
    expect(kept.type).toBe("image/jpeg");
    const { format, width, height, exif } = await sharp(await kept.arrayBuffer()).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "jpeg",
      width: 600,
      height: 800,
      exif: undefined,
    });
    const said = await patient.call(ownItemVoice, { params });
    expect(said.type).toBe("audio/wav");
    expect(said.size).toBe(voice.size);
    expect(anna.photo).toBe(`own/${patient.id}/${anna.itemId}/photo.jpg`);
    const silent = patient.call(ownItemVoice, { params: { ...params, itemId: boat.itemId } });
    expect(await refusal(silent)).toEqual([404, "not-found"]);
  });

  test("of a voice its sound is kept, and nothing else that was in the file", async () => {
    const { patient, add } = await family();
    const more = [Buffer.from("a program"), Buffer.from("<script>".repeat(1_000))] as const;
    const file = withMoreInIt(await readFixture("umbrella"), ...more);
    const { itemId } = await add({}, { voice: blob(file) });
    const said = await patient.call(ownItemVoice, { params: { id: patient.id, itemId } });
    expect(Buffer.from(await said.arrayBuffer())).toEqual(
      writeWav(readWav(await readFixture("umbrella")).samples),
    );
  });

  test("a name is corrected, a relation taken away, and both stay within bounds", async () => {
    const { patient, add, list } = await family();
    const { itemId } = await add({ name: "Ana", relation: "your sister" });
    const change = (body: CallInput<typeof changeOwnItem>["body"]) =>
      patient.call(changeOwnItem, { params: { id: patient.id, itemId }, body });
    expect(await change({ name: "Anna" })).toMatchObject({ name: "Anna", relation: "your sister" });
    expect(await change({ relation: null })).toMatchObject({ name: "Anna", relation: null });
    expect(await list()).toMatchObject([{ name: "Anna", relation: null }]);
    for (const name of ["", "  ", "?!", "x".repeat(61)])
      expect(await refusal(change({ name }))).toEqual([400, "malformed-request"]);
    const boat = await add({ kind: "thing" });
    const params = { id: patient.id, itemId: boat.itemId };
    const related = patient.call(changeOwnItem, { params, body: { relation: "your boat" } });
    expect(await refusal(related)).toEqual([400, "malformed-request"]);
  });

  test("of two who rename it at once the second is told what it is called now, and decides", async () => {
    const { patient, add, list } = await family();
    const { itemId } = await add({ name: "Ana", relation: "your sister" });
    const change = (body: CallInput<typeof changeOwnItem>["body"]) =>
      patient.call(changeOwnItem, { params: { id: patient.id, itemId }, body });
    const from = { name: "Ana", relation: "your sister" };
    const anna = await change({ name: "Anna", from });
    await expect(change({ name: "Hannah", from })).rejects.toMatchObject({
      status: 409,
      code: "stale-version",
      body: { current: anna },
    });
    expect(await list()).toEqual([anna]);
    // The other member is not what was changed, and what it is called already is no quarrel: an answer got lost.
    expect(await change({ relation: "your cousin", from })).toMatchObject({ name: "Anna" });
    expect(await change({ name: "Anna", from })).toMatchObject({ relation: "your cousin" });
    const known = { name: "Anna", relation: "your cousin" };
    expect(await change({ name: "Hannah", from: known })).toMatchObject({ name: "Hannah" });
  });

  test("what is removed is gone from the list; a session that is open still shows it", async () => {
    const { patient, add, list } = await family();
    const { itemId } = await add();
    const params = { id: patient.id, itemId };
    await patient.call(removeOwnItem, { params });
    expect(await list()).toEqual([]);
    expect((await patient.call(ownItemPhoto, { params })).size).toBeGreaterThan(0);
    expect(await refusal(patient.call(removeOwnItem, { params }))).toEqual([404, "not-found"]);
    const change = patient.call(changeOwnItem, { params, body: { name: "Bo" } });
    expect(await refusal(change)).toEqual([404, "not-found"]);
  });

  test("a hundred is enough, and one more fits once one is removed", async () => {
    const { patient, add, list } = await family();
    await seedThings(patient.id, maxOwnItems - 1, null);
    // Two at the same time: only one of them is the hundredth.
    const both = await Promise.allSettled([add(), add()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(add())).toEqual([409, "too-many-own-items"]);
    const [latest] = await list();
    await patient.call(removeOwnItem, {
      params: { id: patient.id, itemId: latest?.itemId ?? "" },
    });
    expect(await add()).toMatchObject({ name: "Anna" });
  });
});

describe("whose answer got lost", () => {
  const itemId = "0199aaaa-0000-4000-8000-000000000000";

  test("presses again, and it is added once; the hundredth too", async () => {
    const { patient, add, list } = await family();
    await seedThings(patient.id, maxOwnItems - 1, null);
    const anna = await add({ itemId, relation: "your daughter" }, { voice });
    expect(await add({ itemId, relation: "your daughter" }, { voice })).toEqual(anna);
    expect(await list()).toHaveLength(maxOwnItems);
    const params = { id: patient.id, itemId };
    expect((await patient.call(ownItemPhoto, { params })).size).toBeGreaterThan(0);
    await patient.call(removeOwnItem, { params });
    expect(await refusal(add({ itemId }))).toEqual([404, "not-found"]);
  });

  test("corrects it, and presses again: it stands as it was written last, with its files", async () => {
    const { patient, add, list } = await family();
    const params = { id: patient.id, itemId };
    const jon = await add({ itemId, name: "Jon" }, { voice });
    const john = await add({ itemId, name: "John", relation: "your son" });
    expect(john).toEqual({ ...jon, name: "John", relation: "your son" });
    expect(await list()).toEqual([john]);
    expect((await patient.call(ownItemVoice, { params })).size).toBeGreaterThan(0);
    // Much later it is no second press.
    server.advance(11 * 60_000);
    expect(await add({ itemId, name: "Jonathan" })).toEqual(john);
  });

  test("presses again before the first is done: one item, with its own files", async () => {
    const { patient, add, list } = await family();
    const both = await Promise.all([add({ itemId }, { voice }), add({ itemId }, { voice })]);
    expect(both[0]).toEqual(both[1]);
    expect(await list()).toEqual([both[0]]);
    const params = { id: patient.id, itemId };
    for (const file of [ownItemPhoto, ownItemVoice])
      expect((await patient.call(file, { params })).size).toBeGreaterThan(0);
    // The same id in another list is another item.
    const stranger = await family();
    await stranger.add({ itemId, name: "Bo" });
    expect(await list()).toEqual([both[0]]);
  });
});

test("who adds and removes without end is asked to wait", async () => {
  const { patient, add } = await family();
  await seedThings(patient.id, 3 * maxOwnItems, server.now());
  expect(await refusal(add())).toEqual([429, "too-many-requests"]);
});

test("who sends pictures that break off again and again is asked to wait, and good ones count nothing", async () => {
  const { add, list } = await family();
  const cut = photo.slice(0, 400);
  const codes = [];
  for (let index = 0; index < 22; index++) {
    codes.push((await refusal(add({}, { photo: cut })))[1]);
    if (index < 5) await add();
  }
  expect(codes).toEqual([...Array<string>(21).fill("not-a-photo"), "too-many-requests"]);
  expect(await refusal(add())).toEqual([429, "too-many-requests"]);
  expect(await list()).toHaveLength(5);
  const other = await family();
  await other.add();
  server.advance(10_000);
  await add();
});

describe("what does not fit is refused, and nothing of it is kept", () => {
  const tooLarge = () => new Blob([new Uint8Array(8 * 2 ** 20 + 1)]);
  const refused: readonly (readonly [
    string,
    Partial<Form["fields"]>,
    () => Partial<Form["files"]> | Promise<Partial<Form["files"]>>,
    readonly [number, string],
  ])[] = [
    ["no name", { name: " " }, () => ({}), [400, "malformed-request"]],
    ["a name without letters", { name: "…" }, () => ({}), [400, "malformed-request"]],
    [
      "a relation of a thing",
      { kind: "thing", relation: "mine" },
      () => ({}),
      [400, "malformed-request"],
    ],
    ["no such kind", { kind: "place" as "thing" }, () => ({}), [400, "malformed-request"]],
    ["no photo", {}, () => ({ photo: undefined as unknown as Blob }), [400, "malformed-request"]],
    ["a photo of 8 MB and a byte", {}, () => ({ photo: tooLarge() }), [413, "payload-too-large"]],
    [
      "a wall of a photo",
      {},
      async () => ({ photo: blob(await hugePhoto()) }),
      [422, "photo-too-large"],
    ],
    [
      "a GIF",
      {},
      async () => ({ photo: blob(await plainPhoto(4, 4).gif().toBuffer()) }),
      [422, "not-a-photo"],
    ],
    ["a photo for a voice", {}, () => ({ voice: photo }), [422, "not-a-recording"]],
    ["an empty voice", {}, () => ({ voice: new Blob([]) }), [422, "recording-empty"]],
  ];
  test.each(refused)("%s", async (_, fields, files, expected) => {
    const { add, list } = await family();
    expect(await refusal(add(fields, await files()))).toEqual(expected);
    expect(await list()).toEqual([]);
  });
});

describe("somebody else", () => {
  test("sees, changes and removes nothing", async () => {
    const { patient, params, add, list } = await family();
    const { itemId } = await add({}, { voice });
    const stranger = await newPatient(server);
    const nils = await server.seed((trx) => addClinician(trx, { username: "nils" }));
    const callOf = async (id: string) => server.client(await server.tokenFor(id));
    const item = { params: { id: patient.id, itemId } };
    const reads = (call: typeof stranger.call) => [
      call(ownItems, { params }),
      call(ownItemPhoto, item),
      call(ownItemVoice, item),
    ];
    const writes = (call: typeof stranger.call) => [
      call(addOwnItem, {
        params,
        form: { fields: { name: "Bo", kind: "thing" }, files: { photo, voice: undefined } },
      }),
      call(changeOwnItem, { ...item, body: { name: "Bo" } }),
      call(removeOwnItem, item),
    ];
    const codes = (calls: Promise<unknown>[]) =>
      Promise.all(calls.map(async (call) => (await refusal(call))[1]));
    const notFound = Array(3).fill("not-found");

    expect(await codes(reads(stranger.call))).toEqual(notFound);
    expect(await codes(writes(stranger.call))).toEqual(notFound);
    expect(await codes(reads(await callOf(nils)))).toEqual(notFound);
    expect(await codes(writes(await callOf(nils)))).toEqual(notFound);
    // An item in one's own list opens nothing of somebody else's.
    const mixed = { params: { id: stranger.id, itemId } };
    expect(await refusal(stranger.call(ownItemPhoto, mixed))).toEqual([404, "not-found"]);
    expect(await list()).toHaveLength(1);
  });
});

describe("the clinician", () => {
  let clinicians = 0;

  async function withDana() {
    const home = await family();
    const username = `dana.${++clinicians}`;
    const { dana, row } = await server.seed(async (trx) => {
      const id = await addClinician(trx, { username, first_name: "Dana" });
      const entry = { patient_id: home.patient.id, clinician_id: id };
      await addToCaseload(trx, entry);
      return { dana: id, row: entry };
    });
    const call = server.client(await server.tokenFor(dana));
    const add = (patientAgrees: "true" | undefined) =>
      call(addOwnItem, {
        params: home.params,
        form: {
          fields: { name: "the harbor", kind: "thing", patientAgrees },
          files: { photo, voice: undefined },
        },
      });
    const discharge = () =>
      server.seed((trx) =>
        trx
          .updateTable("caseload")
          .set({ discharged_at: server.now(), discharge_reason: "goals-met" })
          .where("patient_id", "=", row.patient_id)
          .where("clinician_id", "=", row.clinician_id)
          .execute(),
      );
    return { ...home, call, addAsDana: add, discharge };
  }

  test("adds, changes and removes with the patient's consent, and the item remembers who it was", async () => {
    const { params, add, list, call, addAsDana } = await withDana();
    expect(await refusal(addAsDana(undefined))).toEqual([400, "malformed-request"]);
    const own = await add();
    expect(own.addedBy).toBeNull();
    const added = await addAsDana("true");
    expect(added.addedBy).toBe("Dana");
    expect(await list()).toEqual([added, own]);
    expect((await call(ownItems, { params })).items).toEqual([added, own]);
    const item = { params: { ...params, itemId: own.itemId } };
    expect(await call(changeOwnItem, { ...item, body: { name: "Anne" } })).toMatchObject({
      name: "Anne",
      addedBy: null,
    });
    expect((await call(ownItemPhoto, item)).size).toBeGreaterThan(0);
    await call(removeOwnItem, item);
    expect(await list()).toEqual([added]);
    const kept = await server.seed((trx) =>
      trx
        .selectFrom("own_items")
        .select("agreed_at")
        .where("patient_id", "=", params.id)
        .where("item_id", "=", added.itemId)
        .executeTakeFirstOrThrow(),
    );
    expect(kept.agreed_at).not.toBeNull();
  });

  test("reads the list of a patient who was discharged, and changes nothing", async () => {
    const { params, add, call, addAsDana, discharge } = await withDana();
    const { itemId } = await add();
    await discharge();
    const item = { params: { ...params, itemId } };
    expect((await call(ownItems, { params })).items).toHaveLength(1);
    for (const change of [
      () => addAsDana("true"),
      () => call(changeOwnItem, { ...item, body: { name: "Bo" } }),
      () => call(removeOwnItem, item),
    ])
      expect(await refusal(change())).toEqual([409, "patient-discharged"]);
  });
});

test("what is changed or removed waits for a session that is being built with it", async () => {
  const { patient, add, list } = await family();
  const { itemId } = await add();
  const params = { id: patient.id, itemId };
  const built = Promise.withResolvers<void>();
  const building = server.database.withActor(system("demo"), async (trx) => {
    await lockPatient(trx, patient.id);
    await built.promise;
  });
  const changes = [
    patient.call(changeOwnItem, { params, body: { name: "Bo" } }),
    patient.call(removeOwnItem, { params }),
  ];
  try {
    expect(await Promise.race([...changes, pause(300, "none yet")])).toBe("none yet");
  } finally {
    built.resolve();
  }
  await Promise.all([building, changes[1], Promise.allSettled(changes)]);
  expect(await list()).toEqual([]);
});

test("the next session practises what was added, with photo and voice, and other people's do not", async () => {
  const { patient, add } = await family();
  const anna = await add({ relation: "your daughter" }, { voice });
  const session = await patient.start({ taskTypeIds: "51" });
  const views = session.tasks.map(({ taskView }) => taskView);
  const own = views.filter((view) => JSON.stringify(view).includes(anna.photo));
  expect(own).toHaveLength(1);
  expect(own[0]?.cues.find(({ type }) => type === "full")?.audioPaths).toEqual([anna.voice]);
  const stranger = await newPatient(server);
  const other = await stranger.start({ taskTypeIds: "51" });
  expect(JSON.stringify(other)).not.toContain("own/");
});
