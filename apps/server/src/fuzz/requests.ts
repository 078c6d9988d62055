import * as fc from "fast-check";
import type { Operation } from "./operations.ts";
import { type Ids, spoilt, strayField } from "./values.ts";

export interface FuzzedRequest {
  readonly method: string;
  readonly url: string;
  /** Undefined if none is sent. */
  readonly body: Buffer | string | undefined;
  readonly contentType: string | undefined;
}

/** A value as part of a URL, in which there are no lone surrogates. */
const encoded = (value: unknown): string => {
  const text = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed());
};

/** A path parameter takes its meaning from the part before it. */
function pathOf({ path, parameters }: Operation, ids: Ids): fc.Arbitrary<string> {
  const parts = path.split("/").map((part, n, all) => {
    const name = /^\{(.*)\}$/.exec(part)?.[1];
    if (name === undefined) return fc.constant(part);
    const schema = parameters.find((one) => one.in === "path" && one.name === name)?.schema ?? {};
    const place = all[n - 1]!;
    const own = ids.own[place] ? { ...ids.own, [name]: ids.own[place] } : ids.own;
    return spoilt(schema, name, { ...ids, own }).map(encoded);
  });
  return fc.tuple(...parts).map((all) => all.join("/"));
}

function queryOf({ parameters }: Operation, ids: Ids): fc.Arbitrary<string> {
  const wanted = parameters.filter((one) => one.in === "query");
  const parts = wanted.map(({ name, schema, required }) =>
    fc
      .tuple(fc.integer({ min: 0, max: 9 }), spoilt(schema, name, ids))
      .map(([dice, value]) => (required ? dice > 0 : dice > 4) && `${name}=${encoded(value)}`),
  );
  const stray = fc.oneof(
    { arbitrary: fc.constant(""), weight: 20 },
    { arbitrary: fc.constantFrom("a=1&a=2", "%", "token=x", "[$ne]=1"), weight: 1 },
  );
  return fc
    .tuple(stray, ...parts)
    .map((all) => all.filter(Boolean).join("&"))
    .map((query) => (query ? `?${query}` : ""));
}

const boundary = "----regain-fuzz";
const files: readonly Buffer[] = [
  Buffer.alloc(0),
  Buffer.from("not what it says"),
  Buffer.from("RIFF\u0024\u0000\u0000\u0000WAVEfmt ", "latin1"),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]),
  Buffer.from("email,type\ncanary_b_patient@example.org,patient\n"),
  Buffer.from("<svg onload='alert(1)'/>"),
];

function formOf({ properties = {} }: { properties?: Record<string, unknown> }, ids: Ids) {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const isFile = (schema as { format?: string }).format === "binary";
    const value = isFile
      ? fc.constantFrom(...files)
      : spoilt(schema as object, name, ids).map((one) =>
          Buffer.from(typeof one === "string" ? one : (JSON.stringify(one) ?? "")),
        );
    const file = isFile ? `; filename="f.bin"\r\ncontent-type: application/octet-stream` : "";
    return fc
      .tuple(fc.integer({ min: 0, max: 11 }), value)
      .map(([dice, content]) =>
        dice === 0
          ? Buffer.alloc(0)
          : Buffer.concat([
              Buffer.from(
                `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`,
              ),
              content,
              Buffer.from("\r\n"),
            ]),
      );
  });
  const end = fc.constantFrom(Buffer.from(`--${boundary}--\r\n`), Buffer.alloc(0));
  return fc.tuple(...fields, end).map((parts) => Buffer.concat(parts));
}

const brokenTexts = ["", "{", "nul", '"\\ud800"', '{"a":1}', `[${"[".repeat(5_000)}`, "\u0000"];
const json = "application/json";

function bodyOf(
  { body }: Operation,
  ids: Ids,
): fc.Arbitrary<Pick<FuzzedRequest, "body" | "contentType">> {
  if (!body)
    return fc
      .constantFrom(undefined, undefined, undefined, "{}", "{")
      .map((text) => ({ body: text, contentType: text === undefined ? undefined : json }));
  if (body.type !== json)
    return formOf(body.schema, ids).map((content) => ({
      body: content,
      contentType: `${body.type}; boundary=${boundary}`,
    }));
  const meant = fc
    .tuple(spoilt(body.schema, "", ids), fc.integer({ min: 0, max: 19 }), strayField)
    .map(([value, dice, stray]) => {
      const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
      return JSON.stringify(dice === 0 && isRecord ? { ...value, [stray[0]]: stray[1] } : value);
    });
  const text = fc.oneof(
    { arbitrary: meant, weight: 14 },
    { arbitrary: fc.constantFrom(...brokenTexts), weight: 1 },
  );
  const type = fc.oneof(
    { arbitrary: fc.constant(json), weight: 19 },
    {
      arbitrary: fc.constantFrom("text/plain", "multipart/form-data", `${json}; charset=x`),
      weight: 1,
    },
  );
  return fc.record({ body: text, contentType: type });
}

/** Requests to one call, from well-formed ones to ones that nobody should send. */
export function requestsOf(operation: Operation, ids: Ids): fc.Arbitrary<FuzzedRequest> {
  return fc
    .tuple(pathOf(operation, ids), queryOf(operation, ids), bodyOf(operation, ids))
    .map(([path, query, sent]) => ({ method: operation.method, url: path + query, ...sent }));
}
