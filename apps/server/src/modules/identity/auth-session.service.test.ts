import { logOut } from "@regain/contract/calls/identity/log-out";
import { expect, test } from "vitest";
import { addClinician, addPatient } from "../../builders/people.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { identify, sessionFinder } from "./auth-session.service.ts";

test("who asks is found for many at once in a few turns, and nobody is taken for another", async () => {
  const server = await openTestServer();
  try {
    const rosa = await server.seed((trx) => addPatient(trx, { username: "rosa" }));
    const dana = await server.seed((trx) => addClinician(trx, { username: "dana" }));
    const [ofRosa, ofDana, ended] = await Promise.all(
      [rosa, dana, rosa].map((id) => server.tokenFor(id)),
    );
    await server.client(ended)(logOut, {});
    const asking = [ofRosa, ofDana, "of-nobody", ended, ofDana, ofRosa].map(String);
    let turns = 0;
    const sessions = sessionFinder({
      ...server.database,
      withActor: (actor, work) => {
        turns += 1;
        return server.database.withActor(actor, work);
      },
    });
    const found = await Promise.all(
      asking.map((token) => identify(server.database, token, server.now(), sessions)),
    );
    expect(found.map((user) => user?.userId)).toEqual([
      rosa,
      dana,
      undefined,
      undefined,
      dana,
      rosa,
    ]);
    expect(turns).toBe(2);
  } finally {
    await server.close();
  }
});
