import { dayMs } from "@regain/contract/durations";
import { expect } from "vitest";
import { addClinician, addInstitution, addPatient } from "../../builders/people.ts";
import { insertMail } from "../../modules/messaging/mail.store.ts";
import { operatorAt } from "../../testing/operator.ts";
import { onBothEngines } from "../../testing/test-database.ts";

const mailId = "0190f000-0000-7000-8000-000000000001";

onBothEngines("find says what is known of an account, and nothing of the therapy", async (db) => {
  const { seed, run, now, trail } = operatorAt(db);
  const { rosa, dana } = await seed(async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor" });
    return {
      rosa: await addPatient(trx, {
        username: "rosa",
        last_name: "Alvarez",
        institution_id,
        deletion_due_at: new Date(now().getTime() + dayMs),
        patient: { age: 61, conditions: ["aphasia"] },
        subscription: { status: "paying", payment_source: "Stripe" },
      }),
      dana: await addClinician(trx, { username: "dana", institution_id, institution_admin: true }),
    };
  });

  const exact = await run("find", "ROSA");
  expect(exact.code).toBe(0);
  expect(exact.said).toContain("Rosa Alvarez (rosa)");
  expect(exact.said).toContain("paying, through Stripe");
  expect(exact.said).toContain("can be restored until then");
  expect(exact.said).toContain("no messages in the last 30 days");
  expect(exact.said).not.toMatch(/aphasia|\b61\b/);

  for (const who of [rosa, "rosa@example.org", "alvarez"])
    expect((await run("find", who)).said).toBe(exact.said);
  expect((await run("find", "harbor")).code).toBe(1);

  const both = JSON.parse((await run("find", "example.org", "--json")).said) as {
    people: { id: string; type: string; isInstitutionAdmin: boolean }[];
  };
  expect(both.people.map(({ id }) => id)).toEqual([dana, rosa]);
  expect(both.people[0]).toMatchObject({ type: "clinician", isInstitutionAdmin: true });

  const rows = await trail();
  expect(rows[0]).toEqual({
    call: "ADMIN find",
    access: "operator: ada (test)",
    user: rosa,
    patient: rosa,
    status: 200,
    error: null,
  });
  expect(rows[4]).toMatchObject({ user: null, status: 409, error: "not-found" });
  expect(rows.slice(5).map(({ user, patient }) => [user, patient])).toEqual([
    [dana, null],
    [rosa, rosa],
  ]);
});

onBothEngines(
  "mails says what was written when and to whom, without codes and texts",
  async (db) => {
    const { seed, run, now, trail } = operatorAt(db);
    const sam = await seed(async (trx) => {
      const id = await addPatient(trx, { username: "sam" });
      const content = {
        subject: "Your code to log in: 123456",
        heading: "Hello Sam.",
        paragraphs: ["Type these 6 digits to log in."],
        rows: [["Code", "123456"]] as const,
        footer: "",
      };
      const mail = {
        id: mailId,
        userId: id,
        template: "oneTimeCode",
        to: "sam@example.org",
      } as const;
      await insertMail(trx, { ...mail, content }, now());
      return id;
    });
    const { code, said } = await run("mails", "sam");
    expect(code).toBe(0);
    expect(said).toContain(mailId);
    expect(said).toContain("not yet");
    expect(said).toContain("Your code to log in: ••••••");
    expect(said).not.toMatch(/123456|Type these/);
    expect((await run("mails", "SAM@example.org", "--json")).said).toContain(mailId);
    expect((await run("find", "sam")).said).toContain(mailId);
    expect(await run("mails", "nobody@example.org")).toMatchObject({
      code: 1,
      noted: 'There is no account for "nobody@example.org".',
    });
    expect((await trail()).map(({ call, user, error }) => [call, user, error])).toEqual([
      ["ADMIN mails", sam, null],
      ["ADMIN mails", sam, null],
      ["ADMIN find", sam, null],
      ["ADMIN mails", null, "not-found"],
    ]);
  },
);
