import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { institutionPasswordRequirements } from "@regain/contract/calls/identity/institution-password-requirements";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { logOut } from "@regain/contract/calls/identity/log-out";
import { login } from "@regain/contract/calls/identity/login";
import { readPasswordReset } from "@regain/contract/calls/identity/read-password-reset";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import { validateOtp } from "@regain/contract/calls/identity/validate-otp";
import { changeInstitution } from "@regain/contract/calls/license/change-institution";
import { loadInstitution } from "@regain/contract/calls/license/load-institution";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startSession } from "@regain/contract/calls/session/start-session";
import { type CallError, type Client, createClient } from "@regain/contract/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OwnedDatabase } from "../../apps/server/src/db/database.ts";
import { demoPassword } from "../../apps/server/src/demo/accounts.ts";
import { migrations } from "../../apps/server/src/db/migrations/index.ts";
import { lettersTo, linkTokenTo } from "../../apps/server/src/testing/letters.ts";
import { openMailServer } from "../../apps/server/src/testing/mail-server.ts";
import { resultsOf } from "../../apps/server/src/testing/practice.ts";
import {
  type PostgresServer,
  startPostgres,
} from "../../apps/server/src/testing/postgres-server.ts";
import { ServerProcess } from "./server-process.ts";
import { type Cluster, startCluster } from "./start-cluster.ts";

/** npm installs a PostgreSQL wherever these tests run, except on machines it has none for. */
const postgres: PostgresServer | undefined = await startPostgres();
const databaseUrl = postgres?.urlOf("postgres") ?? "";

/** The address of a proxy in front of nginx that terminates TLS. */
const tlsProxy = "127.0.0.2";

let dataDir: string;
let cluster: Cluster;
let printed = "";
let mails: Awaited<ReturnType<typeof openMailServer>>;
let database: OwnedDatabase;

/** The contract's client at one of the servers, or at nginx. */
const at = (place: { readonly url: string }, token?: string): Client =>
  createClient({ baseUrl: place.url, version: "v700", token: () => token });
const one = () => cluster.servers[0]!;
const other = () => cluster.servers[1]!;

async function signIn(place: { readonly url: string }, username: string) {
  const { ctdata } = await at(place)(login, { body: { username, password: demoPassword } });
  return { id: ctdata.userId, token: ctdata.accessToken! };
}

/** How often a server has been asked who somebody is. */
async function timesAsked({ url }: { readonly url: string }): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = metrics.matchAll(
    /^http_request_duration_seconds_count\{.*portal\/user.*\} (\d+)$/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => new Error("It was not refused."),
    (reason: unknown) => reason as Error,
  );
  return (error as CallError).code ?? error.message;
}

beforeAll(async () => {
  if (!postgres) return;
  dataDir = await mkdtemp(join(tmpdir(), "regain-several-"));
  mails = await openMailServer({ busy: false });
  cluster = await startCluster({
    databaseUrl,
    dataDir,
    servers: 2,
    tlsProxies: [tlsProxy],
    settings: { APP_ENV: "dev", SMTP_URL: mails.url, LOG_LEVEL: "warn", SPEECH_ENGINE: "none" },
    print: (text) => (printed += text),
  });
  database = await openDatabase({ kind: "postgres", url: databaseUrl });
}, 600_000);
afterAll(async () => {
  await database?.close();
  await cluster?.stop();
  await mails?.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
  await postgres?.stop();
}, 60_000);

