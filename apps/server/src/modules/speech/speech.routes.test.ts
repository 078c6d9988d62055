import { recogniseSpeech } from "@regain/contract/calls/session/recognise-speech";
import { dayMs } from "@regain/contract/durations";
import type { CallInput } from "@regain/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { soundswallower } from "../../adapters/speech/soundswallower.ts";
import type { Recogniser } from "../../adapters/speech/recogniser.ts";
import { sampleRate, writeWav } from "../../adapters/speech/wav.ts";
import { setSubscriptionStatus } from "../../builders/people.ts";
import { addMadeUpSession } from "../../builders/practice.ts";
import { addSpeakingSession } from "../../builders/speaking.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { newPatient, refusal } from "../../testing/practising-patient.ts";
import { type Fixture, readFixture, withMoreInIt } from "../../testing/recordings.ts";
import { openTestServer, type TestServer, withTestServer } from "../../testing/test-server.ts";
import { acceptedMs } from "../session/session.rules.ts";
import { maxRecordingsPerItem } from "./speech.service.ts";

const audio = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: "audio/wav" });
const tone = (seconds: number) =>
  writeWav(
    Int16Array.from(
      { length: Math.round(seconds * sampleRate) },
      (_, at) => 8_000 * Math.sin(at / 6),
    ),
  );

let engine: Recogniser;
let server: TestServer;
beforeAll(async () => {
  engine = await soundswallower({ waiting: 20 });
  server = await openTestServer({ recogniser: engine });
});
afterAll(async () => {
  await server.close();
  await engine.close();
});

/** Somebody whose session asks them to say these words. */
async function speaker(words: readonly string[] = ["banana"], at: TestServer = server) {
  const patient = await newPatient(at, {}, []);
  const items = await at.seed((trx) =>
    addSpeakingSession(trx, { patientId: patient.id, scheduleId: null, builtAt: at.now() }, words),
  );
  const [first] = items.map((item) => item.task_id);
  const send = (
    recording: Blob,
    task = first!,
    query: CallInput<typeof recogniseSpeech>["query"] = {},
  ) =>
    patient.call(recogniseSpeech, {
      params: { id: patient.id },
      query,
      form: { fields: { task }, files: { recording } },
    });
  const say = async (fixture: Fixture, task?: string) =>
    send(audio(await readFixture(fixture)), task);
  return { patient, task: first!, items, send, say };
}

const recordingsOf = (at: TestServer, patientId: string) =>
  at.seed((trx) =>
    trx.selectFrom("recordings").selectAll().where("patient_id", "=", patientId).execute(),
  );

describe("Rosa says what the item asks for", () => {
  test("and is understood; the recording is kept with what was heard, for its time", async () => {
    const { patient, task, say } = await speaker(["banana"]);
    const answer = await say("banana");
    expect(answer).toMatchObject({ correct: true, heard: "banana" });
    const [row] = await recordingsOf(server, patient.id);
    expect(row).toMatchObject({
      recording_id: answer.recordingId,
      task_id: task,
      engine: "soundswallower",
      heard: "banana",
      is_correct: true,
    });
    const days = (row!.expires_at.getTime() - row!.recorded_at.getTime()) / dayMs;
    expect(days).toBe(server.app.services.config.recordingDays);
    const kept = await server.app.services.objects.get(row!.object_key);
    expect(kept && (await readFixture("banana")).equals(kept)).toBe(true);
  });

  test("and nothing is kept of what else is in the file", async () => {
    const { patient, send } = await speaker(["banana"]);
    const banana = await readFixture("banana");
    const page = Buffer.from("<script>".repeat(1_000));
    await send(audio(withMoreInIt(banana, Buffer.from("a program"), page)));
    const [row] = await recordingsOf(server, patient.id);
    const kept = await server.app.services.objects.get(row!.object_key);
    expect(kept && banana.equals(kept)).toBe(true);
    expect(row!.bytes).toBe(banana.length);
  });

  test("also to the end of what was begun before the trial ended, as long as its result is taken", async () => {
    const { patient, task, say } = await speaker();
    await server.seed((trx) => setSubscriptionStatus(trx, patient.id, "trialEnded"));
    expect(await say("banana")).toMatchObject({ correct: true });
    expect(await recordingsOf(server, patient.id)).toMatchObject([{ task_id: task }]);
    await server.seed((trx) =>
      trx
        .updateTable("therapy_sessions")
        .set({ built_at: new Date(server.now().getTime() - acceptedMs - 1) })
        .where("patient_id", "=", patient.id)
        .execute(),
    );
    expect(await refusal(say("banana"))).toEqual([422, "unknown-task"]);
  });

  test("and in an assessment however long ago it was begun, for its result is taken, too", async () => {
    const { patient, say } = await speaker();
    await server.seed((trx) =>
      trx
        .updateTable("therapy_sessions")
        .set({
          kind: "ASSESSMENT",
          built_at: new Date(server.now().getTime() - acceptedMs - dayMs),
        })
        .where("patient_id", "=", patient.id)
        .execute(),
    );
    expect(await say("banana")).toMatchObject({ correct: true });
  });

  test("and something else is not taken for it", async () => {
    const { patient, say } = await speaker(["elephant"]);
    expect((await say("banana")).correct).toBe(false);
    expect((await say("an-elephant")).correct).toBe(true);
    const rows = await recordingsOf(server, patient.id);
    expect(rows.filter((row) => row.is_correct)).toHaveLength(1);
    expect(rows).toHaveLength(2);
  });

  test("and what the query claims is expected is not believed", async () => {
    const { send } = await speaker(["elephant"]);
    const claims = { words: "banana", sampleRate: "16000", taskTypeId: "53", soundPaths: "" };
    const recording = audio(await readFixture("banana"));
    expect((await send(recording, undefined, claims)).correct).toBe(false);
  });
});

