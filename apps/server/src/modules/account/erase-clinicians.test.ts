import { requestDeletion } from "@regain/contract/calls/account/request-deletion";
import { cancelDeletion } from "@regain/contract/calls/account/cancel-deletion";
import { invitation } from "@regain/contract/calls/license/invitation";
import { dayMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import { v7 } from "uuid";
import { describe, expect, test } from "vitest";
import { addToCaseload } from "../../builders/people.ts";
import { folderStore } from "../../adapters/objects/folder-store.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { clinicianActor } from "../../testing/clinician-actor.ts";
import { institutionHouses, password } from "../../testing/institution-houses.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { eraseAccounts } from "./erase-accounts.job.ts";
import { addPreset } from "../schedule/preset.service.ts";

const { server, openHouse, lettersTo, userOf, cliniciansOf, movesOf } = institutionHouses();

const askFor = async (userId: string) =>
  server().client(await server().tokenFor(userId))(requestDeletion, {
    params: { userId },
    body: { password },
  });

const keep = async (userId: string) =>
  server().client(await server().tokenFor(userId))(cancelDeletion, { params: { userId } });

/** Runs the night in which accounts past their grace period are deleted. */
async function pass(days: number): Promise<void> {
  server().advance(days * dayMs);
  await eraseAccounts({
    database: server().database,
    objects: folderStore(await temporaryFolder("own-deletion")),
    payments: server().sandbox,
    clock: server().now,
  }).run({});
}

test("an invitation that was made anew outlives the removed account, and leads to the sign-up", async () => {
  const { as, greta, clinician, n } = await openHouse();
  const email = `dana${n}@example.org`;
  await (await as(greta)).remove(await clinician("dana"));
  await pass(10);
  await (await as(greta)).invite(email);
  const [{ invitation: link } = {}] = await lettersTo(email);
  await pass(4.5);
  const read = await server().client(link!)(invitation, {});
  expect(read).toMatchObject({ email, redirect: "signup" });
  const { users } = await (await as(greta)).list({ search: email });
  expect(users).toMatchObject([{ email, status: "INVITED" }]);
});

describe("a clinician who deletes their own account", () => {
  test("leaves patients and shared presets to an admin, who is told in time", async () => {
    const { admin, as, greta, clinician, patient, institutionId, n } = await openHouse();
    const dana = await clinician("dana");
    const ann = await patient("ann");
    await server().seed((trx) => addToCaseload(trx, { patient_id: ann, clinician_id: dana }));
    const actor = clinicianActor(dana, institutionId);
    const lines = [{ taskTypeId: 1, taskCount: 5, taskLevel: 1 }];
    await server().database.withActor(actor, (trx) =>
      addPreset(trx, dana, { name: "Evenings", isShared: true, lines }, server().now()),
    );

    const { deletionDueAt } = await askFor(dana);
    await askFor(dana);
    const letters = await lettersTo(`greta${n}@example.org`);
    expect(letters.map(({ template }) => template)).toEqual(["clinicianLeaves"]);
    const { day } = localTime(new Date(deletionDueAt), "UTC");
    expect(letters[0]?.text).toContain(`We will delete it on ${shownDate(day)}.`);
    expect(letters[0]?.text).toContain("Their patients and shared presets will then go to Greta");
    const { users } = await admin.list({ search: "dana" });
    expect(users).toMatchObject([{ status: "ACTIVE", deletionDueAt }]);

    await pass(13);
    expect(await cliniciansOf(ann)).toEqual([dana]);
    await pass(1.1);
    expect(await cliniciansOf(ann)).toEqual([greta]);
    const common = { author_id: greta, note: `Dana left Harbor ${n}.` };
    expect(await movesOf(ann)).toEqual([
      { clinician_id: dana, kind: "handed_over", ...common },
      { clinician_id: greta, kind: "taken_over", ...common },
    ]);
    const presets = await server()
      .database.owner.selectFrom("schedule_presets")
      .select("name")
      .where("author_id", "=", greta)
      .execute();
    expect(presets).toEqual([{ name: "Evenings" }]);
    expect((await (await as(greta)).list({ search: "dana" })).total).toBe(0);
  });

  test("and keeps it after all, is kept with all that is theirs: the admin is told so, once", async () => {
    const { clinician, patient, n } = await openHouse();
    const dana = await clinician("dana");
    const ann = await patient("ann");
    await server().seed((trx) => addToCaseload(trx, { patient_id: ann, clinician_id: dana }));
    await askFor(dana);
    await pass(1);
    await keep(dana);
    await keep(dana);
    const letters = await lettersTo(`greta${n}@example.org`);
    expect(letters.map(({ template }) => template)).toEqual(["clinicianStays", "clinicianLeaves"]);
    expect(letters[0]?.text).toContain("It will not be deleted.");
    await pass(15);
    expect(await cliniciansOf(ann)).toEqual([dana]);
  });

  test("leaves them to whoever has been there longest, and not to the oldest account", async () => {
    const { greta, clinician, patient, institutionId } = await openHouse();
    const { created_at } = await userOf(greta);
    const hana = await clinician("hana", {
      institution_admin: true,
      created_at: new Date(created_at.getTime() - 365 * dayMs),
    });
    const [dana, ann] = [await clinician("dana"), await patient("ann")];
    const answered_at = new Date(created_at.getTime() + dayMs);
    await server().seed(async (trx) => {
      await addToCaseload(trx, { patient_id: ann, clinician_id: dana });
      await trx
        .insertInto("invitations")
        .values({
          id: v7(),
          email: "hana@example.org",
          user_type: "clinician",
          institution_id: institutionId,
          invited_by: greta,
          status: "ACCEPTED",
          created_at,
          expires_at: answered_at,
          answered_at,
          user_id: hana,
        })
        .execute();
    });
    await askFor(dana);
    await pass(14.1);
    expect(await cliniciansOf(ann)).toEqual([greta]);
  });

  test("leaves them to no admin who is about to go as well", async () => {
    const { greta, clinician, patient } = await openHouse();
    const hana = await clinician("hana", { institution_admin: true });
    const [dana, ann] = [await clinician("dana"), await patient("ann")];
    await server().seed((trx) => addToCaseload(trx, { patient_id: ann, clinician_id: dana }));
    await askFor(dana);
    await askFor(greta);
    await pass(14.1);
    expect(await cliniciansOf(ann)).toEqual([hana]);
  });
});
