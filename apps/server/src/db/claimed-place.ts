import { sql } from "kysely";
import type { OwnedDatabase } from "./database.ts";

type Owner = Pick<OwnedDatabase, "owner">;

/** The mark of the place where a database's recordings and pictures are kept; undefined while none is known. */
export async function claimedPlace({ owner }: Owner): Promise<string | undefined> {
  const { rows } = await sql<{ folder_id: string }>`
    select folder_id from deployment.data_folder`.execute(owner);
  return rows[0]?.folder_id;
}

/** @returns the mark of whichever process was first */
export async function claimPlace({ owner }: Owner, mark: string): Promise<string | undefined> {
  await sql`insert into deployment.data_folder (folder_id) values (${mark}::uuid)
    on conflict do nothing`.execute(owner);
  return claimedPlace({ owner });
}