describe("where nobody can tell, the patient is the judge", () => {
  test("because the engine cannot pronounce the word", async () => {
    const { patient, say } = await speaker(["xqzy"]);
    expect(await say("banana")).toMatchObject({ correct: null, heard: null });
    expect(await recordingsOf(server, patient.id)).toMatchObject([{ engine: null }]);
  });

  test("because this server has no engine", () =>
    withTestServer(async (plain) => {
      const { patient, say } = await speaker(["banana"], plain);
      expect(await say("banana")).toMatchObject({ correct: null, heard: null });
      expect(await recordingsOf(plain, patient.id)).toHaveLength(1);
    }));

  test("because the engine broke; the recording is kept for the clinician", () => {
    const recognise = () => Promise.reject(new Error("spawn pocketsphinx_batch ENOENT"));
    const story = async (broken: TestServer) => {
      const { patient, say } = await speaker(["banana"], broken);
      expect(await say("banana")).toMatchObject({ correct: null, heard: null });
      expect(await recordingsOf(broken, patient.id)).toMatchObject([
        { engine: null, is_correct: null },
      ]);
      expect(broken.logLines.join()).toContain("The speech recognizer failed.");
    };
    return withTestServer(story, { recogniser: { ...engine, recognise } });
  });

  test("because too many speak at once: the recording is kept, and it is no failure", () => {
    const recognise = () => Promise.reject(new Refusal("unavailable", { retryAfterSeconds: 3 }));
    const story = async (full: TestServer) => {
      const { patient, say } = await speaker(["banana"], full);
      expect(await say("banana")).toMatchObject({ correct: null, heard: null });
      expect(await recordingsOf(full, patient.id)).toMatchObject([{ is_correct: null }]);
      expect(full.logLines.join()).not.toContain("The speech recognizer failed.");
    };
    return withTestServer(story, { recogniser: { ...engine, recognise } });
  });
});

describe("what is refused", () => {
  test.each<[string, Uint8Array<ArrayBuffer>, number, string]>([
    ["another format", tone(1).fill(2, 22, 23), 422, "wrong-recording-format"],
    ["what is too long", tone(30.05), 422, "recording-too-long"],
    ["what is much too long", tone(31), 413, "payload-too-large"],
    ["nothing", new Uint8Array(), 422, "recording-empty"],
    ["silence", writeWav(new Int16Array(sampleRate)), 422, "recording-empty"],
    ["what is no sound", new TextEncoder().encode("a poem ".repeat(40)), 422, "not-a-recording"],
  ])("%s", async (_, bytes, status, code) => {
    const { patient, send } = await speaker();
    expect(await refusal(send(audio(bytes)))).toEqual([status, code]);
    expect(await recordingsOf(server, patient.id)).toEqual([]);
  });

  test("an item that asks for no speech, or that does not exist", async () => {
    const { patient, say } = await speaker();
    const { items } = await server.seed((trx) =>
      addMadeUpSession(trx, patient.id, [{ typeId: 33, level: 1, count: 1 }], server.now()),
    );
    expect(await refusal(say("banana", items[0]!.task_id))).toEqual([422, "unknown-task"]);
    expect(await refusal(say("banana", crypto.randomUUID()))).toEqual([422, "unknown-task"]);
    expect(await refusal(say("banana", "first"))).toEqual([400, "malformed-request"]);
  });

  test("somebody else's item, and speaking in somebody else's name", async () => {
    const rosa = await speaker();
    const sam = await speaker();
    expect(await refusal(sam.say("banana", rosa.task))).toEqual([422, "unknown-task"]);
    const asRosa = sam.patient.call(recogniseSpeech, {
      params: { id: rosa.patient.id },
      query: {},
      form: {
        fields: { task: rosa.task },
        files: { recording: audio(await readFixture("banana")) },
      },
    });
    expect(await refusal(asRosa)).toEqual([404, "not-found"]);
    expect(await recordingsOf(server, rosa.patient.id)).toEqual([]);
  });

  test("the same item over and over again", async () => {
    const { say } = await speaker(["xqzy"]);
    for (let count = 0; count < maxRecordingsPerItem; count += 1) await say("banana");
    expect(await refusal(say("banana"))).toEqual([429, "too-many-requests"]);
  });
});
