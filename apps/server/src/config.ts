import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ApiVersion } from "@regain/contract/endpoint";
import { email } from "@regain/contract/field-rules";
import { type ClamdPlace, readClamdUrl } from "./adapters/file-scanner/clamd-place.ts";
import { readLeakedPasswordsUrl } from "./adapters/leaked-passwords/choose.ts";
import { readS3Settings, type S3Settings } from "./adapters/objects/s3-settings.ts";
import { type SpeechEngine, speechEngines } from "./adapters/speech/choose.ts";
import type { DatabasePlace } from "./db/engine.ts";
import { StartupError } from "./db/startup-error.ts";
import { readSubnet } from "./lib/http/subnet.ts";
import { type KeyRing, parseKeys } from "./lib/keys/key-ring.ts";

const appEnvironments = ["dev", "staging", "ctr", "production"] as const;
export type AppEnvironment = (typeof appEnvironments)[number];

export interface Config {
  readonly appEnv: AppEnvironment;
  readonly apiVersion: ApiVersion;
  readonly host: string;
  readonly port: number;
  readonly database: DatabasePlace;
  /** The folder for everything Regain keeps on disk. */
  readonly dataDir: string;
  /** The keys that encrypt what is kept on disk; undefined for those in a file in `dataDir`. */
  readonly encryptionKeys: KeyRing | undefined;
  /** Where recordings and photos are kept; undefined for a folder in `dataDir`. */
  readonly s3: S3Settings | undefined;
  /** The virus scanner for people's files; undefined for none. */
  readonly clamd: ClamdPlace | undefined;
  /** The service that knows leaked passwords beyond our list, without a trailing slash; undefined for none. */
  readonly leakedPasswordsUrl: string | undefined;
  /** Whether to fill an empty database with the demo. */
  readonly demo: boolean;
  /**
   * Whether a database may contain the demo's accounts, whose password everybody knows: only if nothing but this
   * machine can reach them.
   */
  readonly mayHaveDemo: boolean;
  /** Whether it does the work outside requests: sends letters, and processes what was paid and what is due. */
  readonly worksOnJobs: boolean;
  /** Proxies that are trusted about the caller's address: addresses and subnets; none by default. */
  readonly trustProxy: readonly string[];
  readonly speechEngine: SpeechEngine;
  /** How long patients' recordings are kept. */
  readonly recordingDays: number;
  /** How long a process that was told to stop still accepts calls, so that others learn of it: seconds. */
  readonly drainSeconds: number;
  /** How long calls may wait in line before reading calls are turned away, ms; other calls may wait longer. */
  readonly overloadMs: number;
  /** Where people reach the web app, without a trailing slash: links in messages lead there. */
  readonly publicUrl: string;
  /** Undefined: messages are only kept in the database. */
  readonly smtpUrl: string | undefined;
  /** The sender of messages. */
  readonly mailFrom: string;
  /** The support address, which receives people's requests. */
  readonly supportEmail: string;
  /** Where appointments with therapists are made; undefined: with our own form. */
  readonly schedulingWidgetUrl: string | undefined;
  /** Undefined: cards go to the built-in sandbox, which charges nobody. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  readonly logLevel: string;
  /** Required to read `/metrics`, which is open if not set. */
  readonly metricsToken: string | undefined;
  /** The built web app; undefined if it has not been built. */
  readonly webFolder: string | undefined;
  readonly pictureFolder: string | undefined;
  readonly audioFolder: string | undefined;
  readonly filmFolder: string | undefined;
}

const listed = new Intl.ListFormat("en");

type Environment = Readonly<Record<string, string | undefined>>;

const root = resolve(import.meta.dirname, "../../..");

/** Settings that production cannot do without. */
const productionNeeds = [
  "DATABASE_URL",
  "ENCRYPTION_KEYS",
  "METRICS_TOKEN",
  "PUBLIC_URL",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SUPPORT_EMAIL",
] as const;

/** Someone trying Regain out wants to see the address, not every request. */
const usualLogLevel: Readonly<Record<AppEnvironment, string>> = {
  dev: "warn",
  staging: "info",
  ctr: "info",
  production: "info",
};

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

