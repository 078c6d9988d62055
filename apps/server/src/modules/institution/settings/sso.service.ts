import { fieldMessages } from "@regain/contract/field-messages";
import type {
  SignInForm,
  SignInSettings,
  SignInTest,
} from "@regain/contract/entities/sign-in-settings";
import { tryPlace } from "../../../adapters/single-sign-on/try-place.ts";
import { system, type UserActor } from "../../../db/actor.ts";
import type { Database, Trx } from "../../../db/database.ts";
import type { InstitutionSignInRow } from "../../../db/tables/ways-in.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import type { KeyRing } from "../../../lib/keys/key-ring.ts";
import { openClientSecret, sealClientSecret } from "../../identity/client-secret.service.ts";
import { enforceRateLimitsNow } from "../../identity/rate-limit.service.ts";
import { limitOfAccount } from "../../identity/rate-limit.rules.ts";
import type { signInPlaceFrom } from "../../identity/sign-in-place.rules.ts";
import { requireFreshProofNow } from "../../identity/fresh-proof.service.ts";
import { strengthRow, strengthShown } from "../../identity/sign-in-strength.rules.ts";
import { placeOf } from "../../identity/single-sign-on.service.ts";
import { type LetterParts, writeLetter } from "../../messaging/letter.service.ts";
import { lockMembers } from "../../institution-admins.store.ts";
import { lockMember } from "../users/member.service.ts";
import { isAnotherPlace, isAnotherStrength, issuerKept, issuerShown } from "./sso.rules.ts";
import {
  adminsOf,
  countMembers,
  findSignIn,
  forgetPlace,
  saveSignIn,
  switchOff,
} from "./sso.store.ts";

export interface SignInParts {
  readonly db: Database;
  readonly keys: KeyRing;
  readonly letters: LetterParts;
  readonly ourSide: ReturnType<typeof signInPlaceFrom>;
}

type Kept = InstitutionSignInRow | undefined;

async function onTheWire(
  trx: Trx,
  { ourSide }: SignInParts,
  id: string,
  kept: Omit<InstitutionSignInRow, "client_secret"> | undefined,
): Promise<SignInSettings> {
  const { publicUrl, callback } = ourSide;
  return {
    settings: kept
      ? {
          issuer: issuerShown(kept.issuer, publicUrl),
          clientId: kept.client_id,
          ...strengthShown(kept),
          isOn: kept.is_on,
        }
      : null,
    lastTold: kept?.last_told ? { ...kept.last_told, amr: [...kept.last_told.amr] } : null,
    redirectUri: `${publicUrl}${callback}`,
    ...(await countMembers(trx, id)),
    version: kept?.version ?? 0,
  };
}

export const signInSettingsOf = (parts: SignInParts, actor: UserActor, id: string) =>
  parts.db.withActor(actor, async (trx) => onTheWire(trx, parts, id, await findSignIn(trx, id)));

/**
 * What was typed; without a secret, the stored one stays. That one goes only to its own provider:
 * under another address, it would be revealed to whoever runs that.
 * @throws Refusal `malformed-request`
 */
function placeTyped({ ourSide }: SignInParts, form: SignInForm, kept: Kept) {
  const typed = {
    issuer: issuerKept(form.issuer, ourSide),
    client_id: form.clientId,
    client_secret: form.clientSecret,
    ...strengthRow(form, kept),
  };
  if (!typed.client_secret && (!kept || isAnotherPlace(typed, kept)))
    throw new Refusal("malformed-request", {
      fields: { clientSecret: fieldMessages.required },
    });
  return typed;
}

type Typed = ReturnType<typeof placeTyped>;

/**
 * Asks the provider. Each try contacts another server, so tries are counted. Outside transactions.
 * @throws Refusal `too-many-requests`; `locked-away` if the stored secret cannot be opened
 */
async function tryTyped(
  { db, ourSide, keys }: SignInParts,
  actor: UserActor,
  { typed, kept }: { readonly typed: Typed; readonly kept: Kept },
  now: Date,
): Promise<SignInTest> {
  const known = typed.client_secret || !kept ? typed.client_secret : openClientSecret(keys, kept);
  await enforceRateLimitsNow(db, [limitOfAccount("sign-in tests", actor.userId)], now);
  return tryPlace(placeOf(ourSide, { ...typed, client_secret: known }));
}

/** @throws Refusal `malformed-request`, `locked-away`, `too-many-requests` */
export async function testSignIn(
  parts: SignInParts,
  actor: UserActor,
  id: string,
  form: SignInForm,
  now: Date,
): Promise<SignInTest> {
  const kept = await parts.db.withActor(actor, (trx) => findSignIn(trx, id));
  return tryTyped(parts, actor, { typed: placeTyped(parts, form, kept), kept }, now);
}

