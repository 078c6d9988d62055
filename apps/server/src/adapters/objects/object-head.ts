import { headBytes } from "../../lib/keys/seal.ts";
import type { Bucket } from "./bucket.ts";

/** The first bytes of an object; undefined if it is gone or empty. */
export async function objectHead({ ask }: Bucket, path: string): Promise<Uint8Array | undefined> {
  const { status, body } = await ask({
    method: "GET",
    path,
    headers: { range: `bytes=0-${headBytes - 1}` },
    expects: [200, 206, 416, "NoSuchKey"],
  });
  return status < 300 ? body : undefined;
}
