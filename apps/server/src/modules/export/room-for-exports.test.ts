import { exportResponses } from "@regain/contract/calls/export/export-responses";
import { mountedPath } from "@regain/contract/endpoint";
import { expect, test } from "vitest";
import { addPatient } from "../../builders/people.ts";
import { FileStream } from "../../lib/http/file-stream.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { roomForExports } from "./room-for-exports.ts";

async function* endless() {
  for (;;) yield "line";
}
const begin = () => FileStream.begin({ type: "text/csv", name: "a.csv" }, endless());
const tooMany = { code: "unavailable" };

test("so many are made at once, and of one account fewer; who has gone away makes room", async () => {
  const withRoom = roomForExports({ concurrency: 3, perPerson: 2 });
  const rosa = { whose: "rosa" };
  const first = await withRoom(rosa, begin);
  await withRoom(rosa, begin);
  await expect(withRoom(rosa, begin)).rejects.toMatchObject(tooMany);
  await withRoom({ whose: "sam" }, begin);
  await expect(withRoom({ whose: "sam" }, begin)).rejects.toMatchObject(tooMany);
  first.content.destroy();
  await expect.poll(() => withRoom(rosa, begin).catch(() => undefined)).toBeDefined();
});

test("what cannot be begun takes no place", async () => {
  const withRoom = roomForExports({ concurrency: 1, perPerson: 1 });
  const broken = () => Promise.reject(new Error("the disk is gone"));
  await expect(withRoom({}, broken)).rejects.toThrow("the disk is gone");
  await withRoom({}, begin);
});

test("of many that one account asks for at once some are told when to come again", () =>
  withTestServer(async (server) => {
    const id = await server.seed((trx) => addPatient(trx, { username: "rosa" }));
    const token = await server.tokenFor(id);
    const url = mountedPath(exportResponses, "v700").replace(":id", id);
    const ask = () => server.app.inject({ url, headers: { "access-token": token } });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(4);
    expect(refused[0]!.json()).toMatchObject({ error: "unavailable" });
    expect(refused[0]!.headers["retry-after"]).toBe("60");
    expect((await ask()).statusCode).toBe(200);
  }));
