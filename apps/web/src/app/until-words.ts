import { activateLocale, type Locale } from "../lib/i18n.ts";
import { PartMissing } from "./parts/part-missing.ts";

/** Without texts there is nothing to show, not even an error: it retries until they load. */
export async function untilWords(locale: Locale): Promise<void> {
  for (;;)
    try {
      return await activateLocale(locale);
    } catch (error) {
      if (!(error instanceof PartMissing)) throw error;
    }
}
