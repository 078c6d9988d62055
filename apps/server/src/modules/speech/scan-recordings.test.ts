import { recogniseSpeech } from "@regain/contract/calls/session/recognise-speech";
import { recordingSound } from "@regain/contract/calls/session/recording-sound";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clamd } from "../../adapters/file-scanner/clamd.ts";
import { writeWav } from "../../adapters/speech/wav.ts";
import { addSpeakingSession } from "../../builders/speaking.ts";
import { type ClamdServer, eicar, openClamdServer } from "../../testing/clamd-server.ts";
import { newPatient, refusal } from "../../testing/practising-patient.ts";
import { withMoreInIt } from "../../testing/recordings.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { scanPendingRecordings } from "./scan-recordings.job.ts";

let daemon: ClamdServer;
let server: TestServer;
beforeAll(async () => {
  daemon = await openClamdServer();
  server = await openTestServer({ scanner: clamd(daemon.place, { answerMs: 60_000 }) });
});
afterAll(async () => {
  await server.close();
  await daemon.close();
});
beforeEach(() => {
  daemon.state.fault = undefined;
});

const look = (more: object = {}) =>
  scanPendingRecordings({
    database: server.database,
    objects: server.app.services.objects,
    scanner: server.app.services.scanner,
    config: server.app.services.config,
    clock: server.now,
    ...more,
  }).run({});

/** Two seconds of a tone, optionally with something hidden in its last samples. */
function sound(hidden = Buffer.alloc(0)) {
  const samples = Int16Array.from({ length: 32_000 }, (_, at) => 8_000 * Math.sin(at / 6));
  const file = Buffer.from(writeWav(samples));
  hidden.copy(file, file.length - hidden.length);
  return new Blob([file], { type: "audio/wav" });
}

/** Rosa says something while the scanner is down. */
async function speaks(recording = sound()) {
  const rosa = await newPatient(server, {}, []);
  const [item] = await server.seed((trx) =>
    addSpeakingSession(trx, { patientId: rosa.id, scheduleId: null, builtAt: server.now() }, [
      "banana",
    ]),
  );
  daemon.state.fault = "hangs-up";
  const { recordingId } = await rosa.call(recogniseSpeech, {
    params: { id: rosa.id },
    query: {},
    form: { fields: { task: item!.task_id }, files: { recording } },
  });
  const hear = () => rosa.call(recordingSound, { params: { id: rosa.id, recordingId } });
  return { rosa, recordingId, hear };
}

async function heldFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.app.services.objects.list("held/")) keys.push(key);
  return keys;
}

test("what was said while the scanner was down is held back, and heard once it has looked", async () => {
  const { rosa, recordingId, hear } = await speaks();
  expect(await heldFiles()).toEqual([`held/recordings/${rosa.id}/${recordingId}.wav`]);
  expect(await refusal(hear())).toEqual([404, "not-found"]);
  // Still down: nothing is lost, and nothing is let through.
  await look();
  expect(await heldFiles()).toHaveLength(1);
  expect(await refusal(hear())).toEqual([404, "not-found"]);
  daemon.state.fault = undefined;
  await look();
  expect(await heldFiles()).toEqual([]);
  expect((await hear()).size).toBe(sound().size);
});

const withMore = async () =>
  new Blob([withMoreInIt(new Uint8Array(await sound().arrayBuffer()), Buffer.from("more"), eicar)]);

test("of what was held the sound is kept; it was looked into with all that was in its file", async () => {
  const taken = await speaks(await withMore());
  await look({ scanner: undefined });
  const heard = await (await taken.hear()).arrayBuffer();
  expect(Buffer.from(heard)).toEqual(Buffer.from(await sound().arrayBuffer()));

  const { hear } = await speaks(await withMore());
  daemon.state.fault = undefined;
  await look();
  expect(await refusal(hear())).toEqual([404, "not-found"]);
});

test("one in which something is found goes, and the trail says so", async () => {
  const { rosa, recordingId, hear } = await speaks(sound(eicar));
  daemon.state.fault = undefined;
  await look();
  expect(await heldFiles()).toEqual([]);
  expect(await refusal(hear())).toEqual([404, "not-found"]);
  const { rows } = await server.database.pool.query(
    "select call, access, status, error, request_id from audit where subject_patient_id = $1 and call like 'JOB %'",
    [rosa.id],
  );
  expect(rows).toEqual([
    {
      call: "JOB scan-held-recordings",
      access: "scanner: Eicar-Test-Signature",
      status: 422,
      error: "infected-file",
      request_id: recordingId,
    },
  ]);
});

test("one whose time is over meanwhile goes unheard", async () => {
  await speaks();
  server.advance(91 * dayMs);
  daemon.state.fault = undefined;
  await look();
  expect(await heldFiles()).toEqual([]);
});

test("where there is no scanner anymore what was held is taken", async () => {
  const { hear } = await speaks();
  await look({ scanner: undefined });
  expect(await heldFiles()).toEqual([]);
  expect((await hear()).size).toBe(sound().size);
});
