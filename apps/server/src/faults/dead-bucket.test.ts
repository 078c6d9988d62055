import { recordingSound } from "@regain/contract/calls/session/recording-sound";
import { addOwnItem } from "@regain/contract/calls/own-items/add-own-item";
import { ownItemPhoto } from "@regain/contract/calls/own-items/own-item-photo";
import { ownItems } from "@regain/contract/calls/own-items/own-items";
import { recogniseSpeech } from "@regain/contract/calls/session/recognise-speech";
import { expect, test } from "vitest";
import { openBucket } from "../adapters/objects/bucket.ts";
import { s3Store } from "../adapters/objects/s3-store.ts";
import { addSpeakingSession } from "../builders/speaking.ts";
import { impatient, testBucket } from "../testing/kept-stores.ts";
import { telephonePhoto } from "../testing/photos.ts";
import { newPatient, practise, refusal } from "../testing/practising-patient.ts";
import { readFixture } from "../testing/recordings.ts";
import { openTestServer } from "../testing/test-server.ts";

test("while the bucket is away people practise on, are told to come again with photos, and lose nothing", async () => {
  const { server: place, bucket } = await testBucket();
  const server = await openTestServer({ store: s3Store(bucket) });
  const rosa = await newPatient(server);
  const photo = new Blob([Uint8Array.from(await telephonePhoto())]);
  const params = { id: rosa.id };
  const add = (name: string) =>
    rosa.call(addOwnItem, {
      params,
      form: { fields: { name, kind: "person" }, files: { photo, voice: undefined } },
    });
  const anna = await add("Anna");
  const seePhoto = (itemId: string) => rosa.call(ownItemPhoto, { params: { ...params, itemId } });
  const { size } = await seePhoto(anna.itemId);
  const files = [...place.objects.keys()];

  place.fault = "down";
  const refused = await add("Ben").catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 503, code: "unavailable", retryAfterSeconds: 30 });
  expect(await refusal(seePhoto(anna.itemId))).toEqual([503, "unavailable"]);
  expect((await rosa.call(ownItems, { params })).items).toEqual([anna]);
  await practise(server, rosa);
  const { rows } = await server.database.pool.query("select from responses");
  expect(rows.length).toBeGreaterThan(0);

  // Spoken while the bucket is down: the row comes first, so that whatever may have arrived is deleted with it.
  const [item] = await server.seed((trx) =>
    addSpeakingSession(trx, { patientId: rosa.id, scheduleId: null, builtAt: server.now() }, [
      "banana",
    ]),
  );
  const recording = new Blob([Uint8Array.from(await readFixture("banana"))], { type: "audio/wav" });
  const say = () =>
    rosa.call(recogniseSpeech, {
      params,
      query: {},
      form: { fields: { task: item!.task_id }, files: { recording } },
    });
  expect(await refusal(say())).toEqual([503, "unavailable"]);

  place.fault = undefined;
  expect([...place.objects.keys()]).toEqual(files);
  expect((await seePhoto(anna.itemId)).size).toBe(size);
  const ben = await add("Ben");
  expect((await seePhoto(ben.itemId)).size).toBe(size);
  const { recordingId } = await say();
  const sound = await rosa.call(recordingSound, { params: { ...params, recordingId } });
  expect(sound.size).toBe(recording.size);

  const log = server.logLines.join("\n");
  expect(log).toContain("the bucket clinic-files cannot be reached");
  expect(log).not.toContain("Something went wrong");
  for (const secret of [place.settings.secretAccessKey, "Signature="])
    expect(log).not.toContain(secret);
  await server.close();
});

test("a key that is taken back while the server runs is told in the log, without the secret", async () => {
  const { server: place } = await testBucket();
  const revoked = openBucket({ ...place.settings, secretAccessKey: "of yesterday" }, impatient);
  const server = await openTestServer({ store: s3Store(revoked) });
  const rosa = await newPatient(server);
  const photo = new Blob([Uint8Array.from(await telephonePhoto())]);
  const added = rosa.call(addOwnItem, {
    params: { id: rosa.id },
    form: { fields: { name: "Anna", kind: "person" }, files: { photo, voice: undefined } },
  });
  expect(await refusal(added)).toEqual([503, "unavailable"]);
  const log = server.logLines.join("\n");
  expect(log).toContain("403 SignatureDoesNotMatch: check S3_SECRET_ACCESS_KEY");
  expect(log).not.toContain("of yesterday");
  await server.close();
});