function oneOf<Value extends string>(env: Environment, name: string, values: readonly Value[]) {
  const found = env[name] || values[0]!;
  const known = values.find((value) => value === found);
  if (!known)
    throw new StartupError(`${name} is ${found}, but must be one of ${values.join(", ")}.`);
  return known;
}

function portOf(env: Environment): number {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartupError(`PORT is ${env.PORT}, but must be a number from 0 to 65535.`);
  return port;
}

function daysOf(env: Environment, name: string, usual: number): number {
  const days = Number(env[name] || usual);
  if (!Number.isInteger(days) || days < 1 || days > 3_650)
    throw new StartupError(`${name} is ${env[name]}, but must be a number of days from 1 to 3650.`);
  return days;
}

function drainSecondsOf(env: Environment): number {
  const seconds = Number(env.DRAIN_SECONDS || 0);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 60)
    throw new StartupError(
      `DRAIN_SECONDS is ${env.DRAIN_SECONDS}, but must be a number of seconds from 0 to 60.`,
    );
  return seconds;
}

function overloadMsOf(env: Environment): number {
  const limit = Number(env.OVERLOAD_MS || 1_000);
  if (!Number.isInteger(limit) || limit < 100 || limit > 10_000)
    throw new StartupError(
      `OVERLOAD_MS is ${env.OVERLOAD_MS}, but must be a number of milliseconds from 100 to 10000.`,
    );
  return limit;
}

function placeOf(env: Environment, dataDir: string): DatabasePlace {
  const url = env.DATABASE_URL;
  if (!url) return { kind: "embedded", folder: join(dataDir, "postgres") };
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StartupError("DATABASE_URL must begin with postgres://.");
  return { kind: "postgres", url };
}

function proxiesOf(env: Environment): readonly string[] {
  const proxies = (env.TRUST_PROXY ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const wrong = proxies.find((one) => !readSubnet(one));
  if (wrong)
    throw new StartupError(`TRUST_PROXY names ${wrong}, but takes addresses and subnets only.`);
  return proxies;
}

function publicUrlOf(env: Environment, port: number): string {
  const url = env.PUBLIC_URL || `http://localhost:${port}`;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(url) || !URL.canParse(url))
    throw new StartupError(
      `PUBLIC_URL is ${url}, but must be an address like https://regain.example.org.`,
    );
  return url.replace(/\/$/, "");
}

function isMailServer(url: string): boolean {
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  try {
    decodeURIComponent(`${username}:${password}`);
    return hostname !== "";
  } catch {
    return false;
  }
}

function smtpUrlOf(env: Environment): string | undefined {
  if (env.SMTP_URL && !isMailServer(env.SMTP_URL))
    throw new StartupError(
      "SMTP_URL must begin with smtp:// or smtps:// and name a host; write a % in the name or password as %25.",
    );
  return env.SMTP_URL || undefined;
}

/** An address, or a name with its address: `Regain <no-reply@example.org>`. */
function mailFromOf(env: Environment, publicUrl: string): string {
  const { MAIL_FROM: from } = env;
  if (!from) return `Regain <no-reply@${new URL(publicUrl).hostname}>`;
  const address = /^[^<>]*<([^<>]+)>$/.exec(from)?.[1] ?? from;
  if (!email.safeParse(address.trim()).success)
    throw new StartupError(
      `MAIL_FROM is ${from}, but must be an email address, or like Regain <no-reply@example.org>.`,
    );
  return from;
}

function supportEmailOf(env: Environment): string {
  const address = env.SUPPORT_EMAIL || "support@regain.example.org";
  if (!email.safeParse(address).success)
    throw new StartupError(`SUPPORT_EMAIL is ${address}, but must be an email address.`);
  return address;
}

/** Another site's page inside ours: never without TLS, except when trying things out on one machine. */
function schedulingWidgetUrlOf(env: Environment): string | undefined {
  const address = env.SCHEDULING_WIDGET_URL;
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && loopback.has(url.hostname));
  if (!isSafe)
    throw new StartupError(
      `SCHEDULING_WIDGET_URL is ${address}, but must be an address that begins with https://.`,
    );
  return address;
}

