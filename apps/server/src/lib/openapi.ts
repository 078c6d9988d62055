import type { AccessRule } from "@regain/contract/access";
import {
  type ApiVersion,
  type EndpointDef,
  type FormDef,
  mountedPath,
} from "@regain/contract/endpoint";
import { errorBody, type ErrorCode, refusals } from "@regain/contract/errors";
import * as z from "zod/mini";
import { strict } from "./http/strict-schema.ts";
import { isOptionalBody } from "./http/optional-body.ts";

type Json = Record<string, unknown>;

/** The refusals that come with an access rule. */
const ruleErrors: Readonly<Record<AccessRule, readonly ErrorCode[]>> = {
  anyone: [],
  "signed-in": ["not-signed-in", "session-ended"],
  patient: ["not-signed-in", "session-ended", "patients-only"],
  "patient-or-link": [
    "not-signed-in",
    "session-ended",
    "patients-only",
    "not-found",
    "link-unknown",
    "link-used",
    "link-expired",
  ],
  "own-patient": ["not-signed-in", "session-ended", "patients-only", "not-found"],
  "own-results": [
    "not-signed-in",
    "session-ended",
    "submit-token-ended",
    "patients-only",
    "not-found",
  ],
  "patient-record": ["not-signed-in", "session-ended", "not-found"],
  "patient-record-or-link": [
    "not-signed-in",
    "session-ended",
    "not-found",
    "link-unknown",
    "link-used",
    "link-expired",
  ],
  "practising-patient": [
    "not-signed-in",
    "session-ended",
    "patients-only",
    "not-found",
    "subscription-required",
  ],
  clinician: ["not-signed-in", "session-ended", "forbidden"],
  "own-clinician": ["not-signed-in", "session-ended", "forbidden", "not-found"],
  "caseload-record": ["not-signed-in", "session-ended", "forbidden", "not-found"],
  "own-user": ["not-signed-in", "session-ended", "not-found"],
  "own-user-or-anonymous": [
    "not-signed-in",
    "session-ended",
    "not-found",
    "link-unknown",
    "link-used",
    "link-expired",
  ],
  "own-institution": ["not-signed-in", "session-ended", "forbidden", "not-found"],
  link: ["link-unknown", "link-used", "link-expired"],
  "signed-in-or-link": [
    "not-signed-in",
    "session-ended",
    "link-unknown",
    "link-used",
    "link-expired",
  ],
};

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    reused: "inline",
  }) as Json;
  return json;
}

function parameters(schema: z.ZodMiniObject | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function asJson(schema: Json): Json {
  return { content: { "application/json": { schema } } };
}

/** Text fields as they are, files as binary. */
function formBody({ fields, files }: FormDef): Json {
  const { properties = {}, required = [] } = schemaOf(fields, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const binary = Object.keys(files).map((name) => [name, { type: "string", format: "binary" }]);
  const needed = Object.entries(files).flatMap(([name, { isOptional }]) =>
    isOptional ? [] : name,
  );
  const schema = {
    type: "object",
    properties: { ...properties, ...Object.fromEntries(binary) },
    required: [...required, ...needed],
  };
  return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
}

/** Of every call: bad input, and a server that is overloaded or cannot reach its database. */
const commonErrors: readonly ErrorCode[] = ["malformed-request", "unavailable"];
const bodyErrors: readonly ErrorCode[] = [
  "too-slow",
  "payload-too-large",
  "unsupported-media-type",
];
/** `mount` shows each file to the virus scanner. */
const fileErrors: readonly ErrorCode[] = ["infected-file"];

/** Of calls that need a session, but for those by which another password is chosen. */
const heldUpErrors = (def: EndpointDef): readonly ErrorCode[] =>
  ruleErrors[def.access].includes("session-ended") && !def.isOpenBeforeNewPassword
    ? ["new-password-needed"]
    : [];
const linkErrors: readonly ErrorCode[] = ["link-unknown", "link-used", "link-expired"];

function errorResponses(def: EndpointDef): Json {
  const codes = new Set<ErrorCode>([
    ...commonErrors,
    ...ruleErrors[def.access],
    ...heldUpErrors(def),
    ...(def.body || def.form ? bodyErrors : []),
    ...(def.form ? fileErrors : []),
    ...(def.links ? linkErrors : []),
    ...(def.errors ?? []),
  ]);
  const byStatus = Object.groupBy(codes, (code) => refusals[code][0]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      {
        description: (group ?? []).map((code) => `\`${code}\`: ${refusals[code][1]}`).join("\n\n"),
        ...asJson({ $ref: "#/components/schemas/Error" }),
      },
    ]),
  );
}

const answer = (def: EndpointDef, schema: z.ZodMiniType): Json =>
  def.mediaType
    ? { content: { [def.mediaType]: { schema: { type: "string", format: "binary" } } } }
    : asJson(schemaOf(schema, "output"));

const jsonBody = (body: z.ZodMiniType): Json => ({
  requestBody: { required: !isOptionalBody(body), ...asJson(schemaOf(strict(body), "input")) },
});

function operation(def: EndpointDef): Json {
  return {
    summary: def.summary,
    description: `Who may call: ${def.access}.`,
    tags: [def.section],
    security: def.access === "anyone" ? [] : [{ header: [] }, { query: [] }],
    parameters: [...parameters(def.params, "path"), ...parameters(def.query, "query")],
    ...(def.body ? jsonBody(def.body) : {}),
    ...(def.form ? formBody(def.form) : {}),
    responses: {
      ...errorResponses(def),
      ...Object.fromEntries(
        Object.entries(def.responses).map(([status, schema]) => [
          status,
          { description: "The answer.", ...answer(def, schema) },
        ]),
      ),
    },
  };
}

/** A call's path as written in the document: `/service/v700/api/patient/{id}/nextActivity`. */
export const describedPath = (def: EndpointDef, version: ApiVersion): string =>
  mountedPath(def, version).replace(/:([A-Za-z]\w*)/g, "{$1}");

/** The OpenAPI 3.1 document of these calls. */
export function openApiDocument(calls: readonly EndpointDef[], version: ApiVersion): Json {
  const paths: Record<string, Json> = {};
  for (const def of calls) {
    const path = describedPath(def, version);
    paths[path] = { ...paths[path], [def.method.toLowerCase()]: operation(def) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Regain", version, description: "The calls of the Regain server." },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, "output") },
      securitySchemes: {
        header: { type: "apiKey", in: "header", name: "access-token" },
        query: { type: "apiKey", in: "query", name: "token" },
      },
    },
  };
}
