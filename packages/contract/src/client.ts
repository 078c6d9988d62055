import {
  type ApiVersion,
  type CallAnswer,
  type CallInput,
  type CallRefusal,
  type EndpointDef,
  mountedPath,
} from "./endpoint.ts";
import type { ErrorBody } from "./errors.ts";
import { readRetryAfter } from "./retry-after.ts";

/** A call that was refused, or got no answer (`status` 0, code `network`). */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly authError: boolean;
  /** How long to wait before trying again, if the server said so. */
  readonly retryAfterSeconds: number | undefined;
  /** The refusal's body; `refusalOf` gives it its type. */
  readonly body: Partial<ErrorBody> | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    body?: Partial<ErrorBody>,
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.requestId = body?.requestId;
    this.fields = body?.fields ?? {};
    this.authError = body?.authError === true;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = body;
  }
}

/**
 * The body of a refusal, for calls that declare the body of some refusals: `refusalOf<typeof
 * addSchedule>(error)`. Fields that other refusals lack are undefined.
 * @param error whatever the call threw
 * @returns undefined if it was not a refusal
 */
export function refusalOf<Def extends EndpointDef>(
  error: unknown,
): Partial<CallRefusal<Def>> | undefined {
  // Only the type is checked: the built web app has no schemas.
  return error instanceof CallError ? (error.body as Partial<CallRefusal<Def>>) : undefined;
}

export interface ClientOptions {
  /** Scheme, host and port, or empty for the page's own origin. */
  readonly baseUrl: string;
  readonly version: ApiVersion;
  readonly fetch?: typeof globalThis.fetch;
  /** The token to send as `access-token`, read again for each call. */
  readonly token?: () => string | undefined;
  /**
   * After this long there will be no answer: otherwise a network that is silently gone goes unnoticed for
   * minutes. Files and forms take as long as they take.
   */
  readonly answerWithinMs?: number;
  /** Sees every refusal before it is thrown. */
  readonly onRefusal?: (error: CallError) => void;
  /** Tests pass a validator of responses; the production web app has none. */
  readonly validate?: (def: EndpointDef, status: number, body: unknown) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Finish the request even when the page is being left. */
  readonly keepalive?: boolean;
  /** Send this token instead of the client's own, or none. */
  readonly token?: string | undefined;
  /** Called with how many bytes of a file have arrived; the total is unknown. */
  readonly onProgress?: (bytes: number) => void;
}

type Scalar = string | number | boolean;

interface LooseInput {
  readonly params?: Readonly<Record<string, Scalar>>;
  readonly query?: Readonly<Record<string, Scalar | undefined>>;
  readonly body?: unknown;
  readonly form?: {
    readonly fields: Readonly<Record<string, Scalar | undefined>>;
    readonly files: Readonly<Record<string, Blob | undefined>>;
  };
}

/** What is sent, and its content type; a form sets its own. */
function payloadOf({ body, form }: LooseInput): { body?: string | FormData; type?: string } {
  if (!form)
    return body === undefined ? {} : { body: JSON.stringify(body), type: "application/json" };
  const data = new FormData();
  for (const [name, value] of Object.entries(form.fields))
    if (value !== undefined) data.append(name, String(value));
  for (const [name, file] of Object.entries(form.files)) if (file) data.append(name, file, name);
  return { body: data };
}

function addressOf(def: EndpointDef, version: ApiVersion, input: LooseInput): string {
  const path = mountedPath(def, version).replace(/:([A-Za-z]\w*)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.append(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

function parsed(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function fileOf(response: Response, onProgress: CallOptions["onProgress"]): Promise<Blob> {
  const reader = onProgress && response.body?.getReader();
  if (!reader) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    bytes += next.value.byteLength;
    onProgress(bytes);
  }
  return new Blob(parts, { type: response.headers.get("content-type") ?? "" });
}

/** The caller's signal and the timeout, if any; a browser that cannot combine the two uses the first. */
function signalOf(
  signal: AbortSignal | undefined,
  { form }: LooseInput,
  { mediaType }: EndpointDef,
  { answerWithinMs }: ClientOptions,
): AbortSignal | undefined {
  if (answerWithinMs === undefined || mediaType !== undefined || form) return signal;
  const limit = AbortSignal.timeout(answerWithinMs);
  if (!signal) return limit;
  return "any" in AbortSignal ? AbortSignal.any([signal, limit]) : signal;
}

/** Files are returned as they are, everything else as JSON; a refusal is always JSON. */
const bodyOf = async (
  def: EndpointDef,
  response: Response,
  onProgress: CallOptions["onProgress"],
): Promise<unknown> =>
  response.ok && def.mediaType !== undefined
    ? fileOf(response, onProgress)
    : parsed(await response.text());

/** The sentence to show, in the specification's order: the server's own words first, the status text last. */
function messageOf(body: unknown, statusText: string): string {
  const from = (body ?? {}) as Record<string, unknown>;
  const joined = Array.isArray(from.errors)
    ? from.errors
        .map((one: { message?: unknown }) => one?.message)
        .filter(Boolean)
        .join(" ")
    : "";
  const candidates = [from.invalidEmail, from.message, from.error, joined, statusText];
  return (
    candidates.find((one): one is string => typeof one === "string" && one !== "") ??
    "Request failed"
  );
}

export type Client = ReturnType<typeof createClient>;

/**
 * A typed client for every declared call. It returns the body of a declared status that is not a refusal and
 * throws a {@link CallError} for everything else, including a missing network.
 */
export function createClient(options: ClientOptions) {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);

  return async function call<Def extends EndpointDef>(
    def: Def,
    input: CallInput<Def>,
    { signal, keepalive, onProgress, ...own }: CallOptions = {},
  ): Promise<CallAnswer<Def>> {
    const loose = input as LooseInput;
    const token = "token" in own ? own.token : options.token?.();
    const refuse = (error: CallError): never => {
      options.onRefusal?.(error);
      throw error;
    };
    const { body: payload, type } = payloadOf(loose);
    const untilThen = signalOf(signal, loose, def, options);
    let response: Response;
    let body: unknown;
    try {
      response = await send(options.baseUrl + addressOf(def, options.version, loose), {
        method: def.method,
        headers: {
          accept: "application/json",
          ...(type ? { "content-type": type } : {}),
          ...(token ? { "access-token": token } : {}),
        },
        ...(payload === undefined ? {} : { body: payload }),
        ...(untilThen ? { signal: untilThen } : {}),
        ...(keepalive ? { keepalive } : {}),
      });
      // An answer that breaks off does not count: a truncated file must not pass for a whole one.
      body = await bodyOf(def, response, onProgress);
    } catch (error) {
      if (signal?.aborted) throw error;
      return refuse(new CallError(0, "network", "The server could not be reached."));
    }
    if (!response.ok) {
      const refusal: Partial<ErrorBody> | undefined = body ?? undefined;
      return refuse(
        new CallError(
          response.status,
          refusal?.error ?? "unknown",
          messageOf(body, response.statusText),
          refusal,
          readRetryAfter(response.headers),
        ),
      );
    }
    options.validate?.(def, response.status, body);
    return body as CallAnswer<Def>;
  };
}
