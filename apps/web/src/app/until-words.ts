import { activateLocale, type Locale } from "../lib/i18n.ts";
import { ChunkLoadError } from "../lib/part-missing.ts";

/** Without texts there is nothing to show, not even an error: it retries until they load. */
export async function whenMessagesLoad(locale: Locale): Promise<void> {
  for (;;)
    try {
      return await activateLocale(locale);
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error;
    }
}
