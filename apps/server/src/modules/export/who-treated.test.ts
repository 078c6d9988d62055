import { transferPatient } from "@regain/contract/calls/caseload/transfer-patient";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addInstitution } from "../../builders/people.ts";
import { newClinician, newPatientOf } from "../../testing/caseload.ts";
import { exportsOf } from "../../testing/exported.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test("Dana handed Rosa over to Mara, and Mara to Jim: all three are named, to Rosa as to Jim", async () => {
  const institution_id = await server.seed((trx) => addInstitution(trx, { name: "Harbor" }));
  const named = (first_name: string) =>
    newClinician(server, { institution_id, first_name, last_name: "Doe" });
  const [dana, mara, jim] = [await named("Dana"), await named("Mara"), await named("Jim")];
  const { id } = await newPatientOf(server, dana.id);
  const params = { id };
  await dana.call(transferPatient, { params, body: { clinicianId: mara.id, keepMe: false } });
  server.advance(60_000);
  await mara.call(transferPatient, { params, body: { clinicianId: jim.id, keepMe: false } });

  for (const reader of [id, jim.id]) {
    const all = await (await exportsOf(server, reader, id)).everything();
    expect(all.careTeam).toMatchObject([{ clinician: "Jim Doe" }]);
    const history = all.careTeamHistory as Record<string, string>[];
    const told = history.map(({ kind, clinician, otherClinician, doneBy }) =>
      [kind, clinician, otherClinician, doneBy].join(", "),
    );
    expect(told.toSorted()).toEqual([
      "handed_over, Dana Doe, Mara Doe, Dana Doe",
      "handed_over, Mara Doe, Jim Doe, Mara Doe",
      "taken_over, Jim Doe, Mara Doe, Mara Doe",
      "taken_over, Mara Doe, Dana Doe, Dana Doe",
    ]);
  }
});
