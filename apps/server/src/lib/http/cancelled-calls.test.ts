import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportResponses } from "@regain/contract/calls/export/export-responses";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { CallError, createClient } from "@regain/contract/client";

/** Accepts every request; those for a file are answered when the test says so, the others never. */
const fileAsked = Promise.withResolvers<ServerResponse>();
const server = createServer(({ url }, answer) => {
  if (!url?.includes("portal")) fileAsked.resolve(answer);
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function client() {
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  return createClient({ baseUrl, version: "v700", answerWithinMs: 100 });
}

test("a call that is taken and never answered is given up, as if there were no network", async () => {
  const given = { signal: new AbortController().signal };
  for (const options of [{}, given]) {
    const error = await client()(loadUser, {}, options).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 0, code: "network" });
  }
});

test("who calls it off hears so, and not of a network", async () => {
  const leaving = new AbortController();
  const asked = client()(loadUser, {}, { signal: leaving.signal });
  leaving.abort();
  await expect(asked).rejects.toMatchObject({ name: "AbortError" });
});

test("a file takes as long as it takes", async () => {
  const id = "0190b000-0000-7000-8000-000000000001";
  const coming = client()(exportResponses, { params: { id } });
  const answer = await fileAsked.promise;
  // By then its time would be up: a call that began later is given up.
  await expect(client()(loadUser, {})).rejects.toMatchObject({ code: "network" });
  answer.end("late");
  expect(await (await coming).text()).toBe("late");
});
