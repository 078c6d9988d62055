import type { Trx } from "../../db/database.ts";
import { clinicianName } from "../caseload/care-team.service.ts";
import type { otherAdmins } from "../institution-admins.store.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import type { Details } from "./account.store.ts";

export type Admins = Awaited<ReturnType<typeof otherAdmins>>;

interface News {
  readonly kind: "clinicianLeaves" | "clinicianStays";
  /** The letter's other values, for a reader in this time zone. */
  readonly values?: (timeZone: string) => Readonly<Record<string, string>>;
}

/** Tells an institution's admins that a clinician is leaving or staying, whose patients would go to one of them. */
export async function notifyAdmins(
  trx: Trx,
  letters: LetterParts,
  { clinician, admins }: { readonly clinician: Details; readonly admins: Admins },
  { kind, values }: News,
  now: Date,
): Promise<void> {
  for (const { id: userId, email: to, first_name, username, time_zone } of admins) {
    if (!to) continue;
    const name = first_name ?? username;
    await writeLetter(
      trx,
      letters,
      {
        kind,
        to,
        userId,
        values: { name, clinician: clinicianName(clinician), ...values?.(time_zone) },
        path: "/enterprise-dashboard/users",
      },
      now,
    );
  }
}
