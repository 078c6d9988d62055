import { system } from "../db/actor.ts";
import type { MailRow } from "../db/tables/messaging.ts";
import type { TestServer } from "./test-server.ts";

/** What was written to an address, latest first. */
export function lettersTo(
  { database }: Pick<TestServer, "database">,
  recipient: string,
): Promise<MailRow[]> {
  return database.withActor(system("demo"), (trx) =>
    trx
      .selectFrom("mails")
      .selectAll()
      .where("recipient", "=", recipient)
      .orderBy("created_at", "desc")
      .orderBy("mail_id", "desc")
      .execute(),
  );
}

/** The token of the link in the latest letter to an address. */
export async function linkTokenTo(server: TestServer, recipient: string): Promise<string> {
  const [latest] = await lettersTo(server, recipient);
  const address = latest?.content.button?.address;
  const token = address && new URL(address).searchParams.get("token");
  if (!token) throw new Error(`There is no link in a letter to ${recipient}.`);
  return token;
}
