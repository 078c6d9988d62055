import type { FormDef } from "@regain/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { property } from "../property.ts";
import { closed } from "./closed-schema.ts";
import { Refusal } from "./refusal.ts";

/** Text fields are short; what is long is a file. */
const mostFieldBytes = 16 * 1024;
const mostFields = 20;

export interface ReadForm {
  readonly fields: unknown;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

const wrongField = (name: string, why: string) =>
  new Refusal("malformed-request", { fields: { [name]: why } });

function checkFields({ fields }: FormDef, sent: Readonly<Record<string, string>>): unknown {
  const read = closed(fields).safeParse(sent);
  if (read.success) return read.data;
  const wrong = read.error.issues.flatMap((issue) => {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")];
    return names.map((name) => [name, issue.message]);
  });
  throw new Refusal("malformed-request", { fields: Object.fromEntries(wrong) });
}

/** Refused by us or by the framework, or else not a form that anybody could read: cut off, without its boundary. */
function asRefusal(error: unknown): unknown {
  const isKnown = error instanceof Refusal || property(error, "statusCode") !== undefined;
  return isKnown ? error : new Refusal("malformed-request", { cause: error });
}

async function readParts(request: FastifyRequest, { files: rules }: FormDef) {
  const fields = new Map<string, string>();
  const files = new Map<string, Uint8Array>();
  const limits = {
    fileSize: Math.max(...Object.values(rules).map(({ maxBytes }) => maxBytes)),
    // One more than there are, so that it can be named.
    files: Object.keys(rules).length + 1,
    fields: mostFields,
    fieldSize: mostFieldBytes,
    parts: 2 * mostFields,
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
    const content = await part.toBuffer();
    if (content.length > rule.maxBytes) throw new Refusal("payload-too-large");
    files.set(name, content);
  }
  for (const [name, { isOptional }] of Object.entries(rules))
    if (!isOptional && !files.has(name)) throw wrongField(name, "Missing.");
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

/**
 * Reads a multipart body as the call declares it.
 * @throws Refusal `unsupported-media-type` where it is none, `malformed-request` for a field or file that is unknown,
 *   sent twice or missing and for a body that is cut off, `payload-too-large` for a file over its limit
 */
export async function readForm(request: FastifyRequest, form: FormDef): Promise<ReadForm> {
  if (!request.isMultipart()) throw new Refusal("unsupported-media-type");
  try {
    const { fields, files } = await readParts(request, form);
    return { fields: checkFields(form, fields), files };
  } catch (error) {
    throw asRefusal(error);
  }
}