describe.skipIf(!postgres)("two servers that were started at once on an empty database", () => {
  test("have migrated it once, and filled the demo once", async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "select name from kysely_migration order by name",
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).toSorted());
    expect(printed.match(/Regain is ready/g)).toHaveLength(2);
    const { rows: rosas } = await database.pool.query(
      "select id from users where username = 'rosa'",
    );
    expect(rosas).toHaveLength(1);
  });

  test("know each other's sign-ins, and that one has ended", async () => {
    const { token } = await signIn(one(), "rosa");
    expect((await at(other(), token)(loadUser, {})).user.username).toBe("rosa");
    await at(other(), token)(logOut, {});
    expect(await refusal(at(one(), token)(loadUser, {}))).toBe("session-ended");
  });

  test("share a session: begun at one, answered at both, each answer stored once", async () => {
    const { id, token } = await signIn(one(), "rosa");
    const params = { id };
    const begin = (place: ServerProcess) =>
      at(place, token)(startSession, { params: { id, kind: "SCHEDULED" }, query: {} });
    const [session, same] = await Promise.all([begin(one()), begin(other())]);
    expect(same.tasks.map(({ taskId }) => taskId)).toEqual(
      session.tasks.map(({ taskId }) => taskId),
    );
    const results = resultsOf(id, session, new Date());
    const send = (place: ServerProcess, from: number, to: number) =>
      at(place, token)(sendResponses, { params, body: results.slice(from, to) });
    const answers = await Promise.all([
      send(one(), 0, 10),
      send(other(), 0, 10),
      send(other(), 10, results.length),
    ]);
    const told = answers.flatMap((answer) => answer.results.map(({ status }) => status));
    expect(told.filter((status) => status === "stored")).toHaveLength(results.length);
    expect(told.filter((status) => status === "duplicate")).toHaveLength(10);
    const { rows } = await database.pool.query(
      "select sum(item_count)::int as counted from blocks where session_id = $1",
      [results[0]!.sessionId],
    );
    expect(rows).toEqual([{ counted: results.length }]);
  });

  test("count wrong passwords together", async () => {
    const wrong = (place: ServerProcess) =>
      refusal(at(place)(login, { body: { username: "sam", password: "Not-mine-1" } }));
    const said: string[] = [];
    for (let round = 0; round < 4; round += 1) said.push(await wrong(one()), await wrong(other()));
    expect(said.slice(0, 4)).toEqual(Array(4).fill("wrong-credentials"));
    expect(said).toContain("too-many-requests");
  });

  test("take each other's one-time codes and links, once", async () => {
    const { ctdata } = await at(one())(login, {
      body: { username: "otto", password: demoPassword },
    });
    const [letter] = await lettersTo({ database }, "otto@example.org");
    const [code = ""] = /\b\d{6}\b/.exec(JSON.stringify(letter!.content)) ?? [];
    const validate = (place: ServerProcess) =>
      at(place, ctdata.otpResetToken!)(validateOtp, {
        params: { userId: ctdata.userId },
        query: { otp: code },
      });
    const { accessToken } = await validate(other());
    expect((await at(one(), accessToken)(loadUser, {})).user.username).toBe("otto");
    expect(await refusal(validate(one()))).not.toBe("It was not refused.");

    await at(one())(forgotPassword, { query: { username: "yuri" } });
    const link = await linkTokenTo({ database } as never, "yuri@example.org");
    expect((await at(other(), link)(readPasswordReset, {})).username).toBe("yuri");
    const reset = (place: ServerProcess) =>
      at(place, link)(resetPassword, { body: { newPassword: "Another-Way-2" } });
    const both = await Promise.allSettled([reset(one()), reset(other())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("send each mail once, though both work at the queue", async () => {
    const names = ["rosa", "tess", "paul", "erik", "nils", "hugo"];
    await Promise.all(
      names.map((username, place) =>
        at(cluster.servers[place % 2]!)(forgotPassword, { query: { username } }),
      ),
    );
    const to = (username: string) =>
      mails.received.filter((mail) => mail.to.includes(`${username}@example.org`)).length;
    await expect.poll(() => names.map(to), { timeout: 60_000 }).toEqual(names.map(() => 1));
    // Anything still waiting would be a second letter.
    await expect
      .poll(
        async () =>
          (
            await database.pool.query(
              "select from boss.job where data ->> 'name' = 'send-mail' and state <> 'completed'",
            )
          ).rows.length,
        { timeout: 60_000 },
      )
      .toBe(0);
    expect(names.map(to)).toEqual(names.map(() => 1));
    const { rows } = await database.pool.query<{ jobs: number; keys: number }>(
      "select count(*)::int as jobs, count(distinct key)::int as keys from boss.schedule",
    );
    expect(rows[0]!.jobs).toBe(rows[0]!.keys);
  });

  test("see at once what was changed at the other", async () => {
    const dana = await signIn(other(), "dana");
    const rosa = await signIn(one(), "rosa");
    const homework = () => at(one(), rosa.token)(activeSchedule, { params: { id: rosa.id } });
    const { version: based } = await homework();
    await at(other(), dana.token)(addSchedule, {
      params: { id: rosa.id },
      body: {
        version: based,
        scheduledTaskTypes: [{ taskTypeId: 33, taskCount: 4, taskLevel: 2 }],
      },
    });
    const { scheduledTaskTypes } = await homework();
    expect(scheduledTaskTypes.map(({ taskTypeId }) => taskTypeId)).toEqual([33]);

    // From then on who has a shorter password chooses another before anything else.
    const greta = await signIn(one(), "greta");
    const { institutionInfo } = await at(one(), greta.token)(loadUser, {});
    const params = { id: institutionInfo!.institutionId };
    const rules = () => at(other())(institutionPasswordRequirements, { params });
    const before = await rules();
    const { version } = await at(other(), greta.token)(loadInstitution, { params });
    const passwordRequirements = { minLength: 13, capitals: 1, digits: 1, symbols: 1 };
    await at(one(), greta.token)(changeInstitution, {
      params,
      body: { version, passwordRequirements },
    });
    expect(await rules()).not.toEqual(before);

    await database.pool.query("update users set status = 'SUSPENDED' where username = 'mara'");
    expect(await refusal(signIn(one(), "mara"))).toBe(await refusal(signIn(other(), "mara")));
  });

  test("do not start over another data folder", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "regain-elsewhere-"));
    const stranger = new ServerProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: elsewhere,
      HOST: "127.0.0.1",
    });
    await expect(stranger.start()).rejects.toThrow(/set DATA_DIR to the folder that all its/);
    await rm(elsewhere, { recursive: true, force: true });
  });
});

