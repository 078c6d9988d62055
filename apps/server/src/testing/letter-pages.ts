import { letterRewrites } from "../admin/letter-rewrites.ts";
import { system } from "../db/actor.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { isLetter } from "../modules/messaging/resend-mail.service.ts";

/**
 * A letter that is written once more must lead where it led first. Everything a test has had written is checked
 * against that, so that no list of first pages has to be kept.
 * @throws if one leads elsewhere
 */
export async function compareLetterPages(database: OwnedDatabase): Promise<void> {
  const mails = await database.withActor(system("demo"), (trx) =>
    trx.selectFrom("mails").select(["template", "content"]).execute(),
  );
  for (const { template, content } of mails) {
    const page = isLetter(template) ? letterRewrites[template]?.page : undefined;
    const first = content.button?.address;
    if (page === undefined || first === undefined) continue;
    const { pathname } = new URL(first, "https://regain.test");
    if (pathname !== page)
      throw new Error(`${template} leads to ${pathname}, and written once more to ${page}.`);
  }
}
