import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { createSignInCard } from "@regain/contract/calls/identity/create-sign-in-card";
import { revokeSignInCard } from "@regain/contract/calls/identity/revoke-sign-in-card";
import { signInCard } from "@regain/contract/calls/identity/sign-in-card";
import { requestSignInLink } from "@regain/contract/calls/identity/request-sign-in-link";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addClinician, addPatient, addToCaseload } from "../../builders/people.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let ids: Readonly<Record<"rosa" | "otto" | "sam" | "dana" | "nils", string>>;

beforeAll(async () => {
  server = await openTestServer();
  ids = await server.seed(async (trx) => {
    const added = {
      rosa: await addPatient(trx, { username: "rosa" }),
      otto: await addPatient(trx, { username: "otto", one_time_codes: true }),
      sam: await addPatient(trx, { username: "sam" }),
      dana: await addClinician(trx, { username: "dana" }),
      nils: await addClinician(trx, { username: "nils" }),
    };
    for (const patient_id of [added.rosa, added.otto])
      await addToCaseload(trx, { patient_id, clinician_id: added.dana });
    return added;
  });
});
afterAll(() => server.close());
beforeEach(() => server.advance(dayMs));

const as = async (who: keyof typeof ids) => server.client(await server.tokenFor(ids[who]));
const enter = (token: string) => server.client()(exchangeToken, { body: { token } });
const cardOf = (patient: keyof typeof ids) => ({ params: { id: ids[patient] } });

test("Dana prints a card for Rosa, who gets in by it as often as she likes", async () => {
  const dana = await as("dana");
  expect(await dana(signInCard, cardOf("rosa"))).toEqual({ card: null, endedWithWorkAt: null });
  const { code, address } = await dana(createSignInCard, cardOf("rosa"));
  expect(new URL(address).searchParams.get("token")).toBe(code);
  expect(new URL(address).pathname).toBe("/login/card");
  const typed = [code, code.toLowerCase(), code.replaceAll("-", " "), code.replaceAll("-", "")];
  for (const way of typed) {
    server.advance(90 * dayMs);
    const { accessToken } = await enter(way);
    await expect(server.client(accessToken)(loadUser, {})).resolves.toMatchObject({
      user: { userId: ids.rosa },
    });
  }
  const seen = await (await as("rosa"))(signInCard, cardOf("rosa"));
  expect(seen.card).toMatchObject({ isOwn: false });
  expect(JSON.stringify(seen)).not.toContain(code);
});

test("a new card, or taking it back, ends the old one", async () => {
  const rosa = await as("rosa");
  const first = await rosa(createSignInCard, cardOf("rosa"));
  const second = await rosa(createSignInCard, cardOf("rosa"));
  expect((await rosa(signInCard, cardOf("rosa"))).card).toMatchObject({ isOwn: true });
  await expect(enter(first.code)).rejects.toMatchObject({ status: 410, code: "link-expired" });
  await server.client()(requestSignInLink, { body: { emailOrUsername: "rosa" } });
  await expect(enter(second.code)).resolves.toHaveProperty("accessToken");
  await (
    await as("dana")
  )(revokeSignInCard, cardOf("rosa"));
  await expect(enter(second.code)).rejects.toMatchObject({ code: "link-expired" });
  expect(await rosa(signInCard, cardOf("rosa"))).toEqual({ card: null, endedWithWorkAt: null });
});

onBothEngines("of cards that are made at once one is good", async (database) => {
  const hospital = await openTestServer({ database });
  try {
    const rosa = await hospital.seed((trx) => addPatient(trx, { username: "rosa" }));
    const asRosa = hospital.client(await hospital.tokenFor(rosa));
    const made = await Promise.all(
      Array.from({ length: 6 }, () => asRosa(createSignInCard, { params: { id: rosa } })),
    );
    const entered = await Promise.allSettled(
      made.map(({ code: token }) => hospital.client()(exchangeToken, { body: { token } })),
    );
    expect(entered.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  } finally {
    await hospital.close();
  }
});

test("somebody else makes no card, sees none, and takes none back", async () => {
  const { code } = await (await as("rosa"))(createSignInCard, cardOf("rosa"));
  for (const who of ["sam", "nils"] as const) {
    const call = await as(who);
    for (const def of [signInCard, createSignInCard, revokeSignInCard])
      await expect(call(def, cardOf("rosa"))).rejects.toMatchObject({ code: "not-found" });
  }
  await expect(enter(code)).resolves.toHaveProperty("accessToken");
});

test("where a code by mail is asked for, a card does not do", async () => {
  await expect((await as("dana"))(createSignInCard, cardOf("otto"))).rejects.toMatchObject({
    status: 403,
  });
  const { code } = await (await as("sam"))(createSignInCard, cardOf("sam"));
  await server.seed((trx) =>
    trx.updateTable("users").set({ one_time_codes: true }).where("id", "=", ids.sam).execute(),
  );
  await expect(enter(code)).rejects.toMatchObject({ code: "link-expired" });
});

test("guessing is slowed down", async () => {
  const codes: string[] = [];
  for (let n = 0; n < 20; n += 1)
    await enter(`AAAA-BBBB-CCCC-${2222 + n}`).catch((error: { code: string }) =>
      codes.push(error.code),
    );
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "link-unknown"));
  expect(codes).toContain("too-many-requests");
});
