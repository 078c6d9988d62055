/** What belongs to a patient's account, for them alone to export. */
import { system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { readNoEmailState } from "../messaging/opt-out.service.ts";
import { isEventOf } from "../own-events.store.ts";
import { provenAddress, storedUnder } from "./by-address.store.ts";
import type { Export } from "./export-parts.ts";

async function accountOf(trx: Trx, userId: string) {
  const account = await trx
    .selectFrom("users as u")
    .innerJoin("subscriptions as s", "s.patient_id", "u.id")
    .select(["u.phone_number as phoneNumber", "u.one_time_codes as asksForCodes"])
    .select(["u.last_sign_in_at as lastSignInAt", "u.deletion_due_at as deletionDueAt"])
    .select(["u.lead_source_details as leadSource", "s.status as subscriptionStatus"])
    .select(["s.payment_source as paymentSource", "s.plan_interval as planInterval"])
    .select(["s.period_ends_at as periodEndsAt", "s.agreed_until as agreedUntil"])
    .select(["s.cancels_at_period_end as cancelsAtPeriodEnd", "s.has_paid as hasPaid"])
    .select(["s.price_cents as priceCents", "s.discounts", "s.offer_taken_at as offerTakenAt"])
    .select(["s.trial_extended_at as trialExtendedAt", "u.sso_subject as idAtInstitution"])
    .where("u.id", "=", userId)
    .where("s.patient_id", "=", userId)
    .executeTakeFirstOrThrow();
  const discounts = account.discounts?.map(({ off, duration, months }) => ({
    off,
    duration,
    months,
  }));
  return { ...account, discounts: discounts ?? [] };
}

const devicesOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom("auth_sessions")
    .select(["device", "created_at as loggedInAt", "last_used_at as lastUsedAt"])
    .select(["expires_at as endsAt", "revoked_at as endedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Without their texts: the recipients have those, and some contain links that still work. */
const mailsOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom("mails")
    .select(["template", "recipient", "created_at as writtenAt", "sent_at as sentAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("mail_id")
    .execute();

/** What they said when asked how it is going. */
const surveysOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom("surveys")
    .select(["campaign", "asked_at as askedAt", "answered_at as answeredAt", "difficulty"])
    .select(["finished_at as finishedAt", "phase", "satisfaction", "feedback", "extra"])
    .select(["additional_info as additionalInfo", "other_message as otherMessage"])
    .select("quote_consent as quoteConsent")
    .where("patient_id", "=", userId)
    .orderBy("opened_at")
    .execute();

const scholarshipAnswersOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom("scholarship_answers")
    .select(["amount_cents as amountCents", "answered_at as answeredAt"])
    .where("patient_id", "=", userId)
    .orderBy("answered_at")
    .execute();

const subscriptionChangesOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom("subscription_changes")
    .select(["from_status as from", "to_status as to", "cause", "changed_at as changedAt"])
    .where("patient_id", "=", userId)
    .orderBy("changed_at")
    .orderBy("change_id")
    .execute();

/** Why they canceled, in their own words. */
const cancellationsOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom("cancellations")
    .select(["reason", "note", "cancelled_at as cancelledAt", "resumed_at as resumedAt"])
    .where("patient_id", "=", userId)
    .orderBy("cancelled_at")
    .execute();

/** Without the checkout page's URL and the provider's id for it: the page may still be open. */
async function checkoutsOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom("checkouts")
    .select(["plan_id as plan", "coupon_code as couponCode", "referrer_page as cameFrom"])
    .select(["placed", "state", "created_at as openedAt", "completed_at as completedAt"])
    .where("patient_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ placed: { amountCents, trialDays }, ...row }) => ({
    ...row,
    amountCents,
    trialDays,
  }));
}

const billingLettersOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom("billing_letters")
    .select(["kind", "about", "written_at as writtenAt"])
    .where("patient_id", "=", userId)
    .orderBy("written_at")
    .orderBy("kind")
    .orderBy("about")
    .execute();

/** What they asked to get mail about; empty if they never did. */
const remindersOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom("mail_choices")
    .select(["reminders_on as isReminded", "reminder_days as days", "reminder_hour as hour"])
    .select(["progress_on as isToldOfProgress", "progress_every as every"])
    .select("changed_at as changedAt")
    .where("patient_id", "=", userId)
    .execute();

const practiceLettersOf = (trx: Trx, userId: string) =>
  trx
    .selectFrom("practice_letters")
    .select(["kind", "about", "written_at as writtenAt"])
    .where("patient_id", "=", userId)
    .orderBy("written_at")
    .orderBy("kind")
    .orderBy("about")
    .execute();

export async function accountRecord({ db, lane, actor }: Export) {
  const { userId } = actor;
  const { address, ...own } = await lane(() =>
    db.withActor(actor, async (trx) => ({
      address: await provenAddress(trx, userId),
      ...(await accountOf(trx, userId)),
      devices: await devicesOf(trx, userId),
      messages: await mailsOf(trx, userId),
      reminders: await remindersOf(trx, userId),
      remindersWritten: await practiceLettersOf(trx, userId),
      surveys: await surveysOf(trx, userId),
      scholarshipAnswers: await scholarshipAnswersOf(trx, userId),
      subscriptionChanges: await subscriptionChangesOf(trx, userId),
      cancellations: await cancellationsOf(trx, userId),
      checkouts: await checkoutsOf(trx, userId),
      billingLetters: await billingLettersOf(trx, userId),
    })),
  );
  const found = await lane(() =>
    db.withActor(system("sign-up"), (trx) => storedUnder(trx, { userId, address })),
  );
  const { isOptedOut: isNotToBeContacted } = await lane(() => readNoEmailState(db, actor));
  return { ...own, isNotToBeContacted, ...found };
}

/** What was tracked of their visits, with their consent: also before they signed in, on browsers later known as theirs. */
export const countedPage = (
  db: Database,
  userId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) =>
  db.withActor(system("tracking"), (trx) =>
    trx
      .selectFrom("event_log")
      .select(["id as eventId", "at", "event_name as name", "event_sub_type as subType", "data"])
      .where(isEventOf(userId))
      .$if(after !== undefined, (query) => query.where("id", ">", after!))
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
