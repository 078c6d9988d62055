import { requestSignInLink } from "@regain/contract/calls/identity/request-sign-in-link";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import { lettersTo, linkTokenTo } from "../../testing/letters.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueLink } from "./link-token.service.ts";

const minute = 60_000;
let server: TestServer;
let rosa: string;

beforeAll(async () => {
  server = await openTestServer();
  await server.seed(async (trx) => {
    rosa = await addPatient(trx, { username: "rosa" });
    await addPatient(trx, { username: "suzy", status: "SUSPENDED" });
    await addPatient(trx, { username: "nomail", email: null });
    const own = await addInstitution(trx, { name: "Own sign-in" });
    await trx
      .insertInto("institution_sign_in")
      .values({ institution_id: own, issuer: "https://x", client_id: "x", client_secret: "x" })
      .execute();
    await addClinician(trx, { username: "ines", institution_id: own });
  });
});
afterAll(() => server.close());
beforeEach(() => server.advance(61 * minute));

const ask = (emailOrUsername: string) =>
  server.client()(requestSignInLink, { body: { emailOrUsername } });
const exchange = (token: string) => server.client()(exchangeToken, { body: { token } });

async function askedFor(): Promise<string> {
  await ask("rosa");
  return linkTokenTo(server, "rosa@example.org");
}

test("Rosa is let in by the link in her mail, once", async () => {
  const token = await askedFor();
  const { accessToken } = await exchange(token);
  await expect(server.client(accessToken)(loadUser, {})).resolves.toMatchObject({
    user: { userId: rosa },
  });
  await expect(exchange(token)).rejects.toMatchObject({ status: 410, code: "link-used" });
});

test("of two tabs that use it at the same moment one is let in", async () => {
  const token = await askedFor();
  const both = await Promise.allSettled([exchange(token), exchange(token)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("looking at it does not use it up, and it opens no other call", async () => {
  const token = await askedFor();
  const url = `/dashboard/v700/api/portal/user?token=${token}`;
  for (let look = 0; look < 3; look += 1)
    expect((await server.app.inject({ url })).json()).toMatchObject({ error: "not-signed-in" });
  await expect(exchange(token)).resolves.toHaveProperty("accessToken");
});

test("a link is good for half an hour; a foreign or unknown one never", async () => {
  const token = await askedFor();
  server.advance(30 * minute);
  await expect(exchange(token)).rejects.toMatchObject({ status: 410, code: "link-expired" });
  await expect(exchange(`rgl_${"A".repeat(43)}`)).rejects.toMatchObject({
    status: 410,
    code: "link-unknown",
  });
  const foreign = await server.database.withActor(system("sign-in"), (trx) =>
    issueLink(trx, { purpose: "reset-password", userId: rosa }, server.now()),
  );
  await expect(exchange(foreign)).rejects.toMatchObject({ code: "link-unknown" });
});

test("says sent to everybody, and writes to who can be let in by it", async () => {
  const links = () =>
    server.database.withActor(system("jobs"), (trx) =>
      trx.selectFrom("link_tokens").select("id").execute(),
    );
  const before = (await links()).length;
  for (const name of ["nobody", "nobody@example.org", "suzy", "nomail", "ines", "\u0000"])
    expect(await ask(name)).toEqual({});
  expect((await links()).length).toBe(before);
  for (const address of ["suzy@example.org", "ines@example.org", "nobody@regain.invalid"])
    expect(await lettersTo(server, address)).toEqual([]);
  expect(await ask(" ROSA@example.org ")).toEqual({});
  expect((await links()).length).toBe(before + 1);
});

test("asking again and again is slowed down, for a known and an unknown name alike", async () => {
  for (const name of ["rosa", "nobody"]) {
    const answers: string[] = [];
    for (let n = 0; n < 6; n += 1)
      answers.push(
        await ask(name).then(
          () => "sent",
          (error: { code: string }) => error.code,
        ),
      );
    expect([name, ...answers]).toEqual([
      name,
      ...Array.from({ length: 4 }, () => "sent"),
      "too-many-requests",
      "too-many-requests",
    ]);
  }
});

test("nobody's mailbox is flooded from many addresses", async () => {
  const count = async () => (await lettersTo(server, "rosa@example.org")).length;
  const before = await count();
  for (let n = 0; n < 30; n += 1)
    await server.app.inject({
      method: "POST",
      url: "/service/v700/api/login/link",
      remoteAddress: `10.9.0.${n + 1}`,
      payload: { emailOrUsername: "rosa" },
    });
  expect((await count()) - before).toBeLessThan(12);
});

test("takes as long for an unknown name as for a known one", async () => {
  const timeOf = async (name: string) => {
    server.advance(61 * minute);
    const start = performance.now();
    await ask(name);
    return performance.now() - start;
  };
  await timeOf("rosa");
  await timeOf("nobody");
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 9; round += 1) {
    times.known.push(await timeOf("rosa"));
    times.unknown.push(await timeOf(`nobody${round}`));
  }
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[4]!;
  expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 5);
  expect(median(times.unknown)).toBeLessThan(median(times.known) * 5);
});
