import type { UserType } from "@regain/contract/entities/enumerations";
import { readJson, tabStore, writeJson } from "../../lib/storage.ts";
import { emptyValues, type SignUpValues } from "./sign-up-values.ts";

/** What was typed so far, stored with the tab, so that a reload loses only the password. */
export interface Draft {
  readonly values: SignUpValues;
  /** By which the server recognizes a repeated request. */
  readonly requestId: string;
}

const keyOf = (userType: UserType): string => `signUp:${userType}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The known fields in the stored values whose type still matches. */
function valuesOf(stored: unknown): SignUpValues {
  if (!isObject(stored)) return emptyValues;
  const known = Object.entries(emptyValues).filter(
    ([name, empty]) => typeof stored[name] === typeof empty,
  );
  return { ...emptyValues, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
}

/** @param newId used if the draft is new */
export function readDraft(userType: UserType, newId: () => string): Draft {
  const stored = readJson(tabStore, keyOf(userType));
  const { values, requestId } = isObject(stored) ? stored : {};
  return {
    values: valuesOf(values),
    requestId: typeof requestId === "string" ? requestId : newId(),
  };
}

/** Without the password, which is stored nowhere. */
export function saveDraft(userType: UserType, { values, requestId }: Draft): void {
  writeJson(tabStore, keyOf(userType), { values: { ...values, password: "" }, requestId });
}

export function forgetDrafts(): void {
  tabStore.remove(keyOf("patient"));
  tabStore.remove(keyOf("clinician"));
}
