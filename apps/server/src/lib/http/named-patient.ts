import { id } from "@regain/contract/entities/common";
import { anonymousUser } from "@regain/contract/tracked-events";
import { property } from "../property.ts";

/** The parts of a request that can name somebody, before the call is validated. */
export interface Naming {
  readonly params: unknown;
  readonly query: unknown;
}

/** The patient whom a call names, by its path or else by its query; an id that cannot be one is nobody's. */
export function namedPatient({ params, query }: Naming): string | undefined {
  const named = property(params, "id") ?? property(query, "patientId");
  return id.safeParse(named).data;
}

/** The user whom a call's path names by `:userId`. */
export function namedUser(params: unknown): string | undefined {
  return id.safeParse(property(params, "userId")).data;
}

/** The same, or the word by which a call says that it is nobody's. */
export function namedUserOrAnonymous(params: unknown): string | undefined {
  return property(params, "userId") === anonymousUser ? anonymousUser : namedUser(params);
}
