import { randomBytes } from "node:crypto";
import { system } from "../../../db/actor.ts";
import type { Database, Trx } from "../../../db/database.ts";
import { ProviderUnavailable } from "../card-provider.ts";
import { isAnyDue, lockBooks, readObject, writeObject } from "./books.store.ts";
import { catchUp } from "./clock.ts";

/** Works in the books: one transaction, one moment, nobody else at the same time. */
export interface Desk {
  /** Everything due by now has happened when `work` begins. */
  work<T>(work: (trx: Trx, now: Date) => Promise<T>): Promise<T>;
}

export interface DeskParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly isDown: () => boolean;
  /** Called when there are events to send. */
  readonly onEvents: () => void;
}

export function openDesk({ database, clock, isDown, onEvents }: DeskParts): Desk {
  return {
    async work(work) {
      if (isDown()) throw new ProviderUnavailable("The sandbox is down.");
      const now = clock();
      const { done, isNews } = await database.withActor(system("sandbox"), async (trx) => {
        await lockBooks(trx);
        await catchUp(trx, now);
        return { done: await work(trx, now), isNews: await isAnyDue(trx, "event", now) };
      });
      if (isNews) onEvents();
      return done;
    },
  };
}

/** What events are signed with: the same for all processes on these books. */
export async function secretOf(database: Database, now: Date): Promise<string> {
  return database.withActor(system("sandbox"), async (trx) => {
    await lockBooks(trx);
    const known = await readObject(trx, "endpoint", "webhooks");
    if (known) return known.secret;
    const secret = `whsec_${randomBytes(24).toString("base64url")}`;
    const endpoint = { id: "webhooks", customerId: null, dueAt: null, secret };
    await writeObject(trx, "endpoint", endpoint, now);
    return secret;
  });
}
