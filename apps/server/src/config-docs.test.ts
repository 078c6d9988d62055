import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Config, readConfig } from "./config.ts";

const root = join(import.meta.dirname, "../../..");
const [, settings = ""] =
  /\n## Settings\n([\s\S]*?)\n## /.exec(readFileSync(join(root, "docs/operations.md"), "utf8")) ??
  [];

/** What the page says about each setting; names listed together have their defaults in the same order. */
const documented = new Map(
  settings
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => {
      const [names = "", usual = "", about = ""] = line.replace(/^\| | \|$/g, "").split(" | ");
      const codes = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
      const defaults = codes(usual);
      return codes(names).map(
        (name, place) =>
          [
            name,
            { usual: /^none\b/.test(usual) ? usual : (defaults[place] ?? usual), about },
          ] as const,
      );
    }),
);

/** Every name that is looked up in the environment, on any path through reading it. */
function namesRead(): Set<string> {
  const names = new Set<string>();
  const environments: Record<string, string>[] = [
    {},
    { HOST: "0.0.0.0" },
    { APP_ENV: "production" },
    { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" },
  ];
  for (const environment of environments) {
    const watched = new Proxy(environment, {
      get(target, name) {
        if (typeof name === "string") names.add(name);
        return Reflect.get(target, name) as string | undefined;
      },
    });
    try {
      readConfig(watched);
    } catch {
      // Even a refused configuration was read up to the mistake.
    }
  }
  return names;
}

/** The default of each setting, as the page would state it; undefined if there is none. */
const held: Readonly<Record<string, (config: Config) => string | number | undefined>> = {
  APP_ENV: ({ appEnv }) => appEnv,
  HOST: ({ host }) => host,
  PORT: ({ port }) => port,
  DATA_DIR: ({ dataDir }) => dataDir.replace(root, "."),
  DATABASE_URL: ({ database }) => (database.kind === "embedded" ? undefined : database.url),
  ENCRYPTION_KEYS: ({ encryptionKeys }) => (encryptionKeys ? "some" : undefined),
  S3_BUCKET: ({ s3 }) => s3?.bucket,
  S3_REGION: ({ s3 }) => s3?.region,
  S3_ENDPOINT: ({ s3 }) => s3?.endpoint,
  S3_PREFIX: ({ s3 }) => s3?.prefix,
  S3_ACCESS_KEY_ID: ({ s3 }) => s3?.accessKeyId,
  S3_SECRET_ACCESS_KEY: ({ s3 }) => s3?.secretAccessKey,
  CLAMD_URL: ({ clamd }) => (clamd ? "some" : undefined),
  LEAKED_PASSWORDS_URL: ({ leakedPasswordsUrl }) => leakedPasswordsUrl,
  ALLOW_DEMO_ON_NETWORK: () => undefined,
  JOBS: ({ worksOnJobs }) => (worksOnJobs ? "on" : "off"),
  METRICS_TOKEN: ({ metricsToken }) => metricsToken,
  TRUST_PROXY: ({ trustProxy }) => trustProxy[0],
  PUBLIC_URL: ({ publicUrl, port }) => publicUrl.replace(String(port), "PORT"),
  SMTP_URL: ({ smtpUrl }) => smtpUrl,
  MAIL_FROM: ({ mailFrom }) => mailFrom.replace("localhost", "host of PUBLIC_URL"),
  SUPPORT_EMAIL: ({ supportEmail }) => supportEmail,
  SCHEDULING_WIDGET_URL: ({ schedulingWidgetUrl }) => schedulingWidgetUrl,
  STRIPE_SECRET_KEY: ({ stripe }) => stripe?.secretKey,
  STRIPE_WEBHOOK_SECRET: ({ stripe }) => stripe?.webhookSecret,
  SPEECH_ENGINE: ({ speechEngine }) => speechEngine,
  OVERLOAD_MS: ({ overloadMs }) => overloadMs,
  DRAIN_SECONDS: ({ drainSeconds }) => drainSeconds,
  RECORDING_DAYS: ({ recordingDays }) => recordingDays,
  LOG_LEVEL: ({ logLevel }) => logLevel,
};

/** Their defaults depend on more than can be compared. */
const saidInWords = new Set(["DEMO", "WEB_FOLDER"]);

describe("the page on settings", () => {
  test("has every setting, and none that is not read", () => {
    expect([...documented.keys()].toSorted()).toEqual([...namesRead()].toSorted());
  });

  test.each([...documented].filter(([name]) => !saidInWords.has(name)))(
    "says of %s what holds where it is not given",
    (name, { usual }) => {
      const value = held[name]?.(readConfig({}));
      expect(held[name], "this test knows the setting").toBeDefined();
      if (value === undefined) expect(usual).toMatch(/^none\b/);
      else expect(usual).toBe(String(value));
    },
  );

  test("says which ones production needs", () => {
    let sentence = "";
    try {
      readConfig({ APP_ENV: "production" });
    } catch (error) {
      sentence = (error as Error).message;
    }
    const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(sentence);
    const said = [...documented].filter(([, { about }]) =>
      /must be set in production/i.test(about),
    );
    expect(said.map(([name]) => name)).toEqual([...documented.keys()].filter(isNamed));
    expect(said.length).toBeGreaterThan(5);
  });
});
