import { activateLocale, type Locale } from "../lib/i18n.ts";
import { PartMissing } from "./parts/part-missing.ts";

/** Without words there is nothing to show, not even what is wrong: they are asked for until they come. */
export async function untilWords(locale: Locale): Promise<void> {
  for (;;)
    try {
      return await activateLocale(locale);
    } catch (error) {
      if (!(error instanceof PartMissing)) throw error;
    }
}
