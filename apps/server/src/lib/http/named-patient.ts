import { id } from "@regain/contract/entities/common";
import { anonymousUser } from "@regain/contract/tracked-events";
import { property } from "../property.ts";

/** The patient whom a call's path names, before the call is validated; an id that cannot be one is nobody's. */
export function namedPatient(params: unknown): string | undefined {
  return id.safeParse(property(params, "id")).data;
}

/** The user whom a call's path names by `:userId`. */
export function namedUser(params: unknown): string | undefined {
  return id.safeParse(property(params, "userId")).data;
}

/** The same, or the word by which a call says that it is nobody's. */
export function namedUserOrAnonymous(params: unknown): string | undefined {
  return property(params, "userId") === anonymousUser ? anonymousUser : namedUser(params);
}
