import type { FormDef } from "@regain/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { closed } from "./closed-schema.ts";
import { Refusal } from "./refusal.ts";

/** Text fields are short; what is long is a file. */
const mostFieldBytes = 16 * 1024;

export interface ReadForm {
  readonly fields: unknown;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

const wrongField = (name: string, why: string) =>
  new Refusal("malformed-request", { fields: { [name]: why } });

function checkFields({ fields }: FormDef, sent: Readonly<Record<string, string>>): unknown {
  const read = closed(fields).safeParse(sent);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => [path.join(".") || "form", message]);
  throw new Refusal("malformed-request", { fields: Object.fromEntries(issues) });
}

/**
 * Reads a multipart body as the call declares it.
 * @throws Refusal `unsupported-media-type` where it is none, `malformed-request` for a field or file that is unknown,
 *   sent twice or missing, `payload-too-large` for a file over its limit
 */
export async function readForm(request: FastifyRequest, form: FormDef): Promise<ReadForm> {
  if (!request.isMultipart()) throw new Refusal("unsupported-media-type");
  const fields: Record<string, string> = {};
  const files: Record<string, Uint8Array> = {};
  const most = Math.max(...Object.values(form.files).map(({ maxBytes }) => maxBytes));
  const limits = {
    fileSize: most,
    files: Object.keys(form.files).length,
    fields: 20,
    fieldSize: mostFieldBytes,
    parts: 40,
  };
  for await (const part of request.parts({ limits })) {
    const { fieldname: name } = part;
    if (name in fields || name in files) throw wrongField(name, "Sent twice.");
    if (part.type === "field") {
      if (part.valueTruncated) throw new Refusal("payload-too-large");
      fields[name] = String(part.value);
      continue;
    }
    const rule = form.files[name];
    if (!rule) throw wrongField(name, "Unknown file.");
    const content = await part.toBuffer();
    if (content.length > rule.maxBytes) throw new Refusal("payload-too-large");
    files[name] = content;
  }
  for (const [name, { isOptional }] of Object.entries(form.files))
    if (!isOptional && !files[name]) throw wrongField(name, "Missing.");
  return { fields: checkFields(form, fields), files };
}
