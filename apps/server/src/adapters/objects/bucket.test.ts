import { AwsV4Signer } from "aws4fetch";
import { describe, expect, test } from "vitest";
import { subscribe } from "../../lib/server-events.ts";
import { type BucketFault, openBucketServer } from "../../testing/bucket-server.ts";
import { impatient, testBucket } from "../../testing/kept-stores.ts";
import { openBucket } from "./bucket.ts";
import type { S3Settings } from "./s3-settings.ts";
import { s3Store } from "./s3-store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

const key = "recordings/rosa/1.wav";
const sound = Uint8Array.from([1, 2, 3]);

const whyOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    (error: unknown) => (error instanceof StoreUnavailable ? error.why : error),
  );

describe("a bucket", () => {
  test.each<[string, BucketFault]>([
    ["cannot be reached", "down"],
    ["is busy", { status: 503 }],
    ["breaks", { status: 500 }],
    ["wants fewer questions", { status: 429 }],
  ])("that %s for a moment is asked again, and nobody notices", async (_, fault) => {
    const { server, bucket } = await testBucket();
    const store = s3Store(bucket);
    for (const work of [
      () => store.put(key, sound),
      () => store.get(key),
      () => store.list()[Symbol.asyncIterator]().next(),
      () => store.remove(key),
    ]) {
      Object.assign(server, { fault, faultsLeft: 2 });
      await work();
      expect(server.faultsLeft).toBe(0);
    }
  });

  test.each<[string, BucketFault, RegExp, number]>([
    ["is down", "down", /cannot be reached: /, 3],
    ["never answers", "silent", /cannot be reached: it does not answer in time/, 3],
    ["begins to answer, and no more", "dripping", /it does not answer in time/, 3],
    ["is broken", { status: 500 }, /answers 500/, 3],
    ["is something else, which knows nothing of files", { status: 404 }, /answers 404/, 1],
    ["leads elsewhere", { status: 307 }, /answers 307/, 1],
  ])("that %s is not available, and nothing of it counts", async (_, fault, why, tries) => {
    // A request that never ends is given up soon; one that is answered gets its time, however busy this machine is.
    const isEndless = fault === "silent" || fault === "dripping";
    const patience = { ...impatient, tryMs: isEndless ? 100 : 10_000 };
    const { server, bucket } = await testBucket("", patience);
    const store = s3Store(bucket);
    for (const work of [
      () => store.put(key, sound),
      () => store.get(key),
      () => store.remove(key),
      () => store.list()[Symbol.asyncIterator]().next(),
    ]) {
      Object.assign(server, { fault, requests: [] });
      expect(await whyOf(work())).toMatch(why);
      // Some of them may have been abandoned on their way.
      if (isEndless) expect(server.requests.length).toBeLessThanOrEqual(tries);
      else expect(server.requests).toHaveLength(tries);
    }
    server.fault = undefined;
    expect([...server.objects.keys()]).toEqual([]);
  });

  test("that fails is counted, once for all tries; one that was only asked again is not", async () => {
    const { server, bucket } = await testBucket();
    let failures = 0;
    const end = subscribe("bucketFailure", () => (failures += 1));
    Object.assign(server, { fault: "down", faultsLeft: 2 });
    await s3Store(bucket).get(key);
    expect(failures).toBe(0);
    server.faultsLeft = undefined;
    await expect(s3Store(bucket).get(key)).rejects.toThrow(StoreUnavailable);
    expect(failures).toBe(1);
    end();
  });

  test("where nobody listens is not available", async () => {
    const server = await openBucketServer();
    await server.close();
    const store = s3Store(openBucket(server.settings, impatient));
    expect(await whyOf(store.get(key))).toBe(
      "the bucket clinic-files cannot be reached: ECONNREFUSED",
    );
  });

  test("that answers a list with anything but a whole list is not available: nothing is taken for gone", async () => {
    const { server, bucket } = await testBucket();
    server.fault = { status: 200 };
    expect(await whyOf(s3Store(bucket).list()[Symbol.asyncIterator]().next())).toMatch(
      /answers a list request with something else/,
    );
  });

  test.each<[string, Partial<S3Settings>, string]>([
    ["name", { accessKeyId: "SOMEBODY" }, "403 InvalidAccessKeyId: check S3_ACCESS_KEY_ID"],
    [
      "secret",
      { secretAccessKey: "guessed" },
      "403 SignatureDoesNotMatch: check S3_SECRET_ACCESS_KEY",
    ],
    ["region", { region: "us-east-1" }, "403 SignatureDoesNotMatch: check S3_SECRET_ACCESS_KEY"],
    ["bucket", { bucket: "another" }, "404 NoSuchBucket: check S3_BUCKET"],
  ])("asked with a wrong %s says so, and keeps the secret", async (_, wrong, says) => {
    const { server } = await testBucket();
    const store = s3Store(openBucket({ ...server.settings, ...wrong }, impatient));
    const failed = await store.get(key).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StoreUnavailable);
    const { why, details, stack } = failed as StoreUnavailable;
    expect(why).toBe(`the bucket ${wrong.bucket ?? "clinic-files"} answers ${says}`);
    const all = [why, stack, String(details.cause), JSON.stringify(details)].join("\n");
    for (const secret of [server.settings.secretAccessKey, "guessed", "Signature="])
      expect(all).not.toContain(secret);
  });

  test("is asked with signatures as Amazon's own example has them", async () => {
    const sha256OfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    const signed = await new AwsV4Signer({
      method: "GET",
      url: "https://examplebucket.s3.amazonaws.com/test.txt",
      headers: { range: "bytes=0-9", "x-amz-content-sha256": sha256OfNothing },
      accessKeyId: "AKIAIOSFODNN7EXAMPLE",
      secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      service: "s3",
      region: "us-east-1",
      datetime: "20130524T000000Z",
      allHeaders: true,
    }).sign();
    expect(signed.headers.get("authorization")).toBe(
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    );
  });

  test("says what was sent, so that it can be compared on arrival", async () => {
    const { server, bucket } = await testBucket();
    await s3Store(bucket).put(key, sound);
    // The server refuses content that does not match its hash, and computes the signature with a different library.
    expect(server.requests).toEqual([`PUT /clinic-files/${key}`]);
    expect(server.objects.get(key)!.content.equals(sound)).toBe(true);
  });
});
