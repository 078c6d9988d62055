import { v7 } from "uuid";
import { expect } from "vitest";
import { system } from "../../db/actor.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { addInstitution, addPatient } from "../../builders/people.ts";
import { exportsOf } from "../../testing/exported.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { type TestServer, withTestServer } from "../../testing/test-server.ts";
import { addressHash } from "../identity/proof.rules.ts";

const then = new Date("2026-03-02T15:00:00Z");

const withServer = (database: OwnedDatabase, story: (server: TestServer) => Promise<void>) =>
  withTestServer(story, { database: { ...database, close: () => Promise.resolve() } });

const namesOf = (visits: unknown) =>
  (visits as { subType: string }[]).map(({ subType }) => subType).toSorted();

onBothEngines("visits from before the sign-in are there, and nobody else's", (database) =>
  withServer(database, async (server) => {
    const [rosa, sam] = await server.seed(async (trx) => [
      await addPatient(trx, { username: "rosa" }),
      await addPatient(trx, { username: "sam" }),
    ]);
    await database.withActor(system("tracking"), async (trx) => {
      const event = (user_id: string | null, anonymous_id: string, page: string) => ({
        id: v7(),
        at: then,
        user_id,
        anonymous_id,
        event_name: "page_view",
        event_sub_type: page,
        data: "{}",
      });
      await trx
        .insertInto("event_log")
        .values([
          event(null, "rosa's", "/scholarship"),
          event(rosa, "rosa's", "/dashboard"),
          event(sam, "rosa's", "/sam"),
          event(null, "another's", "/another"),
        ])
        .execute();
      await trx
        .insertInto("anonymous_ids")
        .values({ anonymous_id: "rosa's", user_id: rosa, since: then })
        .execute();
    });
    const all = await (await exportsOf(server, rosa)).everything();
    expect(namesOf(all.countedVisits)).toEqual(["/dashboard", "/scholarship"]);
    const other = await (await exportsOf(server, sam)).everything();
    expect(namesOf(other.countedVisits)).toEqual(["/sam"]);
  }),
);

onBothEngines(
  "what stands under an address is only for who has shown that they read what is sent there",
  (database) =>
    withServer(database, async (server) => {
      // An accent may be written as one character or as two.
      const address = "rosá@example.org".normalize("NFD");
      const rosa = await server.seed(async (trx) => {
        const id = await addPatient(trx, {
          username: "rosa",
          email: "Rosá@example.org".normalize("NFC"),
        });
        const institution_id = await addInstitution(trx, { name: "Harbor" });
        const request = {
          state: "NY",
          phone_number: null,
          created_at: then,
          name: "Rosa",
          preferred_times: [],
        };
        await trx
          .insertInto("appointment_requests")
          .values([
            { ...request, id: v7(), user_id: id, email: "old@example.org", wishes: "signed in" },
            {
              ...request,
              id: v7(),
              user_id: null,
              email: "rosá@example.ORG".normalize("NFD"),
              wishes: "before",
            },
            { ...request, id: v7(), user_id: null, email: "sam@example.org", wishes: "Sam's" },
          ])
          .execute();
        const letter = (recipient: string) => ({
          mail_id: v7(),
          user_id: null,
          template: "signInLink" as const,
          recipient,
          content: JSON.stringify({}),
          created_at: then,
          sent_at: then,
        });
        await trx
          .insertInto("mails")
          .values([letter(address), letter("sam@example.org")])
          .execute();
        const invitation = (email: string) => ({
          id: v7(),
          email,
          user_type: "patient" as const,
          institution_id,
          invited_by: null,
          created_at: then,
          expires_at: then,
          answered_at: null,
          user_id: null,
        });
        await trx
          .insertInto("invitations")
          .values([invitation(address), invitation("sam@example.org")])
          .execute();
        return id;
      });
      const own = await exportsOf(server, rosa);
      expect((await own.everything()).account).toMatchObject({
        appointmentsAskedFor: [{ wishes: "signed in" }],
        messagesBeforeTheAccount: [],
        invitations: [],
      });

      const prove = (proven: string) =>
        database.withActor(system("sign-in"), (trx) =>
          trx
            .updateTable("auth_sessions")
            .set({ proved_address: addressHash(proven), address_proved_at: then })
            .where("user_id", "=", rosa)
            .execute(),
        );
      await prove("sam@example.org");
      expect((await own.everything()).account).toMatchObject({ messagesBeforeTheAccount: [] });
      await prove(address);
      expect((await own.everything()).account).toMatchObject({
        appointmentsAskedFor: [{ wishes: "signed in" }, { wishes: "before" }],
        messagesBeforeTheAccount: [{ template: "signInLink", recipient: address }],
        invitations: [{ institution: "Harbor", status: "INVITED", email: address }],
      });
    }),
);