/** Real cards are charged in production only: anywhere else it could only be a mistake. */
function stripeOf(env: Environment, appEnv: AppEnvironment): Config["stripe"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret)
    throw new StartupError("Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.");
  if (!/^[rs]k_(live|test)_/.test(secretKey))
    throw new StartupError(
      "STRIPE_SECRET_KEY must begin with sk_live_, sk_test_, rk_live_, or rk_test_.",
    );
  if (!webhookSecret.startsWith("whsec_"))
    throw new StartupError("STRIPE_WEBHOOK_SECRET must begin with whsec_.");
  if (/^[rs]k_live_/.test(secretKey) && appEnv !== "production")
    throw new StartupError(
      "STRIPE_SECRET_KEY charges real cards, which is allowed only in production: use a key that begins with sk_test_.",
    );
  return { secretKey, webhookSecret };
}

function existing(folder: string): string | undefined {
  return existsSync(folder) ? folder : undefined;
}

/** If none is named, it may not have been built: then only the calls are served. */
function webFolderOf({ WEB_FOLDER: named }: Environment): string | undefined {
  const folder = existing(named || join(root, "apps/web/dist"));
  if (named && !folder)
    throw new StartupError(`WEB_FOLDER is ${named}, but there is no such folder.`);
  return folder;
}

/** Reads the environment, once, into what the rest of the server is given; throws a StartupError for anything wrong. */
export function readConfig(env: Environment): Config {
  const appEnv = oneOf(env, "APP_ENV", appEnvironments);
  const missing = productionNeeds.filter((name) => !env[name]);
  if (appEnv === "production" && missing.length > 0)
    throw new StartupError(`Production needs ${listed.format(missing)} to be set.`);
  const dataDir = resolve(env.DATA_DIR || join(root, "data"));
  const host = env.HOST || "127.0.0.1";
  const demo = oneOf(env, "DEMO", ["1", "0"]) === "1" && appEnv !== "production";
  const isAllowed = oneOf(env, "ALLOW_DEMO_ON_NETWORK", ["0", "1"]) === "1";
  const isDemoSafe = loopback.has(host) || isAllowed;
  if (demo && !isDemoSafe)
    throw new StartupError(
      `HOST is ${host}, but the demo has well-known passwords and listens on 127.0.0.1 only: set ALLOW_DEMO_ON_NETWORK=1 to offer it on the network anyway, or DEMO=0 to start on a database that never had it.`,
    );
  const port = portOf(env);
  const publicUrl = publicUrlOf(env, port);
  return {
    appEnv,
    apiVersion: appEnv === "ctr" ? "v110" : "v700",
    host,
    port,
    database: placeOf(env, dataDir),
    dataDir,
    encryptionKeys: env.ENCRYPTION_KEYS ? parseKeys(env.ENCRYPTION_KEYS) : undefined,
    s3: readS3Settings(env),
    clamd: readClamdUrl(env.CLAMD_URL),
    leakedPasswordsUrl: readLeakedPasswordsUrl(env.LEAKED_PASSWORDS_URL),
    demo,
    mayHaveDemo: isDemoSafe && appEnv !== "production",
    worksOnJobs: oneOf(env, "JOBS", ["on", "off"]) === "on",
    trustProxy: proxiesOf(env),
    speechEngine: oneOf(env, "SPEECH_ENGINE", speechEngines),
    recordingDays: daysOf(env, "RECORDING_DAYS", 90),
    drainSeconds: drainSecondsOf(env),
    overloadMs: overloadMsOf(env),
    publicUrl,
    smtpUrl: smtpUrlOf(env),
    mailFrom: mailFromOf(env, publicUrl),
    supportEmail: supportEmailOf(env),
    schedulingWidgetUrl: schedulingWidgetUrlOf(env),
    stripe: stripeOf(env, appEnv),
    logLevel: env.LOG_LEVEL ? oneOf(env, "LOG_LEVEL", logLevels) : usualLogLevel[appEnv],
    metricsToken: env.METRICS_TOKEN || undefined,
    webFolder: webFolderOf(env),
    pictureFolder: existing(join(root, "packages/content/pictures")),
    audioFolder: existing(join(root, "packages/content/audio")),
    filmFolder: existing(join(root, "packages/content/films")),
  };
}
