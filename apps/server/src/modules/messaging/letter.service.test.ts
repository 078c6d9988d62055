import { english } from "@regain/content/en/content";
import type { LetterKind } from "@regain/content/en/letters";
import { expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { composeLetter, isWanted, unwantedAmong, writeLetter } from "./letter.service.ts";
import { latestMails, markSent } from "./mail.store.ts";
import { isSuppressed, suppressAddress } from "./suppression.store.ts";

const values = {
  name: "Rosa",
  code: "123456",
  username: "rosa",
  institution: "Harbor",
  amount: "$12.50",
  admin: "Greta",
  clinician: "Dana",
  colleague: "Mara",
  patient: "Sol",
  date: "01/02/2027",
  state: "Texas",
  address: "rosa@example.org",
  phone: "123-456-7890",
  times: "Mornings",
  wishes: "Please call my wife.",
  from: "01/01/2027",
  to: "01/07/2027",
  days: "3 of 7",
  minutes: "42",
  items: "120",
  payments: "You will not be charged again.",
};

test("every letter can be written, with nothing left open", () => {
  for (const kind of Object.keys(english.letters) as (keyof typeof english.letters)[]) {
    const content = composeLetter({ kind, values, path: "/x?token=1" }, "https://regain.test");
    expect(JSON.stringify(content), kind).not.toMatch(/[{]\w+[}]/);
    if (content.button) expect(content.button.address).toBe("https://regain.test/x?token=1");
    for (const [, value] of content.rows) expect(value).not.toBe("");
  }
});

test("a letter without its values is not written", () => {
  expect(() => composeLetter({ kind: "signInLink" }, "")).toThrow(RangeError);
});

test("who does not want to be contacted gets what they asked for, and no invitations", () =>
  withTestServer(async (server) => {
    const { jobs } = server.app.services;
    const parts = { jobs, publicUrl: "https://regain.test" };
    const now = server.now();
    const written = await server.database.withActor(system("sign-up"), async (trx) => {
      await suppressAddress(trx, "Ada@example.org", now);
      await suppressAddress(trx, "ada@example.org", now);
      expect(await isSuppressed(trx, " ADA@example.org")).toBe(true);
      const write = (kind: "homeworkInvitation" | "signInLink") =>
        writeLetter(trx, parts, { kind, to: "ada@example.org", values, path: "/" }, now);
      return [await write("homeworkInvitation"), await write("signInLink")];
    });
    expect(written).toEqual([false, true]);
  }));

test("of many addresses the same are left out as of one, whatever the letter is", () =>
  withTestServer((server) =>
    server.database.withActor(system("sign-up"), async (trx) => {
      const to = "ada@example.org";
      await suppressAddress(trx, to, server.now());
      const refused: LetterKind[] = [];
      for (const kind of Object.keys(english.letters) as LetterKind[]) {
        const isUnwanted = !(await isWanted(trx, { kind, to }));
        const unwanted = await unwantedAmong(trx, kind, [to, "bo@example.org"]);
        expect([...unwanted], kind).toEqual(isUnwanted ? [to] : []);
        if (isUnwanted) refused.push(kind);
      }
      expect(refused).toContain("homeworkInvitation");
      expect(refused).toContain("practiceReminder");
      // Both offer the plans to somebody who can no longer practice.
      expect(refused).toEqual(expect.arrayContaining(["trialOver", "sponsorshipOver"]));
      expect(refused).not.toContain("signInLink");
    }),
  ));

test("a code goes before an invitation", () =>
  withTestServer(async (server) => {
    const parts = { jobs: server.app.services.jobs, publicUrl: "https://regain.test" };
    await server.database.withActor(system("sign-up"), async (trx) => {
      for (const kind of ["homeworkInvitation", "oneTimeCode"] as const)
        await writeLetter(
          trx,
          parts,
          { kind, to: "a@example.org", values, path: "/" },
          server.now(),
        );
    });
    const { rows } = await server.database.pool.query<{ template: string }>(
      `select template from boss.job join mails on data -> 'payload' ->> 'mailId' = mail_id::text
       where name = 'regain' order by priority desc, created_on`,
    );
    expect(rows.map(({ template }) => template)).toEqual(["oneTimeCode", "homeworkInvitation"]);
  }));

test("what was sent is kept without its link and its code", () =>
  withTestServer(async (server) => {
    const parts = { jobs: server.app.services.jobs, publicUrl: "https://regain.test" };
    const now = server.now();
    await server.database.withActor(system("sign-in"), async (trx) => {
      for (const kind of ["oneTimeCode", "proofCode", "addressCode"] as const)
        await writeLetter(trx, parts, { kind, to: "a@example.org", values }, now);
      const path = "/login/link?token=secret";
      await writeLetter(trx, parts, { kind: "signInLink", to: "a@example.org", values, path }, now);
    });
    const read = () => server.database.withActor(system("jobs"), (trx) => latestMails(trx, 9));
    expect(JSON.stringify(await read())).toContain("token=secret");
    const mails = await read();
    await server.database.withActor(system("jobs"), async (trx) => {
      for (const { mail_id } of mails) await markSent(trx, mail_id, now);
    });
    const kept = JSON.stringify((await read()).map(({ content }) => content));
    expect(kept).not.toContain("secret");
    expect(kept).not.toContain("123456");
  }));
