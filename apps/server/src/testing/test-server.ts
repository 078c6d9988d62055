import { type Client, createClient } from "@regain/contract/client";
import { dayMs, hourMs } from "@regain/contract/durations";
import type { EndpointDef } from "@regain/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { folderStore } from "../adapters/objects/folder-store.ts";
import type { KeptStore } from "../adapters/objects/kept-store.ts";
import { sealedStore } from "../adapters/objects/sealed-store.ts";
import { openSandbox, type Sandbox } from "../adapters/payments/sandbox/sandbox.ts";
import type { FileScanner } from "../adapters/file-scanner/file-scanner.ts";
import type { LeakLookup } from "../adapters/leaked-passwords/leak-lookup.ts";
import type { CardProvider } from "../adapters/payments/card-provider.ts";
import type { Recogniser } from "../adapters/speech/recogniser.ts";
import { buildApp, type Module } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { system } from "../db/actor.ts";
import type { OwnedDatabase, Trx } from "../db/database.ts";
import { isMigrated } from "../db/migrate.ts";
import { startJobs } from "../lib/jobs.ts";
import { newKey, parseKeys } from "../lib/keys/key-ring.ts";
import { openSession } from "../modules/identity/auth-session.service.ts";
import { compareLetterPages } from "./letter-pages.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { borrowDatabase } from "./shared-databases.ts";

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: OwnedDatabase;
  /** Everything logged so far, one JSON line each. */
  readonly logLines: string[];
  /** For tests that brought no provider of their own. */
  readonly sandbox: Sandbox;
  /** Moves the server's clock forward. */
  advance(milliseconds: number): void;
  now(): Date;
  /** Runs builders: `seed((trx) => addPatient(trx, { username: "rosa" }))`. */
  seed<T>(build: (trx: Trx) => Promise<T>): Promise<T>;
  /** Opens a session without logging in; returns its token. */
  tokenFor(userId: string): Promise<string>;
  /** The contract's typed client for this server, without a port, signed in with the token if given. */
  client(token?: string): Client;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly config?: Partial<Config>;
  readonly database?: OwnedDatabase;
  /** Serve these instead of the product's own modules. */
  readonly modules?: readonly Module[];
  /** Where sealed objects are stored; a separate folder if not given. */
  readonly store?: KeptStore;
  /** None if not given. */
  readonly recogniser?: Recogniser;
  /** None if not given. */
  readonly scanner?: FileScanner;
  /** No service if not given. */
  readonly leaks?: LeakLookup;
  /** The built-in sandbox if not given; its events wait until they are taken by hand. */
  readonly payments?: CardProvider;
  /** How long calls currently wait in line, ms. */
  readonly waitMs?: () => number;
  /** Whether the sandbox is currently down. */
  readonly isSandboxDown?: () => boolean;
}

/** A `fetch` that calls the server without a port. */
function fetchOver(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input.toString();
    // `Request` itself sets the header for the body's encoding.
    const request = new Request(new URL(url, "http://regain.test"), init);
    const answer = await app.inject({
      method: request.method as "GET",
      url,
      headers: Object.fromEntries(request.headers),
      ...(init.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    });
    const passedOn = ["content-type", "date", "retry-after"].flatMap((name) => {
      const value = answer.headers[name];
      return value === undefined ? [] : [[name, String(value)] as const];
    });
    const body = Uint8Array.from(answer.rawPayload);
    return new Response(body.length === 0 ? null : body, {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: Object.fromEntries(passedOn),
    });
  };
}

function validate(def: EndpointDef, status: number): void {
  if (!(status in def.responses)) throw new Error(`${def.path} answered undeclared ${status}.`);
}

export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await borrowDatabase("embedded"));
  const config: Config = {
    ...readConfig({ LOG_LEVEL: "debug" }),
    // Whether the web app has been built must not change a test.
    webFolder: undefined,
    ...options.config,
  };
  const logLines: string[] = [];
  // Noon in New York, where people created here live: a story that lets minutes pass does not cross midnight.
  let time = Math.floor(Date.now() / dayMs) * dayMs + 16 * hourMs;
  const now = () => new Date(time);
  const keys = parseKeys(newKey());
  const store = options.store ?? folderStore(await temporaryFolder("objects"));
  const objects = sealedStore(store, keys);
  const jobs = await startJobs(database, { onError: (error) => logLines.push(error.message) });
  const { isSandboxDown: isDown } = options;
  const sandbox = await openSandbox({
    database,
    clock: now,
    publicUrl: config.publicUrl,
    ...(isDown ? { isDown } : {}),
  });
  const app = await buildApp(
    {
      payments: options.payments ?? sandbox,
      config,
      database,
      jobs,
      store,
      objects,
      keys,
      recogniser: options.recogniser,
      scanner: options.scanner,
      leaks: options.leaks,
      mailer: undefined,
      clock: now,
    },
    {
      isReady: () => isMigrated(database),
      logStream: { write: (line) => logLines.push(line) },
      ...(options.modules ? { modules: options.modules } : {}),
      ...(options.waitMs ? { waitMs: options.waitMs } : {}),
    },
  );
  return {
    app,
    database,
    sandbox,
    logLines,
    now,
    advance: (milliseconds) => {
      time += milliseconds;
    },
    seed: (build) => database.withActor(system("demo"), build),
    tokenFor: (userId) =>
      database.withActor(system("sign-in"), async (trx) => {
        const { type } = await trx
          .selectFrom("users")
          .select("type")
          .where("id", "=", userId)
          .executeTakeFirstOrThrow();
        return openSession(trx, { userId, type, device: "test" }, now());
      }),
    client: (token) =>
      createClient({
        baseUrl: "",
        version: config.apiVersion,
        fetch: fetchOver(app),
        token: () => token,
        validate,
      }),
    async close() {
      if (!options.database) await compareLetterPages(database);
      await app.close();
      await sandbox.idle();
      await jobs.stop();
      await database.close();
    },
  };
}

/** Runs a story with a separate server. */
export async function withTestServer(
  story: (server: TestServer) => Promise<void>,
  options?: TestServerOptions,
): Promise<void> {
  const server = await openTestServer(options);
  try {
    await story(server);
  } finally {
    await server.close();
  }
}
