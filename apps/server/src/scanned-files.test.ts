import { type EndpointDef, mountedPath } from "@regain/contract/endpoint";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clamd } from "./adapters/file-scanner/clamd.ts";
import { contractCalls } from "./lib/contract-calls.ts";
import { writeWav } from "./adapters/speech/wav.ts";
import { addClinician, addInstitution, addPatient } from "./builders/people.ts";
import { addSpeakingSession } from "./builders/speaking.ts";
import { type ClamdServer, eicar, openClamdServer } from "./testing/clamd-server.ts";
import { plainPhoto } from "./testing/photos.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
let daemon: ClamdServer;
const ids = { rosa: "", greta: "", harbor: "", task: "" };
let photo: Uint8Array;
beforeAll(async () => {
  daemon = await openClamdServer();
  server = await openTestServer({ scanner: clamd(daemon.place, { answerMs: 60_000 }) });
  photo = await plainPhoto(40, 30).png().toBuffer();
  await server.seed(async (trx) => {
    ids.harbor = await addInstitution(trx, { name: "Harbor" });
    const admin = { username: "greta", institution_id: ids.harbor, institution_admin: true };
    ids.greta = await addClinician(trx, admin);
    ids.rosa = await addPatient(trx, { username: "rosa" });
    const session = { patientId: ids.rosa, scheduleId: null, builtAt: server.now() };
    const [item] = await addSpeakingSession(trx, session, ["banana"]);
    ids.task = item!.task_id;
  });
});
afterAll(async () => {
  await server.close();
  await daemon.close();
});
beforeEach(() => {
  daemon.state.fault = undefined;
});

/** A valid file for each file field of a form. */
const goodFile: Readonly<Record<string, () => Uint8Array>> = {
  photo: () => photo,
  logo: () => photo,
  recording: () =>
    writeWav(Int16Array.from({ length: 16_000 }, (_, at) => 8_000 * Math.sin(at / 6))),
  voice: () => writeWav(Int16Array.from({ length: 16_000 }, (_, at) => 8_000 * Math.sin(at / 6))),
  table: () => Buffer.from("email,type\nsam@example.org,patient\n"),
};
const goodFields: Readonly<Record<string, () => string>> = {
  name: () => "Leo",
  kind: () => "person",
  task: () => ids.task,
};

/** Sends a call's form with all its files, with the named one replaced. */
async function send(def: EndpointDef, spoilt?: { name: string; content: Uint8Array }) {
  const { fields, files } = def.form!;
  const data = new FormData();
  for (const name of Object.keys(fields.def.shape))
    if (goodFields[name]) data.append(name, goodFields[name]());
  for (const name of Object.keys(files)) {
    const good = goodFile[name];
    if (!good) throw new Error(`This test has no file to send as ${name}.`);
    const content = spoilt?.name === name ? spoilt.content : good();
    data.append(name, new Blob([Uint8Array.from(content)]));
  }
  const isInstitution = def.access === "own-institution";
  const request = new Request("http://regain.test", { method: "POST", body: data });
  const answer = await server.app.inject({
    method: "POST",
    url: mountedPath(def, "v700").replace(":id", isInstitution ? ids.harbor : ids.rosa),
    headers: {
      "access-token": await server.tokenFor(isInstitution ? ids.greta : ids.rosa),
      "content-type": request.headers.get("content-type")!,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { error } = answer.json<{ error?: string }>();
  return { status: answer.statusCode, error, retryAfter: answer.headers["retry-after"] };
}

const keptFiles = async () => {
  const keys: string[] = [];
  for await (const { key } of server.app.services.objects.list()) keys.push(key);
  return keys.toSorted();
};

const calls = (await contractCalls()).filter(({ form }) => form);

test("these are the calls that take files", () => {
  expect(calls.length).toBeGreaterThan(3);
});

describe.each(calls.map((def) => [`${def.method} ${def.section}${def.path}`, def] as const))(
  "%s",
  (_, def) => {
    const files = Object.entries(def.form!.files);

    test.each(files.map(([name]) => name))("keeps nothing of an infected %s", async (name) => {
      const before = await keptFiles();
      const trap = Buffer.concat([goodFile[name]!(), eicar]);
      const refused = await send(def, { name, content: trap });
      expect(refused).toMatchObject({ status: 422, error: "infected-file" });
      expect(await keptFiles()).toEqual(before);
      expect(server.logLines.findLast((line) => line.includes("Eicar-Test-Signature"))).toContain(
        `"file":"${name}"`,
      );
    });

    test("takes what is clean", async () => {
      expect((await send(def)).status).toBeLessThan(300);
    });

    test("takes only a patient's answer while the scanner is down", async () => {
      daemon.state.fault = "hangs-up";
      const before = await keptFiles();
      const answer = await send(def);
      if (files.every(([, { isAnswer }]) => isAnswer)) expect(answer.status).toBe(200);
      else {
        expect(answer).toEqual({ status: 503, error: "unavailable", retryAfter: "30" });
        expect(await keptFiles()).toEqual(before);
      }
    });
  },
);

test("what was refused stands in the trail", async () => {
  const { rows } = await server.database.pool.query<{ call: string; error: string }>(
    "select call, error from audit where error = 'infected-file'",
  );
  const named = rows.map(({ call }) => call.replace(/^\w+ \/\w+\/v700/, ""));
  expect(named).toEqual(expect.arrayContaining(calls.map(({ path }) => path)));
});
