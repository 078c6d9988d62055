import { describe, expect, test } from "vitest";
import { codeOf, institutionHouses } from "../../../testing/institution-houses.ts";

const { server, openHouse } = institutionHouses();

describe("the list", () => {
  test("holds users and invitations that are not accepted, by name", async () => {
    const { admin, clinician, patient, n } = await openHouse();
    const signedIn = new Date("2026-03-01T10:00:00.500Z");
    await clinician("dana", { last_name: "Dr. Ames", last_sign_in_at: signedIn });
    await patient("rosa", { first_name: null, email: null });
    await clinician("sven", { status: "SUSPENDED" });
    await admin.invite(`nora${n}@example.org`);
    const { users, total, counts } = await admin.list();
    expect(total).toBe(5);
    expect(counts).toEqual({ all: 5, clinician: 4, patient: 1 });
    expect(users.map(({ firstName, username }) => firstName ?? username)).toEqual([
      "Dana",
      "Greta",
      `rosa${n}`,
      "Sven",
      null,
    ]);
    expect(users[0]).toMatchObject({
      kind: "user",
      lastName: "Dr. Ames",
      preview: "DD",
      status: "ACTIVE",
      statusDisplay: "Active",
      lastSignInDate: signedIn.getTime() / 1000 - 0.5,
      deletionDueAt: null,
      isYou: false,
    });
    expect(users[1]).toMatchObject({ isYou: true, institutionAdmin: true, lastSignInDate: null });
    expect(users[2]).toMatchObject({ type: "patient", preview: "R", email: null });
    expect(users[3]).toMatchObject({ status: "SUSPENDED" });
    expect(users[4]).toMatchObject({
      kind: "invitation",
      status: "INVITED",
      email: `nora${n}@example.org`,
      username: null,
      preview: "N",
    });
  });

  test("is searched by name, username and address, filtered, sorted and paged", async () => {
    const { admin, clinician, patient } = await openHouse();
    for (const [index, name] of ["ann", "bea", "cleo"].entries())
      await clinician(name, { last_sign_in_at: new Date(2026, 1, index + 1) });
    for (let index = 0; index < 11; index += 1)
      await patient(`p${index}x`, { last_name: "O'Neil %" });
    const names = async (query: Parameters<typeof admin.list>[0]) =>
      (await admin.list(query)).users.map(({ firstName }) => firstName);
    expect(await names({ search: "  CLEO " })).toEqual(["Cleo"]);
    expect(await names({ search: "o'neil %", type: "clinician" })).toEqual([]);
    expect((await admin.list({ search: "o'neil %" })).total).toBe(11);
    expect((await admin.list({ search: "p3x o'n" })).total).toBe(1);
    expect((await admin.list({ search: "example.org" })).total, "everybody has it").toBe(0);
    expect((await admin.list({ search: "@example.org" })).total).toBe(15);
    expect(await names({ type: "clinician", sort: "lastSignIn", direction: "descending" })).toEqual(
      ["Cleo", "Bea", "Ann", "Greta"],
    );
    expect(await names({ sort: "type", direction: "descending", pageSize: "10" })).toHaveLength(10);
    const last = await admin.list({ pageSize: "10", page: "99" });
    expect([last.page, last.users.length, last.total]).toEqual([2, 5, 15]);
  });

  test("is nobody's who does not manage this institution", async () => {
    const { greta, clinician, patient, as, institutionId } = await openHouse();
    const other = await openHouse();
    const [dana, rosa] = [await clinician("dana"), await patient("rosa")];
    for (const [id, code] of [
      [dana, "forbidden"],
      [rosa, "forbidden"],
      [other.greta, "not-found"],
      [greta, "fine"],
    ] as const)
      expect(await codeOf((await as(id)).list())).toBe(code);
    // Not even around the call itself: the rows are closed to others.
    const seen = await server().database.withActor(
      {
        kind: "user",
        userId: other.greta,
        type: "clinician",
        subscription: null,
        institutionId,
        institutionAdmin: true,
        sessionId: other.greta,
      },
      (trx) =>
        trx.selectFrom("users").select("id").where("institution_id", "=", institutionId).execute(),
    );
    expect(seen).toEqual([]);
  });
});
