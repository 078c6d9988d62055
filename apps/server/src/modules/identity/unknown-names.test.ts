import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Overhear, overhearing } from "../../testing/overhear.ts";
import { hashPassword } from "./passwords.ts";

// Modules loaded for other files use the real one, uncounted.
vi.hoisted(() => void vi.resetModules());
// The real one, counted: time cannot be asserted, the work that takes it can.
vi.mock(import("@node-rs/argon2"), async (load) => {
  const real = await load();
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) };
});

const hour = 3_600_000;
let server: TestServer;
let overhear: Overhear;
beforeAll(async () => {
  server = await openTestServer();
  const passwordHash = await hashPassword("Practice1");
  await server.seed(async (trx) => {
    await addPatient(trx, { username: "rosa", passwordHash });
    await addPatient(trx, { username: "suzy", passwordHash, status: "SUSPENDED" });
    await addPatient(trx, { username: "carl" });
    await addPatient(trx, { username: "nomail", passwordHash, email: null });
    await addPatient(trx, { username: "otto", passwordHash, one_time_codes: true });
    const lakeside = await addInstitution(trx, { name: "Lakeside Hospital" });
    await trx
      .insertInto("institution_sign_in")
      .values({ institution_id: lakeside, issuer: "https://x", client_id: "x", client_secret: "x" })
      .execute();
    await addClinician(trx, { username: "ines", passwordHash, institution_id: lakeside });
  });
  overhear = await overhearing(server.database);
  // What is made only once, such as the hash that stands in for a missing one.
  await ask("POST", "/service/v700/api/login/v3", { username: "nobody", password: "x" });
});
afterAll(async () => {
  await server.close();
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});
beforeEach(() => server.advance(hour + 1_000));

let addresses = 0;
const newAddress = () => `10.3.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

/** A response without what differs each time, and the work it took. */
async function ask(
  method: "GET" | "POST",
  url: string,
  payload?: object,
  remoteAddress = newAddress(),
) {
  vi.mocked(verify).mockClear();
  const said: unknown[] = [];
  const statements = await overhear(async () => {
    const answer = await server.app.inject({
      method,
      url,
      remoteAddress,
      ...(payload ? { payload } : {}),
    });
    const { date: _, "x-request-id": __, ...headers } = answer.headers;
    said.push(answer.statusCode, headers, answer.body.replace(/"requestId":"[^"]+"/, ""));
  });
  return { said, work: { passwords: vi.mocked(verify).mock.calls.length, statements } };
}

const names = ["rosa", "rosa@example.org", "suzy", "carl", "nomail", "otto", "ines"];
const nobodys = ["nobody", "nobody@example.org"];
const all = [...names, ...nobodys];

const doors = {
  "a wrong password": {
    names: all,
    passwords: 1,
    ask: (username: string) =>
      ask("POST", "/service/v700/api/login/v3", { username, password: "Practice2" }),
  },
  // Compared both as it would be stored today and as it may have been stored before.
  "a wrong password of signs in two parts": {
    names: all,
    passwords: 2,
    ask: (username: string) =>
      ask("POST", "/service/v700/api/login/v3", {
        username,
        password: "Ménagère 7".normalize("NFD"),
      }),
  },
  // Somebody sent to their institution is told so: that is what the step is for.
  "the login's first step": {
    passwords: 0,
    names: all.filter((name) => name !== "ines"),
    ask: (username: string) => ask("POST", "/service/v700/api/login/check", { username }),
  },
  "a forgotten password": {
    names: all,
    passwords: 0,
    ask: (name: string) =>
      ask(
        "GET",
        `/service/v700/api/user/forgotpassword?${name.includes("@") ? "email" : "username"}=${name}`,
      ),
  },
  "a link to log in with": {
    names: all,
    passwords: 0,
    ask: (emailOrUsername: string) =>
      ask("POST", "/service/v700/api/login/link", { emailOrUsername }),
  },
} as const;

describe.each(Object.entries(doors))("%s", (_, door) => {
  test("is answered to the byte alike, whether there is such an account or not", async () => {
    const { said: wanted } = await door.ask("nobody");
    for (const name of door.names) {
      const { said } = await door.ask(name);
      expect([name, said]).toEqual([name, wanted]);
      server.advance(hour + 1_000);
    }
  });

  test("takes the same work", async () => {
    const { work: wanted } = await door.ask("nobody");
    expect(wanted.passwords).toBe(door.passwords);
    expect(wanted.statements.length).toBeGreaterThan(2);
    for (const name of door.names) {
      const { work } = await door.ask(name);
      expect([name, work]).toEqual([name, wanted]);
      server.advance(hour + 1_000);
    }
  });
});

describe("from one address, by a name and then by an email", () => {
  const guess = (username: string, ip: string) =>
    ask("POST", "/service/v700/api/login/v3", { username, password: "Practice2" }, ip);
  const guessesAt = async (name: string) => {
    const ip = newAddress();
    const statuses: unknown[] = [];
    for (const typed of [name, `${name}@example.org`])
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess(typed, ip)).said[0]);
    return statuses;
  };

  test("nothing tells that both are one person's", async () => {
    const byEach = [...Array.from({ length: 5 }, () => 401), 429];
    expect(await guessesAt("nobody")).toEqual([...byEach, ...byEach]);
    server.advance(hour + 1_000);
    expect(await guessesAt("rosa"), "twice the guesses, and no more").toEqual([
      ...byEach,
      ...byEach,
    ]);
  });

  test("nor do accents make another address when typed in another way", async () => {
    const ip = newAddress();
    const forms = (["NFC", "NFD"] as const).map((form) => "zoë@example.org".normalize(form));
    for (const typed of [...forms, ...forms, forms[0]!])
      expect((await guess(typed, ip)).said[0]).toBe(401);
    expect((await guess(forms[1]!, ip)).said[0]).toBe(429);
  });

  test("nor do capitals and blanks make another name of it", async () => {
    const ip = newAddress();
    for (const typed of ["rosa", "ROSA", " rosa ", "Rosa", "rosa"])
      expect((await guess(typed, ip)).said[0]).toBe(401);
    expect((await guess("RoSa", ip)).said[0]).toBe(429);
  });
});