/** Whether anything but the switch has changed. */
const isOther = (typed: Typed, kept: InstitutionSignInRow): boolean =>
  typed.client_secret !== "" || isAnotherPlace(typed, kept) || isAnotherStrength(typed, kept);

export interface SignInChange extends SignInForm {
  readonly isOn: boolean;
  readonly version: number;
}

export interface ChangedSignIn {
  readonly isSaved: boolean;
  readonly settings: SignInSettings;
}

/** Notifies the admins, who could be locked out or let in by the change. @returns how many there are */
async function notifyAdmins(
  trx: Trx,
  letters: LetterParts,
  { id, admin, isOn }: { readonly id: string; readonly admin: string; readonly isOn: boolean },
  now: Date,
): Promise<number> {
  const kind = isOn ? "singleSignOnOn" : "singleSignOnOff";
  const admins = await adminsOf(trx, id);
  for (const { id: userId, email: to, first_name, username } of admins) {
    const values = { name: first_name ?? username, admin };
    const path = "/enterprise-dashboard/institution";
    await writeLetter(trx, letters, { kind, to, userId, values, path }, now);
  }
  return admins.length;
}

/**
 * Saves the settings; to be switched on, they must pass the test. Only somebody who has just proved
 * who they are may change them, except for switching off: that must depend neither on the provider
 * that does not work nor on a lost key.
 * @throws Refusal `malformed-request`, `sign-in-not-working`, `locked-away` if it is switched on,
 *   `too-many-requests`, `password-needed`, `code-needed`, `log-in-again`; `forbidden` for somebody
 *   who lost the right while the provider was being asked
 */
export async function changeSignIn(
  parts: SignInParts,
  actor: UserActor,
  id: string,
  { isOn, version, ...form }: SignInChange,
  now: Date,
): Promise<ChangedSignIn> {
  const { db } = parts;
  const kept = await db.withActor(actor, (trx) => findSignIn(trx, id));
  const stale = async (trx: Trx) => ({
    isSaved: false,
    settings: await onTheWire(trx, parts, id, await findSignIn(trx, id)),
  });
  if ((kept?.version ?? 0) !== version) return db.withActor(actor, stale);
  const typed = placeTyped(parts, form, kept);
  const isWayBack = !isOn && kept?.is_on === true && !isOther(typed, kept);
  if (!isWayBack) await requireFreshProofNow(db, actor, now);
  if (isOn && (await tryTyped(parts, actor, { typed, kept }, now)).outcome !== "works")
    throw new Refusal("sign-in-not-working");
  const isMoved = kept !== undefined && isAnotherPlace(typed, kept);
  const { client_secret: secret, ...place } = typed;
  const row = { institution_id: id, ...place, is_on: isOn, version: version + 1 };
  // Left as it is if none was typed: it may be resealed in the meantime, or be sealed with a lost key.
  const sealed = secret ? { client_secret: sealClientSecret(parts.keys, id, secret) } : {};
  // Another provider has reported nothing yet.
  const lastTold = isMoved ? null : (kept?.last_told ?? null);
  const wasOn = kept?.is_on ?? false;
  // As the actor `sign-in`, which may write to the other admins.
  return db.withActor(system("sign-in"), async (trx) => {
    const by = await lockMember(trx, { admin: actor, institutionId: id, userId: actor.userId });
    if (!(await saveSignIn(trx, { ...row, ...sealed }))) return stale(trx);
    if (isMoved) await forgetPlace(trx, id);
    if (wasOn !== isOn || (isOn && isMoved))
      await notifyAdmins(
        trx,
        parts.letters,
        { id, admin: by.first_name ?? by.username, isOn },
        now,
      );
    const saved = { ...row, last_told: lastTold };
    return { isSaved: true, settings: await onTheWire(trx, parts, id, saved) };
  });
}

/**
 * Switches it off for an institution whose people cannot log in to do so, as one of its admins
 * would.
 * @param by who did it, as named in the letter to its admins
 * @returns how many admins are notified; undefined if it was off
 */
export function switchOffSignIn(
  { db, letters }: Pick<SignInParts, "db" | "letters">,
  { id, by }: { readonly id: string; readonly by: string },
  now: Date,
): Promise<number | undefined> {
  return db.withActor(system("sign-in"), async (trx) => {
    await lockMembers(trx, id);
    if (!(await switchOff(trx, id))) return undefined;
    return notifyAdmins(trx, letters, { id, admin: by, isOn: false }, now);
  });
}
