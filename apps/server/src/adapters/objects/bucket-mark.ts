import { markName } from "../../db/data-folder-claim.ts";
import type { Bucket } from "./bucket.ts";

/** Which database the objects in a bucket belong to; the same mark as in a folder. */
export async function readMark({ ask }: Bucket): Promise<string | undefined> {
  const { status, body } = await ask({
    method: "GET",
    path: markName,
    expects: [200, "NoSuchKey"],
  });
  return status === 200 ? Buffer.from(body).toString("utf8").trim() : undefined;
}

/** Marks a bucket that has no mark. @returns the mark of whichever server was first */
export async function makeMark(bucket: Bucket, mark: string): Promise<string | undefined> {
  await bucket.ask({
    method: "PUT",
    path: markName,
    headers: { "if-none-match": "*" },
    body: Buffer.from(`${mark}\n`),
    expects: [200, 409, 412],
  });
  return readMark(bucket);
}

/** Whether the bucket honors If-Match: it is asked to write the mark over an object it does not have. */
export async function mindsConditions({ ask }: Bucket, mark: string): Promise<boolean> {
  const { status } = await ask({
    method: "PUT",
    path: markName,
    headers: { "if-match": '"00000000000000000000000000000000"' },
    body: Buffer.from(`${mark}\n`),
    expects: [200, 412, 501],
  });
  return status === 412;
}
