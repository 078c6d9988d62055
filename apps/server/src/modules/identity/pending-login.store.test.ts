import { v7 } from "uuid";
import { describe, expect } from "vitest";
import { system } from "../../db/actor.ts";
import { addPatient } from "../../builders/people.ts";
import type { OwnedDatabase, Trx } from "../../db/database.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import {
  deletePendingLogin,
  insertPendingLogin,
  replaceCode,
  takeCodeTry,
} from "./pending-login.store.ts";
import { tokenHash } from "./token.ts";

const start = Date.parse("2026-03-01T12:00:00Z");
const at = (seconds: number) => new Date(start + seconds * 1000);
const hash = tokenHash("pending");

async function pendingIn(database: OwnedDatabase) {
  const userId = await database.withActor(system("demo"), (trx) =>
    addPatient(trx, { username: "otto" }),
  );
  const id = v7();
  const as = <T>(work: (trx: Trx) => Promise<T>) => database.withActor(system("sign-in"), work);
  await as((trx) =>
    insertPendingLogin(trx, {
      id,
      token_hash: hash,
      user_id: userId,
      code_hash: tokenHash("code"),
      code_expires_at: at(600),
      sent_at: at(0),
      device: "test",
      expires_at: at(1_800),
    }),
  );
  return { id, userId, as, name: { tokenHash: hash, userId } };
}

describe("a pending login", () => {
  onBothEngines("gives out as many tries as it has, also all at once", async (database) => {
    const { as, name } = await pendingIn(database);
    const taken = await Promise.all(
      Array.from({ length: 12 }, () => as((trx) => takeCodeTry(trx, name, 5, at(1)))),
    );
    expect(taken.filter(Boolean).length).toBe(5);
  });

  onBothEngines("gives none to another token, another user, or too late", async (database) => {
    const { as, name } = await pendingIn(database);
    const strangers = [
      as((trx) => takeCodeTry(trx, { ...name, tokenHash: tokenHash("other") }, 5, at(1))),
      as((trx) => takeCodeTry(trx, { ...name, userId: v7() }, 5, at(1))),
      as((trx) => takeCodeTry(trx, name, 5, at(600))),
    ];
    expect(await Promise.all(strangers)).toEqual([undefined, undefined, undefined]);
  });

  onBothEngines("gets a new code after its time, so often and no oftener", async (database) => {
    const { as, id, name } = await pendingIn(database);
    const replace = (second: number) =>
      as((trx) =>
        replaceCode(
          trx,
          id,
          { codeHash: tokenHash("next"), codeExpiresAt: at(second + 600) },
          { sentBefore: at(second - 60), maxSends: 3 },
          at(second),
        ),
      );
    for (let tries = 0; tries < 5; tries += 1) await as((trx) => takeCodeTry(trx, name, 5, at(1)));
    expect(await replace(59)).toBe(false);
    expect(await replace(60)).toBe(true);
    expect(await as((trx) => takeCodeTry(trx, name, 5, at(61)))).toMatchObject({ tries: 1 });
    expect(await replace(120)).toBe(true);
    expect(await replace(180)).toBe(false);
  });

  onBothEngines("is ended once", async (database) => {
    const { as, id } = await pendingIn(database);
    const ended = [1, 2, 3].map(() => as((trx) => deletePendingLogin(trx, id)));
    expect((await Promise.all(ended)).filter(Boolean).length).toBe(1);
  });
});