/** Calls one server by the host name under which people know all of them. */
async function asKnown(server: ServerProcess, path: string) {
  const asked = request({
    port: server.port,
    path,
    headers: { host: new URL(cluster.url).host },
  }).end();
  const [answer] = (await once(asked, "response")) as [import("node:http").IncomingMessage];
  answer.resume();
  return answer.headers;
}

describe.skipIf(!postgres)("behind nginx", () => {
  test("a single sign-on that began at one server ends at the other", async ({ skip }) => {
    if (!cluster.hasNginx) skip("no nginx on this machine");
    const { token } = await at(cluster)(checkLogin, { body: { username: "ines" } });
    const left = await asKnown(one(), `/service/v700/api/login/sso?token=${token}`);
    const ownState = left["set-cookie"]![0]!.split(";")[0]!;
    const jar = new Map<string, string>();
    const browse = async (address: string, form?: Record<string, string>) => {
      const answer = await fetch(new URL(address, cluster.url), {
        redirect: "manual",
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      return answer.headers.get("location") ?? "";
    };
    const asks = await browse(left.location!);
    let on = await browse(asks, { email: "ines@example.org" });
    while (!on.includes("/login/sso/callback")) on = await browse(on);
    const back = await fetch(other().url + new URL(on).pathname + new URL(on).search, {
      redirect: "manual",
      headers: { cookie: ownState },
    });
    const link = new URL(back.headers.get("location")!).searchParams.get("token")!;
    const cookie = back.headers.getSetCookie()[0]!.split(";")[0]!;
    const browser = createClient({
      baseUrl: one().url,
      version: "v700",
      fetch: (address, init) => {
        const headers = new Headers(init?.headers);
        headers.set("cookie", cookie);
        return fetch(address, { ...init, headers });
      },
    });
    const { accessToken } = await browser(exchangeToken, { body: { token: link } });
    expect((await at(other(), accessToken)(loadUser, {})).user.username).toBe("ines");
  });

  test("nobody can say to be somebody else's address", async ({ skip }) => {
    if (!cluster.hasNginx) skip("no nginx on this machine");
    const { id, token } = await signIn(cluster, "rosa");
    const ask = (place: { readonly url: string }) =>
      fetch(`${place.url}/service/v700/api/patient/${id}/schedule/active`, {
        headers: { "access-token": token, "x-forwarded-for": "203.0.113.9" },
      });
    const addresses = async () => {
      const { rows } = await database.pool.query<{ ip: string }>(
        "select ip from audit where subject_patient_id = $1 order by id desc limit 1",
        [id],
      );
      return rows.map(({ ip }) => ip);
    };
    await ask(cluster);
    expect(await addresses()).toEqual(["127.0.0.1"]);
    // A proxy that the servers trust, like nginx, is believed.
    await ask(one());
    expect(await addresses()).toEqual(["203.0.113.9"]);
  });

  test("two people behind the proxy that ends TLS are limited apart, and nobody else names an address", async ({
    skip,
  }) => {
    if (!cluster.hasNginx) skip("no nginx on this machine");
    const { port } = new URL(cluster.url);
    /** Asks who has an account, which is free ten times. */
    const status = async (localAddress: string, address: string) => {
      const asked = request({
        host: "127.0.0.1",
        port,
        localAddress,
        path: "/dashboard/v700/api/portal/status/simple?emailOrUsername=rosa",
        headers: { "x-forwarded-for": address, "x-forwarded-proto": "https" },
      }).end();
      const [answer] = (await once(asked, "response")) as [import("node:http").IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    const heldUp = async (localAddress: string, addressOf: (n: number) => string) => {
      for (let n = 0; n < 20; n += 1)
        if ((await status(localAddress, addressOf(n))) === 429) return true;
      return false;
    };
    expect(await heldUp(tlsProxy, () => "203.0.113.21")).toBe(true);
    expect(await status(tlsProxy, "203.0.113.22")).toBe(200);
    expect(await heldUp(tlsProxy, (n) => `203.0.113.${100 + n}`)).toBe(false);
    expect(await heldUp("127.0.0.3", (n) => `203.0.113.${100 + n}`)).toBe(true);
  });

  test("a server that ends by itself is told of, and started again where it was", async () => {
    const { url, pid } = one();
    process.kill(pid!, "SIGKILL");
    await expect.poll(() => printed).toContain(`The server at ${url} has exited and is restarted.`);
    const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false;
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    expect(one().pid).not.toBe(pid);
  }, 120_000);

  test("a server that is killed, and one that is rolled, are missed by nobody who reads", async ({
    skip,
  }) => {
    if (!cluster.hasNginx) skip("no nginx on this machine");
    const { token } = await signIn(cluster, "tess");
    const look = () => at(cluster, token)(loadUser, {});
    const looks = async (times: number) => {
      for (let time = 0; time < times; time += 1) expect((await look()).user.username).toBe("tess");
    };
    await looks(10);
    await Promise.all([one().kill(), looks(20)]);
    await one().start();
    // nginx tries a failed server again only after some seconds: the other may go only then.
    const before = await timesAsked(one());
    await expect
      .poll(async () => (await look(), timesAsked(one())), { timeout: 30_000 })
      .toBeGreaterThan(before);
    const [code] = await Promise.all([other().stop(), looks(40)]);
    expect(code).toBe(0);
  }, 240_000);
});
