import { id } from "@regain/contract/entities/common";
import { anonymousUser } from "@regain/contract/tracked-events";
import { property } from "../property.ts";

/** The parts of a request that can name somebody, before the call is validated. */
export interface Naming {
  readonly params: unknown;
  readonly query: unknown;
}

/** The patient named by a call, in its path or else in its query; an id that is not valid is nobody's. */
export function namedPatient({ params, query }: Naming): string | undefined {
  const named = property(params, "id") ?? property(query, "patientId");
  return id.safeParse(named).data;
}

/** The user named by a call's path as `:userId`. */
export function namedUser(params: unknown): string | undefined {
  return id.safeParse(property(params, "userId")).data;
}

/** The same, or the word that says that the call is about nobody. */
export function namedUserOrAnonymous(params: unknown): string | undefined {
  return property(params, "userId") === anonymousUser ? anonymousUser : namedUser(params);
}
