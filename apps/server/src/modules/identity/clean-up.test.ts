import { dayMs } from "@regain/contract/durations";
import { expect } from "vitest";
import { v7 } from "uuid";
import { system } from "../../db/actor.ts";
import { addInstitution, addPatient } from "../../builders/people.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openSession } from "./auth-session.service.ts";
import { purgeSignIns } from "./clean-up.job.ts";
import { issueLink } from "./link-token.service.ts";
import { insertLinkToken } from "./link-token.store.ts";
import { insertPendingLogin } from "./pending-login.store.ts";
import { insertSingleSignOn } from "./single-sign-on.store.ts";
import { tokenHash } from "./token.ts";

const start = Date.parse("2026-03-01T12:00:00Z");
const after = (days: number) => new Date(start + days * dayMs);

onBothEngines("what is long over is cleared away, and a card never", async (database) => {
  const { userId, institutionId } = await database.withActor(system("demo"), async (trx) => ({
    userId: await addPatient(trx, { username: "rosa" }),
    institutionId: await addInstitution(trx, { name: "Harbor" }),
  }));
  const now = after(0);
  await database.withActor(system("sign-in"), async (trx) => {
    await openSession(trx, { userId, type: "patient", device: "test" }, now);
    await issueLink(trx, { purpose: "sign-in", userId }, now);
    await insertLinkToken(trx, {
      id: v7(),
      token_hash: tokenHash("card"),
      purpose: "sign-in",
      user_id: userId,
      email: null,
      data: JSON.stringify({ card: true }),
      created_at: now,
      expires_at: null,
      used_at: null,
      revoked_at: null,
    });
    await insertPendingLogin(trx, {
      id: v7(),
      token_hash: tokenHash("pending"),
      user_id: userId,
      code_hash: tokenHash("code"),
      code_expires_at: now,
      sent_at: now,
      device: "test",
      expires_at: new Date(start + 1_800_000),
    });
    await insertSingleSignOn(trx, {
      id: v7(),
      state_hash: tokenHash("state"),
      institution_id: institutionId,
      code_verifier: null,
      nonce: null,
      return_url: null,
      expires_at: new Date(start + 600_000),
    });
  });

  const left = async (days: number) => {
    await purgeSignIns(database, () => after(days)).run({});
    const tables = ["auth_sessions", "link_tokens", "pending_logins", "single_sign_ons"] as const;
    const counts: Record<string, number> = {};
    for (const table of tables)
      counts[table] = (await database.owner.selectFrom(table).select("id").execute()).length;
    return Object.values(counts);
  };
  expect(await left(0)).toEqual([1, 2, 1, 1]);
  expect(await left(1)).toEqual([1, 2, 0, 0]);
  expect(await left(61)).toEqual([0, 2, 0, 0]);
  expect(await left(91)).toEqual([0, 1, 0, 0]);
});
