import { readPasswordReset } from "@regain/contract/calls/identity/read-password-reset";
import { expect, test } from "vitest";
import { lettersTo } from "../testing/letters.ts";
import { withTestServer } from "../testing/test-server.ts";
import { addDemoAccounts } from "./accounts.ts";
import { addDemoInvitations } from "./invitations.ts";

test("a letter to set a new password lies in the mailbox, with a link that works", () =>
  withTestServer(async (server) => {
    const now = server.now();
    const ids = await server.seed(async (trx) => {
      const known = await addDemoAccounts(trx, now);
      await addDemoInvitations(trx, (username) => known.get(username)!, now);
      return known;
    });
    const [reset] = await lettersTo(server, "erik@example.org");
    expect(reset).toMatchObject({ template: "resetPassword", sent_at: null });
    const [, token] = /\?token=(rgl_.+)$/.exec(reset!.content.button!.address) ?? [];
    const opened = await server.client(token)(readPasswordReset, {});
    expect(opened).toEqual({ userId: ids.get("erik"), username: "erik" });
  }));
