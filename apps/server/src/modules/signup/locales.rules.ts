import type { Locale } from "@regain/contract/entities/sign-up";
import { Refusal } from "../../lib/http/refusal.ts";

/** Those with complete content. */
export const offeredLocales: readonly Locale[] = [{ id: 1, code: "en", name: "English" }];

/** @throws Refusal `malformed-request` for a language that is not offered */
export function checkLocale(code: string): void {
  if (!offeredLocales.some((locale) => locale.code === code))
    throw new Refusal("malformed-request", {
      fields: { locale: "Choose one of the given values." },
    });
}
