import { workplace } from "@regain/contract/entities/sign-up-forms";
import { isTimeZone } from "@regain/therapy/days";
import type * as z from "zod/mini";
import { Refusal } from "../../lib/http/refusal.ts";

/** The zone, if we know it; a browser that names an unknown one must not keep its user out. */
export function knownTimeZone(name: string | undefined): string | undefined {
  if (!name || !isTimeZone(name)) return undefined;
  return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
}

/** What a device's zone changes in an account: nothing if we do not know it. */
export function zoneChange(name: string | undefined): { readonly time_zone?: string } {
  const zone = knownTimeZone(name);
  return zone ? { time_zone: zone } : {};
}

export type Workplace = z.output<typeof workplace>;

/**
 * The workplace of somebody without an institution: all of its fields are required.
 * @throws Refusal `malformed-request`
 */
export function requireWorkplace(given: {
  readonly [Field in keyof Workplace]?: Workplace[Field] | undefined;
}): Workplace {
  const { setting, privatePractice = false, facilityName, mailingAddress, zipCode } = given;
  const read = workplace.safeParse({
    setting,
    privatePractice,
    facilityName,
    mailingAddress,
    zipCode,
  });
  if (read.success) return read.data;
  const fields = Object.fromEntries(
    read.error.issues.toReversed().map(({ path, message }) => [path.join("."), message]),
  );
  throw new Refusal("malformed-request", { fields });
}
