import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { configWarnings } from "./config-warnings.ts";
import { newKey } from "./lib/keys/key-ring.ts";

const production = {
  APP_ENV: "production",
  METRICS_TOKEN: "x",
  ENCRYPTION_KEYS: newKey(),
  DATABASE_URL: "postgres://x/y",
  PUBLIC_URL: "https://regain.example.org",
  SMTP_URL: "smtp://mail.example.org",
  SUPPORT_EMAIL: "help@regain.example.org",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};

const bucket = {
  S3_BUCKET: "clinic-files",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "AKIA",
  S3_SECRET_ACCESS_KEY: "typed into the wrong field",
  ENCRYPTION_KEYS: newKey(),
};

const stripe = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };

describe("the environment", () => {
  test("needs to say nothing for trying out", () => {
    expect(readConfig({})).toMatchObject({
      appEnv: "dev",
      apiVersion: "v700",
      host: "127.0.0.1",
      port: 3000,
      demo: true,
      database: { kind: "embedded" },
    });
  });

  test("names every secret that production misses", () => {
    expect(() => readConfig({ APP_ENV: "production" })).toThrow(
      "Production needs DATABASE_URL, ENCRYPTION_KEYS, METRICS_TOKEN, PUBLIC_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, and SUPPORT_EMAIL to be set.",
    );
    expect(() => readConfig({ ...production, DATABASE_URL: "" })).toThrow(
      "Production needs DATABASE_URL to be set.",
    );
  });

  test("never gets a demo in production, whatever it asks for", () => {
    expect(readConfig({ ...production, DEMO: "1", HOST: "0.0.0.0" }).demo).toBe(false);
  });

  test("keeps the demo off the network unless told otherwise", () => {
    expect(() => readConfig({ HOST: "0.0.0.0" })).toThrow(/ALLOW_DEMO_ON_NETWORK=1/);
    expect(readConfig({ HOST: "0.0.0.0", ALLOW_DEMO_ON_NETWORK: "1" }).host).toBe("0.0.0.0");
    expect(readConfig({ HOST: "0.0.0.0", DEMO: "0" }).demo).toBe(false);
  });

  test("lets a database have the demo where only this machine reaches it, or where that was asked for", () => {
    const may = (env: Record<string, string>) => readConfig({ DEMO: "0", ...env }).mayHaveDemo;
    expect([may({}), may({ HOST: "::1" }), may({ HOST: "0.0.0.0" })]).toEqual([true, true, false]);
    expect(may({ HOST: "0.0.0.0", ALLOW_DEMO_ON_NETWORK: "1" })).toBe(true);
    expect(may({ ...production, ALLOW_DEMO_ON_NETWORK: "1" })).toBe(false);
  });

  test("recognises speech with what the machine has, and keeps recordings for 90 days", () => {
    expect(readConfig({})).toMatchObject({ speechEngine: "auto", recordingDays: 90 });
    expect(readConfig({ SPEECH_ENGINE: "none", RECORDING_DAYS: "7" })).toMatchObject({
      speechEngine: "none",
      recordingDays: 7,
    });
  });

  test("speaks v110 where APP_ENV is ctr", () => {
    expect(readConfig({ APP_ENV: "ctr" }).apiVersion).toBe("v110");
  });

  test("says where links in messages lead, and who they are from", () => {
    expect(readConfig({ PORT: "3100" })).toMatchObject({
      publicUrl: "http://localhost:3100",
      smtpUrl: undefined,
    });
    expect(readConfig({ ...production, PUBLIC_URL: "https://regain.example.org/" })).toMatchObject({
      publicUrl: "https://regain.example.org",
      smtpUrl: "smtp://mail.example.org",
      mailFrom: "Regain <no-reply@regain.example.org>",
    });
  });

  test("says where appointments are made, and who helps", () => {
    expect(readConfig({})).toMatchObject({
      schedulingWidgetUrl: undefined,
      supportEmail: "support@regain.example.org",
    });
    const widget = "https://calendar.example/regain?team=1";
    expect(readConfig({ SCHEDULING_WIDGET_URL: widget }).schedulingWidgetUrl).toBe(widget);
    const tried = "http://127.0.0.1:4110/";
    expect(readConfig({ SCHEDULING_WIDGET_URL: tried }).schedulingWidgetUrl).toBe(tried);
  });

  test("charges real cards in production, test cards elsewhere, and nobody by itself", () => {
    expect(readConfig({}).stripe).toBeUndefined();
    expect(readConfig(production).stripe).toEqual({
      secretKey: "sk_live_x",
      webhookSecret: "whsec_x",
    });
    const { STRIPE_WEBHOOK_SECRET } = production;
    const staging = { APP_ENV: "staging", STRIPE_WEBHOOK_SECRET };
    expect(readConfig({ ...staging, STRIPE_SECRET_KEY: "rk_test_x" }).stripe).toBeDefined();
    expect(() => readConfig({ ...staging, STRIPE_SECRET_KEY: "sk_live_x" })).toThrow(
      /charges real cards, which is allowed only in production/,
    );
  });

  test("says in production what is rather meant for trying out", () => {
    const doubts = (changes: object) => configWarnings(readConfig({ ...production, ...changes }));
    expect(doubts({})).toEqual([]);
    expect(doubts({ STRIPE_SECRET_KEY: "rk_test_x" })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY is a test key: .+\.$/),
    ]);
    expect(doubts({ PUBLIC_URL: "http://regain.example.org" })).toEqual([
      expect.stringMatching(/^PUBLIC_URL begins with http:\/\/: .+\.$/),
    ]);
    const staging = { APP_ENV: "staging", STRIPE_SECRET_KEY: "sk_test_x", PUBLIC_URL: "http://x" };
    expect(doubts(staging)).toEqual([]);
  });

  test("does its jobs, unless it is told not to, and says so", () => {
    expect(readConfig({}).worksOnJobs).toBe(true);
    expect(configWarnings(readConfig({}))).toEqual([]);
    const drill = readConfig({ ...production, JOBS: "off" });
    expect(drill.worksOnJobs).toBe(false);
    expect(configWarnings(drill)).toEqual([expect.stringMatching(/^JOBS is off: .+\.$/)]);
    expect(() => readConfig({ JOBS: "none" })).toThrow(/JOBS is none, but must be one of on, off/);
  });

  test("keeps recordings in a folder, or in a bucket with all that belongs to it", () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(bucket).s3).toEqual({
      bucket: "clinic-files",
      region: "eu-central-1",
      endpoint: undefined,
      prefix: "",
      accessKeyId: "AKIA",
      secretAccessKey: "typed into the wrong field",
    });
    const minio = { ...bucket, S3_ENDPOINT: "http://minio:9000/", S3_PREFIX: "clinic/regain" };
    expect(readConfig(minio).s3).toMatchObject({
      endpoint: "http://minio:9000",
      prefix: "clinic/regain/",
    });
    // As the compose file passes it on when nobody has set it.
    expect(readConfig({ S3_PREFIX: "" }).s3).toBeUndefined();
    // As a cluster sets for everybody beside a service with this name.
    const beside = { S3_PORT: "tcp://10.0.0.9:9000", S3_SERVICE_HOST: "10.0.0.9" };
    expect(readConfig({ ...beside, S3_PORT_9000_TCP: "tcp://10.0.0.9:9000" }).s3).toBeUndefined();
    expect(readConfig({ ...bucket, S3_PREFIX: "" }).s3).toMatchObject({ prefix: "" });
    const mistaken = { ...bucket, S3_ENDPOINT: bucket.S3_SECRET_ACCESS_KEY };
    expect(() => readConfig(mistaken)).toThrow(/^S3_ENDPOINT must be(?:(?!typed).)*$/);
  });

  test.each([
    [{ APP_ENV: "prod" }, /APP_ENV is prod, but must be one of/],
    [{ PORT: "eighty" }, /PORT is eighty/],
    [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must begin with/],
    [{ PUBLIC_URL: "regain.example.org" }, /PUBLIC_URL is regain.example.org/],
    [{ PUBLIC_URL: "https://example.org/regain" }, /PUBLIC_URL is https:/],
    [{ SMTP_URL: "mail.example.org" }, /SMTP_URL must begin with/],
    [{ SMTP_URL: "smtp:///mail.example.org" }, /SMTP_URL must .* name a host/],
    [{ SMTP_URL: "smtp://a:100%@mail.example.org" }, /SMTP_URL must .* %25/],
    [{ SMTP_URL: "smtp://a%4:1@mail.example.org" }, /SMTP_URL must .* %25/],
    [{ SUPPORT_EMAIL: "help" }, /SUPPORT_EMAIL is help/],
    [{ SCHEDULING_WIDGET_URL: "calendar" }, /SCHEDULING_WIDGET_URL is calendar/],
    [{ SCHEDULING_WIDGET_URL: "http://calendar.example" }, /must be an address that begins with/],
    [{ STRIPE_SECRET_KEY: "sk_test_x" }, /both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_x" }, /both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/],
    [{ ...stripe, STRIPE_SECRET_KEY: "pk_test_x" }, /STRIPE_SECRET_KEY must begin with/],
    [
      { ...stripe, STRIPE_WEBHOOK_SECRET: "secret" },
      /STRIPE_WEBHOOK_SECRET must begin with whsec_/,
    ],
    [
      { S3_BUCKET: "clinic-files" },
      /so S3_REGION, S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY must be set too/,
    ],
    [{ S3_PREFIX: "regain" }, /so S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, and S3_SECRET/],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: "" }, /so S3_SECRET_ACCESS_KEY must be set too/],
    [{ ...bucket, S3_REGION: undefined }, /so S3_REGION must be set too/],
    [{ ...bucket, ENCRYPTION_KEYS: undefined }, /a bucket need ENCRYPTION_KEYS to be set/],
    [{ ...bucket, S3_BUCKET: "Clinic files" }, /S3_BUCKET is Clinic files/],
    [{ ...bucket, S3_REGION: "Frankfurt am Main" }, /S3_REGION is Frankfurt am Main/],
    [{ ...bucket, S3_ENDPOINT: "s3.example.org" }, /S3_ENDPOINT must be an address/],
    [
      { ...bucket, S3_ENDPOINT: "https://me:pass@s3.example.org" },
      /S3_ENDPOINT must be an address/,
    ],
    [{ ...bucket, S3_PREFIX: "../other" }, /S3_PREFIX is \.\.\/other/],
    [{ ...bucket, S3_PREFIX: "a//b" }, /S3_PREFIX is a\/\/b/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL is loud/],
    [{ TRUST_PROXY: "10.0.0.0/8, proxy" }, /TRUST_PROXY names proxy/],
    [{ TRUST_PROXY: "10.0.0.0/99" }, /TRUST_PROXY names 10\.0\.0\.0\/99/],
    [{ TRUST_PROXY: "::1/129" }, /TRUST_PROXY names ::1\/129/],
    [{ TRUST_PROXY: "10.0.0.0/8/8" }, /TRUST_PROXY names 10\.0\.0\.0\/8\/8/],
    [{ WEB_FOLDER: "/nowhere/web" }, /WEB_FOLDER is \/nowhere\/web, but there is no such folder/],
    [{ ALLOW_DEMO_ON_NETWORK: "yes" }, /ALLOW_DEMO_ON_NETWORK is yes, but must be one of 0, 1/],
    [{ S3_REGON: "eu-central-1" }, /S3_REGON is set, but Regain knows only S3_BUCKET, S3_REGION/],
    [{ ...bucket, S3_PREFX: "drill" }, /S3_PREFX is set, but Regain knows only .+ S3_PREFIX/],
    [{ DEMO: "no" }, /DEMO is no, but must be one of 1, 0/],
    [{ MAIL_FROM: "Regain" }, /MAIL_FROM is Regain, but must be an email address/],
    [{ MAIL_FROM: "Regain <no reply>" }, /MAIL_FROM is Regain <no reply>/],
    [{ SPEECH_ENGINE: "ears" }, /SPEECH_ENGINE is ears, but must be one of auto, pocketsphinx/],
    [{ DRAIN_SECONDS: "a while" }, /DRAIN_SECONDS is a while, but must be a number of seconds/],
    [{ RECORDING_DAYS: "0" }, /RECORDING_DAYS is 0, but must be a number of days/],
    [{ RECORDING_DAYS: "a week" }, /RECORDING_DAYS is a week/],
  ])("is refused when it is wrong: %o", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
