import type { appointmentRequest } from "@regain/contract/entities/appointment";
import { fieldMessages } from "@regain/contract/field-messages";
import { v7 } from "uuid";
import type * as z from "zod/mini";
import { type Actor, system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPerson } from "../account.store.ts";
import { consumeRateLimit, enforceRateLimits } from "../identity/rate-limit.service.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { isWanted, type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { limitOfLetters, limitOfRequests, stateName, timesInWords } from "./consult.rules.ts";
import { insertAppointmentRequest } from "./consult.store.ts";

/**
 * The person asking, as far as a link or a session tells. A link gives the address it was sent to,
 * which its reader already knows.
 */
export interface Asker {
  readonly userId: string | null;
  readonly email: string | null;
  readonly name: string | null;
}

export type AppointmentWish = z.output<typeof appointmentRequest>;

const nobody: Asker = { userId: null, email: null, name: null };

export function askerOf(database: Database, actor: Actor): Promise<Asker> {
  if (actor.kind !== "user" && actor.kind !== "link") return Promise.resolve(nobody);
  const { userId } = actor;
  const sentTo = actor.kind === "link" ? actor.email : null;
  return database.withActor(system("sign-up"), async (trx) => {
    const person = userId ? await loadPerson(trx, userId) : undefined;
    return {
      userId: person?.id ?? null,
      email: sentTo ?? person?.email ?? null,
      name: person?.first_name ?? null,
    };
  });
}

/** Invites somebody to talk to a therapist, by a mail whose link identifies them. Requires the actor `sign-up`. */
export async function offerConsult(
  trx: Trx,
  letters: LetterParts,
  { userId, email, name }: { readonly [Part in keyof Asker]: string },
  now: Date,
): Promise<void> {
  const letter = { kind: "therapistConsult", to: email, userId, values: { name } } as const;
  if (!(await isWanted(trx, letter))) return;
  const token = await issueLink(trx, { purpose: "therapist-consult", userId, email }, now);
  await writeLetter(trx, letters, { ...letter, path: `/therapist-consult?token=${token}` }, now);
}

export interface ConsultParts extends LetterParts {
  readonly db: Database;
  readonly supportEmail: string;
}

/**
 * Stores a request for an appointment and writes to those who answer it, and to the person asking,
 * unless they do not want mail or were written to just now. The caller is not told which.
 * @throws Refusal `malformed-request` without an address, `too-many-requests`
 */
export async function saveAppointmentRequest(
  { db, supportEmail, ...letters }: ConsultParts,
  {
    asker,
    wish,
    ip,
  }: { readonly asker: Asker; readonly wish: AppointmentWish; readonly ip: string },
  now: Date,
): Promise<void> {
  const email = asker.email ?? wish.email;
  if (!email) throw new Refusal("malformed-request", { fields: { email: fieldMessages.required } });
  const signIn = system("sign-in");
  await db.withActor(signIn, (trx) => enforceRateLimits(trx, [limitOfRequests(ip)], now));
  const wait = await db.withActor(signIn, (trx) =>
    consumeRateLimit(trx, limitOfLetters(email), now),
  );
  const { state, phoneNumber, times = [], wishes } = wish;
  const name = wish.name || asker.name;
  const about = asker.userId ? { userId: asker.userId } : {};
  await db.withActor(system("sign-up"), async (trx) => {
    await insertAppointmentRequest(trx, {
      id: v7(),
      user_id: asker.userId,
      email,
      state,
      phone_number: phoneNumber || null,
      wishes: wishes || null,
      name: name || null,
      preferred_times: times,
      created_at: now,
    });
    const values = {
      state: stateName(state),
      address: email,
      name: name ?? "",
      phone: phoneNumber ?? "",
      times: timesInWords(times),
      wishes: wishes ?? "",
    };
    await writeLetter(
      trx,
      letters,
      { kind: "appointmentForSupport", to: supportEmail, values, ...about },
      now,
    );
    if (wait === 0)
      await writeLetter(
        trx,
        letters,
        { kind: "appointmentRequested", to: email, values, ...about },
        now,
      );
  });
}
