import type { FormDef } from "@regain/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { addAbortSignal, type Readable } from "node:stream";
import { property } from "../property.ts";
import { strict } from "./strict-schema.ts";
import { Refusal } from "./refusal.ts";

/** Text fields are short; anything long is a file. */
const maxFieldBytes = 16 * 1024;
const maxFields = 20;

export interface ReadForm {
  readonly fields: unknown;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

const wrongField = (name: string, why: string) =>
  new Refusal("malformed-request", { fields: { [name]: why } });

function checkFields({ fields }: FormDef, sent: Readonly<Record<string, string>>): unknown {
  const read = strict(fields).safeParse(sent);
  if (read.success) return read.data;
  const wrong = read.error.issues.flatMap((issue) => {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")];
    return names.map((name) => [name, issue.message]);
  });
  throw new Refusal("malformed-request", { fields: Object.fromEntries(wrong) });
}

/** An error that is not a refusal means that the form is unreadable: cut off, or without its boundary. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isTooLarge = property(error, "statusCode") === 413;
  return new Refusal(isTooLarge ? "payload-too-large" : "malformed-request", { cause: error });
}

/** Reads no more of a file than is allowed, and stops once nobody waits for it. */
async function contentOf(file: Readable, maxBytes: number, signal: AbortSignal) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of addAbortSignal(signal, file) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new Refusal("payload-too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

async function readParts(request: FastifyRequest, { files: rules }: FormDef) {
  const fields = new Map<string, string>();
  const files = new Map<string, Uint8Array>();
  const limits = {
    // One byte more than any file may have, so that the excess is noticed.
    fileSize: Math.max(...Object.values(rules).map(({ maxBytes }) => maxBytes)) + 1,
    // One more than declared, so that the unknown one can be named.
    files: Object.keys(rules).length + 1,
    fields: maxFields,
    fieldSize: maxFieldBytes,
    parts: 2 * maxFields,
  };
  for await (const part of request.parts({ limits })) {
    const { fieldname: name } = part;
    if (fields.has(name) || files.has(name)) throw wrongField(name, "Sent twice.");
    if (part.type === "field") {
      if (part.valueTruncated) throw new Refusal("payload-too-large");
      fields.set(name, String(part.value));
      continue;
    }
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) throw wrongField(name, "Unknown file.");
    files.set(name, await contentOf(part.file, rule.maxBytes, request.awaited.signal));
  }
  for (const [name, { isOptional }] of Object.entries(rules))
    if (!isOptional && !files.has(name)) throw wrongField(name, "Missing.");
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

/**
 * Reads a multipart body as the call declares it.
 * @throws Refusal `unsupported-media-type` if it is not one; `malformed-request` for an unknown, repeated or missing
 *   field or file, and for a truncated body; `payload-too-large` for a file over its limit
 */
export async function readForm(request: FastifyRequest, form: FormDef): Promise<ReadForm> {
  if (!request.isMultipart()) throw new Refusal("unsupported-media-type");
  try {
    const { fields, files } = await readParts(request, form);
    return { fields: checkFields(form, fields), files };
  } catch (error) {
    // The rest is discarded: most clients read an answer only once they have sent everything.
    request.raw.unpipe().resume();
    throw asRefusal(error);
  }
}
