import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { publish } from "../../lib/server-events.ts";
import { reasonOf } from "../../lib/reason-of.ts";
import { textIn } from "./bucket-xml.ts";
import { type BreakerSettings, createBreaker, type Leave } from "./circuit-breaker.ts";
import type { S3Settings } from "./s3-settings.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

export interface BucketRequest {
  readonly method: "GET" | "PUT" | "DELETE";
  /** Below the prefix; empty: the bucket itself. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Any other status or error code is a failure. */
  readonly expects: readonly (number | string)[];
}

export interface BucketAnswer {
  readonly status: number;
  /** What S3 calls the error. */
  readonly code: string | undefined;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface Bucket {
  /** For sentences: "the bucket clinic, below regain/". */
  readonly place: string;
  readonly prefix: string;
  /** @throws StoreUnavailable for an unexpected answer, or for none after several tries */
  ask(request: BucketRequest): Promise<BucketAnswer>;
}

/** Why a request was not answered as expected. */
interface Trouble {
  readonly why: string;
  readonly cause?: unknown;
}

export interface Patience extends BreakerSettings {
  readonly tries: number;
  /** How long one try may take, including everything it sends. */
  readonly tryMs: number;
  /** Before the second try; doubled for each one after it. */
  readonly pauseMs: number;
}

/** Somebody is waiting: a good quarter of a minute at most, and not for each request in turn. */
const usual: Patience = { tries: 3, tryMs: 5_000, pauseMs: 200, failures: 6, restMs: 3_000 };

/** The bucket's own host name where possible, as Amazon prefers: its certificates do not cover names with dots. */
function addressOf({ endpoint, region, bucket }: S3Settings): string {
  if (endpoint) return `${endpoint}/${bucket}`;
  return bucket.includes(".")
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}

/** Where to look for the mistake, by S3's error codes. */
const hints: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: "check S3_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "check S3_SECRET_ACCESS_KEY",
  AccessDenied: "the key must be allowed to list, read, write, and delete there",
  NoSuchBucket: "check S3_BUCKET",
  PermanentRedirect: "check S3_REGION",
  AuthorizationHeaderMalformed: "check S3_REGION",
  RequestTimeTooSkewed: "check this machine's clock",
};

const isWorthAnotherTry = (status: number) => status >= 500 || status === 429 || status === 408;

/**
 * An S3 or S3-compatible bucket: signed requests, retried where that can help. If it has not answered anybody lately,
 * callers fail immediately, and one request in a while finds out whether it is back.
 * @param now in ms, from a monotonic clock
 */
export function openBucket(
  settings: S3Settings,
  patience: Patience = usual,
  now: () => number = () => performance.now(),
): Bucket {
  const { tries, tryMs, pauseMs } = patience;
  const { bucket, prefix, region, accessKeyId, secretAccessKey } = settings;
  const address = addressOf(settings);
  const place = `the bucket ${bucket}${prefix && `, below ${prefix}`}`;
  const cache = new Map<string, ArrayBuffer>();
  const breaker = createBreaker(patience, now);
  /** The latest. */
  let trouble: Trouble = { why: `${place} cannot be reached` };

  async function askOnce(request: BucketRequest): Promise<BucketAnswer> {
    const { method, path = "", query = {}, body } = request;
    const url = new URL(path === "" ? `${address}/` : `${address}/${prefix}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const sha256 = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const headers = { ...request.headers, "x-amz-content-sha256": sha256 };
    const keys = { accessKeyId, secretAccessKey, service: "s3", region, cache, allHeaders: true };
    const signed = await new AwsV4Signer({ ...keys, method, url: url.href, headers }).sign();
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body ? { body } : {}),
      redirect: "manual",
      signal: AbortSignal.timeout(tryMs),
    });
    const content = new Uint8Array(await answer.arrayBuffer());
    const code = answer.ok ? undefined : textIn(Buffer.from(content).toString("utf8"), "Code");
    return { status: answer.status, code, headers: answer.headers, body: content };
  }

  async function askPatiently(
    request: BucketRequest,
    leave: Leave,
  ): Promise<BucketAnswer | Trouble> {
    let found = trouble;
    for (let nth = 0; nth < (leave.isProbe ? 1 : tries); nth += 1) {
      if (nth > 0) await pause(pauseMs * 2 ** (nth - 1));
      // Other requests have found out by now.
      if (nth > 0 && breaker.isOpen()) break;
      try {
        const answer = await askOnce(request);
        const { status, code = "" } = answer;
        const isExpected = request.expects.includes(status) || request.expects.includes(code);
        const isFinal = isExpected || !isWorthAnotherTry(status);
        if (isFinal) leave.answered();
        else leave.failed();
        if (isExpected) return answer;
        const hint = hints[code];
        found = {
          why: `${place} answers ${[status, code].filter(Boolean).join(" ")}${hint ? `: ${hint}` : ""}`,
        };
        if (isFinal) return found;
      } catch (error) {
        leave.failed();
        found = { why: `${place} cannot be reached: ${reasonOf(error)}`, cause: error };
      }
      trouble = found;
    }
    return found;
  }

  return {
    place,
    prefix,
    async ask(request) {
      const leave = breaker.ask();
      const outcome = leave ? await askPatiently(request, leave) : trouble;
      if ("status" in outcome) return outcome;
      publish("bucketFailure", { method: request.method });
      throw new StoreUnavailable(outcome.why, outcome.cause);
    },
  };
}
