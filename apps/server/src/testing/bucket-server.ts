import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { sign } from "aws4";
import type { S3Settings } from "../adapters/objects/s3-settings.ts";

/** What happens to requests from now on: no connection, no answer, only the beginning of one, or a fixed status. */
export type BucketFault = "down" | "silent" | "dripping" | { readonly status: number };

interface Kept {
  readonly content: Buffer;
  readonly etag: string;
}

export interface BucketServer {
  readonly settings: S3Settings;
  /** The settings as an operator sets them. */
  readonly env: Readonly<Record<string, string>>;
  readonly objects: Map<string, Kept>;
  /** Method and path of every request, in order. */
  readonly requests: string[];
  fault: BucketFault | undefined;
  /** How many of the next requests meet the fault; undefined: all. */
  faultsLeft: number | undefined;
  /** Some stores ignore If-Match. */
  mindsConditions: boolean;
  /** Called before a request is answered, with its method and path. */
  before: ((asked: string) => void) | undefined;
  close(): Promise<void>;
}

const keys = { accessKeyId: "REGAINTEST", secretAccessKey: "a secret/with+signs" };
const bucket = "clinic-files";
const region = "eu-test-1";

/** Small, so that lists come in pages. */
const maxOfPage = 3;

const etagOf = (content: Buffer) => `"${createHash("md5").update(content).digest("hex")}"`;
const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");
const entities = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A refusal as S3 words it, with details of the request that nobody should find in a log. */
class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** The signature is recomputed by a different library from what arrived. */
function checkSignature(request: IncomingMessage, body: Buffer): void {
  const { method = "", url = "", headers } = request;
  const [, id, signed = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/[^,]+, SignedHeaders=([^,]+), Signature=/.exec(
      headers.authorization ?? "",
    ) ?? [];
  if (id !== keys.accessKeyId) throw new Refused(403, "InvalidAccessKeyId");
  const names = signed.split(";");
  for (const needed of ["host", "x-amz-content-sha256", "x-amz-date"])
    if (!names.includes(needed)) throw new Refused(403, "AccessDenied");
  const wanted = sign(
    {
      method,
      path: url,
      service: "s3",
      region,
      extraHeadersToInclude: Object.fromEntries(names.map((name) => [name, true])),
      headers: Object.fromEntries(names.map((name) => [name, headers[name] as string])),
    } as Parameters<typeof sign>[0],
    keys,
  ).headers?.Authorization;
  if (wanted !== headers.authorization) throw new Refused(403, "SignatureDoesNotMatch");
  if (headers["x-amz-content-sha256"] !== sha256(body))
    throw new Refused(400, "XAmzContentSHA256Mismatch");
}

function listXml(objects: ReadonlyMap<string, Kept>, query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const token = query.get("continuation-token");
  const after = token === null ? "" : Buffer.from(token, "base64").toString().slice(2);
  const all = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const rest = all.filter((key) => key > after);
  const page = rest.slice(0, maxOfPage);
  // With characters that XML escapes.
  const next = Buffer.from(`>&${page.at(-1)}`).toString("base64");
  const contents = page.map(
    (key) =>
      `<Contents><Key>${entities(key)}</Key><LastModified>2026-03-02T00:00:00.000Z</LastModified><ETag>${entities(objects.get(key)!.etag)}</ETag><Size>1</Size></Contents>`,
  );
  const isCut = rest.length > page.length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><IsTruncated>${isCut}</IsTruncated>${isCut ? `<NextContinuationToken>${entities(next)}</NextContinuationToken>` : ""}${contents.join("")}</ListBucketResult>`;
}

/** A small S3 on this machine, with one bucket: what Regain asks for, signatures, conditions and faults. */
export async function openBucketServer({ prefix = "" } = {}): Promise<BucketServer> {
  const objects = new Map<string, Kept>();

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "/", "http://bucket.test");
    const [, name, ...parts] = url.pathname.split("/");
    const key = decodeURIComponent(parts.join("/"));
    checkSignature(request, body);
    if (name !== bucket) throw new Refused(404, "NoSuchBucket");
    const found = objects.get(key);
    if (key === "" && method === "GET") {
      response.setHeader("content-type", "application/xml");
      response.end(listXml(objects, url.searchParams));
    } else if (method === "GET") {
      if (!found) throw new Refused(404, "NoSuchKey");
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
      const part = last ? found.content.subarray(Number(first), Number(last) + 1) : found.content;
      response.writeHead(last ? 206 : 200, { etag: found.etag });
      response.end(part);
    } else if (method === "PUT") {
      const { "if-match": wanted, "if-none-match": unwanted } = headers;
      if (server.mindsConditions) {
        if (wanted !== undefined && !found) throw new Refused(404, "NoSuchKey");
        if (wanted !== undefined && wanted !== found?.etag)
          throw new Refused(412, "PreconditionFailed");
        if (unwanted === "*" && found) throw new Refused(412, "PreconditionFailed");
      }
      const etag = etagOf(body);
      objects.set(key, { content: body, etag });
      response.writeHead(200, { etag });
      response.end();
    } else if (method === "DELETE") {
      objects.delete(key);
      response.writeHead(204);
      response.end();
    } else throw new Refused(405, "MethodNotAllowed");
  }

  /** @returns whether the fault applied to the request */
  function fails(request: IncomingMessage, response: ServerResponse): boolean {
    const { fault } = server;
    if (fault === undefined || server.faultsLeft === 0) return false;
    if (server.faultsLeft !== undefined) server.faultsLeft -= 1;
    if (fault === "down") request.socket.destroy();
    else if (fault === "dripping") {
      response.writeHead(200, { "content-length": "1000" });
      response.write("<");
    } else if (fault !== "silent") {
      response.writeHead(fault.status, { "content-type": "text/html" });
      response.end("<h1>Not now</h1>");
    }
    return true;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = `${request.method} ${request.url}`;
    server.requests.push(asked);
    const body = await buffer(request);
    if (fails(request, response)) return;
    server.before?.(asked);
    try {
      answer(request, response, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      response.writeHead(error.status, { "content-type": "application/xml" });
      response.end(
        `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${error.code}</Code><Message>${keys.accessKeyId} ${request.headers.authorization}</Message></Error>`,
      );
    }
  }

  // A request that is abandoned midway ends here too.
  const http = createServer((request, response) => void serve(request, response).catch(() => {}));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: BucketServer = {
    settings: { bucket, region, endpoint, prefix, ...keys },
    env: {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: endpoint,
      S3_PREFIX: prefix,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects,
    requests: [],
    fault: undefined,
    faultsLeft: undefined,
    mindsConditions: true,
    before: undefined,
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
