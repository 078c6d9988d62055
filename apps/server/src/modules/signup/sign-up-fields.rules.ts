import { workplace } from "@regain/contract/entities/sign-up-forms";
import { isTimeZone } from "@regain/therapy/days";
import type * as z from "zod/mini";
import { Refusal } from "../../lib/http/refusal.ts";

/** The zone, where it is one; a browser that names none of ours must not keep its person out. */
export function knownTimeZone(name: string | undefined): string | undefined {
  if (!name || !isTimeZone(name)) return undefined;
  return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
}

/** What a device's zone changes of an account: nothing where it names none of ours. */
export function zoneChange(name: string | undefined): { readonly time_zone?: string } {
  const zone = knownTimeZone(name);
  return zone ? { time_zone: zone } : {};
}

export type Workplace = z.output<typeof workplace>;

/**
 * The workplace of who has no institution: all of its fields are wanted.
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
