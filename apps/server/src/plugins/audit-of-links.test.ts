import type { LinkPurpose } from "@regain/contract/link-purposes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../db/actor.ts";
import { addClinician, addPatient } from "../builders/people.ts";
import { issueLink } from "../modules/identity/link-token.service.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let rosa: string;
let dana: string;
beforeAll(async () => {
  server = await openTestServer();
  await server.seed(async (trx) => {
    rosa = await addPatient(trx, { username: "rosa" });
    dana = await addClinician(trx, { username: "dana" });
  });
});
afterAll(() => server.close());

const linkOf = (purpose: LinkPurpose, userId: string, expiresAt?: Date) =>
  server.seed((trx) =>
    issueLink(
      trx,
      { purpose, userId, data: { clinicianId: dana }, ...(expiresAt ? { expiresAt } : {}) },
      server.now(),
    ),
  );

const homework = "/dashboard/v700/api/patients/hw-invite";
const accept = () => `/dashboard/v700/api/patients/${rosa}/clinicians/${dana}/hw-invite`;
const reset = "/service/v700/api/password/reset";

interface Asked {
  readonly method?: "GET" | "PUT";
  readonly url: string;
  readonly token: string;
  readonly payload?: object;
}

/** What the trail says about one call, with the link that it names. */
async function trailOf(asked: Asked) {
  const { token, url, method = "GET", payload } = asked;
  const headers = { "access-token": token };
  const { statusCode } = await server.app.inject({
    method,
    url,
    headers,
    ...(payload ? { payload } : {}),
  });
  const [row] = await server.database.withActor(system("audit"), (trx) =>
    trx.selectFrom("audit").selectAll().orderBy("id", "desc").limit(1).execute(),
  );
  const linkId = row?.link_token_id;
  const link = linkId
    ? await server.database.withActor(system("sign-in"), (trx) =>
        trx.selectFrom("link_tokens").select("user_id").where("id", "=", linkId).executeTakeFirst(),
      )
    : undefined;
  return { row: row!, statusCode, linkOf: link?.user_id };
}

test("what is read by a link is written down, with the link and whose it is", async () => {
  const token = await linkOf("homework-invitation", rosa);
  const { row, linkOf: whose } = await trailOf({ url: homework, token });
  expect(row).toMatchObject({
    call: `GET ${homework}`,
    access: "link: link homework-invitation",
    user_id: null,
    subject_patient_id: rosa,
    status: 200,
    error: null,
  });
  expect(whose).toBe(rosa);
});

test("what is changed by a link is, and what is refused to it", async () => {
  const token = await linkOf("homework-invitation", rosa);
  const payload = {
    email: "rosa@example.org",
    password: "Lagoon42x",
    acceptedEULA: "true",
  };
  const put = { method: "PUT", url: accept(), token, payload } as const;
  const weak = await trailOf({ ...put, payload: { ...payload, password: "Password1" } });
  expect(weak.row).toMatchObject({ subject_patient_id: rosa, status: 422, error: "weak-password" });
  const done = await trailOf(put);
  expect(done.row).toMatchObject({ subject_patient_id: rosa, status: 200, error: null });
  const again = await trailOf(put);
  expect(again.row).toMatchObject({ subject_patient_id: rosa, status: 410, error: "link-used" });
  expect(again.linkOf).toBe(rosa);
});

test("a link that is too old, or for another page, is named in the refusal", async () => {
  const old = await linkOf("homework-invitation", rosa, new Date(server.now().getTime() - 1));
  const late = await trailOf({ url: homework, token: old });
  expect(late.row).toMatchObject({ subject_patient_id: rosa, error: "link-expired" });
  const other = await linkOf("reset-password", rosa);
  const wrong = await trailOf({ url: homework, token: other });
  expect(wrong.row).toMatchObject({
    access: "link: link reset-password",
    subject_patient_id: rosa,
    error: "link-unknown",
  });
  expect(wrong.linkOf).toBe(rosa);
});

test("a link that never was leaves a trace without a name", async () => {
  const { row } = await trailOf({ url: homework, token: "rgl_never" });
  expect(row).toMatchObject({
    access: "link",
    link_token_id: null,
    subject_patient_id: null,
    status: 410,
    error: "link-unknown",
  });
});

test("a clinician's link concerns no patient", async () => {
  const { row } = await trailOf({ url: reset, token: await linkOf("reset-password", dana) });
  expect(row).toMatchObject({ status: 200, subject_patient_id: null });
  expect(row.link_token_id).not.toBeNull();
});
