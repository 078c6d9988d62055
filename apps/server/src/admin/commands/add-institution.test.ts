import { completeAccount } from "@regain/contract/calls/activation/complete-account";
import { preauthorized } from "@regain/contract/calls/activation/preauthorized";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addPatient } from "../../builders/people.ts";
import { lettersTo } from "../../testing/letters.ts";
import { Misuse } from "../command.ts";
import { operatorBeside } from "../../testing/operator.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let greta: string;
beforeAll(async () => {
  server = await openTestServer();
  greta = await server.seed((trx) => addClinician(trx, { username: "greta" }));
});
afterAll(() => server.close());

const operator = () => operatorBeside(server);
const run = (...args: string[]) => operator().run(...args, "--yes");

/** Ada finishes her account from the letter, as its page does. */
async function finish(email: string, username: string) {
  const letters = await lettersTo(server, email);
  const { searchParams } = new URL(letters.at(-1)!.content.button!.address);
  const call = server.client(searchParams.get("token")!);
  const known = await call(preauthorized, {});
  const { data } = await call(completeAccount, {
    query: {},
    body: {
      platform: "web",
      source: "flint_activation",
      request_id: "r1",
      pages: {
        Account: { accept_eula: true, email, username, password: "Lagoon42x" },
        Location: { locale: "en", timeZone: "America/Chicago" },
        Demographics: { age: "61.5", firstName: "Ada", lastName: "Byrne" },
        Diagnosis: { skills: ["speaking"], disorders: ["stroke"], since: "3-6M" },
      },
    },
  });
  return { known, auth: await server.client(data.token)(loadUser, {}) };
}

describe("on the first day of a new place", () => {
  test("an institution is opened with its first admin, who sees its pages", async () => {
    expect(await run("add-institution", "Harbor", "greta", "--country", "ca")).toMatchObject({
      code: 0,
      noted: "Creates the institution Harbor (CA). Greta (greta) becomes its admin.",
    });
    const call = server.client(await server.tokenFor(greta));
    const { institutionInfo } = await call(loadUser, {});
    expect(institutionInfo).toMatchObject({ institutionAdmin: true });
    const params = { id: institutionInfo!.institutionId };
    const { users } = await call(institutionUsers, { params, query: {} });
    expect(users.map(({ username }) => username)).toEqual(["greta"]);
    const { rows } = await server.database.pool.query(
      `select subject_user_id as clinician, institution_id as institution, status from audit
       where call = 'ADMIN add-institution' order by subject_user_id nulls last`,
    );
    const { institutionId: institution } = institutionInfo!;
    expect(rows).toEqual([
      { clinician: greta, institution: null, status: 200 },
      { clinician: null, institution, status: 200 },
    ]);
  });

  test("a patient whom it pays for finishes the account by a letter, and belongs to it", async () => {
    const email = "ada@example.org";
    const said = await run("preauthorise", email, "--institution", "harbor", "--first-name", "Ada");
    expect(said).toMatchObject({
      code: 0,
      noted: `Creates an account for ${email} and sends a mail there. Once the account is finished, Harbor pays from then on.`,
    });
    const { known, auth } = await finish(email, "ada");
    expect(known).toMatchObject({ username: "ada", firstName: "Ada", subscriptionTime: null });
    expect(auth).toMatchObject({
      user: { username: "ada", leadSourceDetails: "flint_activation" },
      subscriptionState: { status: "paying" },
    });
    const { institutionId } = (await server.client(await server.tokenFor(greta))(loadUser, {}))
      .institutionInfo!;
    expect(auth.institutionInfo).toMatchObject({ institutionId });
  });

  test("months that are agreed on begin when the account is finished", async () => {
    const email = "bea@example.org";
    expect((await run("preauthorise", email, "--months", "6")).noted).toContain(
      "the paid period of 6 months begins",
    );
    const { rows } = await server.database.pool.query(
      "select s.status from subscriptions s join users on id = patient_id where email = $1",
      [email],
    );
    expect(rows).toEqual([{ status: "account_created" }]);
    const { known, auth } = await finish(email, "bea");
    expect(known).toMatchObject({ subscriptionTime: 6 });
    expect(auth.subscriptionState).toMatchObject({ status: "paying" });
  });

  test("what cannot be is said, and nothing is made", async () => {
    await server.seed((trx) => addPatient(trx, { username: "rosa" }));
    await server.seed((trx) => addClinician(trx, { username: "nils" }));
    const refused = async (...args: string[]) => (await run(...args)).noted;
    expect(await refused("add-institution", "Lakeside", "rosa")).toContain("is a patient");
    expect(await refused("add-institution", "Lakeside", "greta")).toContain("belongs to Harbor");
    expect(await refused("add-institution", "harbor", "nils", "--country", "CA")).toBe(
      'There is already an institution "harbor" in CA.',
    );
    expect(await refused("preauthorise", "rosa@example.org")).toContain("already has an account");
    for (const wrong of [
      ["add-institution", "Lakeside", "nils", "--country", "Mars"],
      ["add-institution", " ", "nils"],
      ["preauthorise", "nobody"],
      ["preauthorise", "cy@example.org", "--months", "0"],
    ])
      await expect(run(...wrong), wrong.join(" ")).rejects.toThrow(Misuse);
    const { rows } = await server.database.pool.query("select name from institutions");
    expect(rows).toEqual([{ name: "Harbor" }]);
  });
});
