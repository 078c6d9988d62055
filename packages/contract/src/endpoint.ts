import type * as z from "zod/mini";
import type { AccessRule } from "./access.ts";
import type { ErrorCode } from "./errors.ts";
import type { LinkPurpose } from "./link-purposes.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The eight sections of the API. */
export const sections = [
  "service",
  "signup",
  "report",
  "dashboard",
  "userSignup",
  "education",
  "license",
  "messaging",
] as const;
export type Section = (typeof sections)[number];

/** `v110` is used if `APP_ENV=ctr`, `v700` everywhere else. */
export type ApiVersion = "v700" | "v110";

/** A file of a form. */
export interface FileRule {
  readonly maxBytes: number;
  readonly isOptional?: boolean;
  /** A patient's answer: it is accepted even while no virus scanner is available, and scanned later. */
  readonly isAnswer?: boolean;
}

/** A multipart/form-data body: text fields, and files by name. */
export interface FormDef {
  readonly fields: z.ZodMiniObject;
  readonly files: Readonly<Record<string, FileRule>>;
}

/** One call of the API: what the server mounts, the client sends and the OpenAPI document shows. */
export interface EndpointDef {
  readonly section: Section;
  readonly method: Method;
  /** Path inside the section, with `:name` for parameters: `/api/patient/:id/nextActivity`. */
  readonly path: `/${string}`;
  /** One line for the reader of `/docs/api`. */
  readonly summary: string;
  /** Who may call; the server's policy table knows each rule. */
  readonly access: AccessRule;
  /** The purposes whose link tokens open this call, if its access rule accepts them. */
  readonly links?: readonly LinkPurpose[];
  readonly params?: z.ZodMiniObject;
  /** The `token` parameter need not be named: it is accepted on every call. */
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** Instead of a body, if files are sent. */
  readonly form?: FormDef;
  readonly responses: Readonly<Record<number, z.ZodMiniType>>;
  /** The media type, if the answer is a file (`fileAnswer`) and not JSON. */
  readonly mediaType?: `${"image" | "audio" | "text" | "application"}/${string}`;
  /**
   * It answers the same to everyone allowed to ask, until the next release: browsers cache the answer and
   * revalidate it each time. It must not contain any personal data.
   */
  readonly isCacheable?: true;
  /**
   * Somebody who must choose another password before anything else may make it; every other call that needs a
   * session is refused to them.
   */
  readonly isOpenBeforeNewPassword?: true;
  /** This call's own refusals, besides those of its access rule and of malformed input. */
  readonly errors?: readonly ErrorCode[];
}

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PathMatchesParams<Def extends EndpointDef> = [ParameterNames<Def["path"]>] extends [never]
  ? Def extends { params: z.ZodMiniObject }
    ? "the path has no :parameters"
    : unknown
  : Def extends { params: infer Schema extends z.ZodMiniObject }
    ? [keyof z.output<Schema>] extends [ParameterNames<Def["path"]>]
      ? [ParameterNames<Def["path"]>] extends [keyof z.output<Schema>]
        ? unknown
        : "the params schema lacks a parameter of the path"
      : "the params schema has a name that is not in the path"
    : "the params schema is missing";

/** Declares a call. The compiler refuses a path and a params schema that do not name the same parameters. */
export function endpoint<const Def extends EndpointDef>(def: Def & PathMatchesParams<Def>): Def {
  return def;
}

/** The whole path of a call, as the server mounts it: `/service/v700/api/patient/:id/nextActivity`. */
export function mountedPath(def: EndpointDef, version: ApiVersion): string {
  return `/${def.section}/${version}${def.path}`;
}

type Part<Def, Key extends string, Side extends "in" | "out"> = Def extends {
  [K in Key]: infer Schema extends z.ZodMiniType;
}
  ? { [K in Key]: Side extends "in" ? z.input<Schema> : z.output<Schema> }
  : unknown;

type FormPart<Def, Side extends "in" | "out", File> = Def extends {
  form: {
    fields: infer Fields extends z.ZodMiniObject;
    files: infer Files extends Readonly<Record<string, FileRule>>;
  };
}
  ? {
      form: {
        fields: Side extends "in" ? z.input<Fields> : z.output<Fields>;
        files: {
          [Name in keyof Files]: Files[Name] extends { isOptional: true } ? File | undefined : File;
        };
      };
    }
  : unknown;

/** What the caller passes. */
export type CallInput<Def extends EndpointDef> = Part<Def, "params", "in"> &
  Part<Def, "query", "in"> &
  Part<Def, "body", "in"> &
  FormPart<Def, "in", Blob>;

/** What the handler is given: the same, parsed. */
export type HandlerInput<Def extends EndpointDef> = Part<Def, "params", "out"> &
  Part<Def, "query", "out"> &
  Part<Def, "body", "out"> &
  FormPart<Def, "out", Uint8Array>;

/** What the call answers, one member per declared status. */
export type CallResult<Def extends EndpointDef> = {
  [Status in keyof Def["responses"] & number]: {
    readonly status: Status;
    readonly body: z.output<Def["responses"][Status]>;
  };
}[keyof Def["responses"] & number];

/** Statuses of an answer that is not a refusal. */
type Success<Status> = `${Status & number}` extends `4${string}` ? never : Status;

/** What the caller gets: the answer of a call that was not refused. */
export type CallAnswer<Def extends EndpointDef> = {
  [Status in keyof Def["responses"] & number]: Success<Status> extends never
    ? never
    : z.output<Def["responses"][Status]>;
}[keyof Def["responses"] & number];

/** What comes with a refusal whose body the call declares. */
export type CallRefusal<Def extends EndpointDef> = {
  [Status in keyof Def["responses"] & number]: Success<Status> extends never
    ? z.output<Def["responses"][Status]>
    : never;
}[keyof Def["responses"] & number];
