import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

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
      "Production needs DATABASE_URL and METRICS_TOKEN to be set.",
    );
    expect(() => readConfig({ APP_ENV: "production", METRICS_TOKEN: "x" })).toThrow(
      "Production needs DATABASE_URL to be set.",
    );
  });

  test("never gets a demo in production, whatever it asks for", () => {
    const production = {
      APP_ENV: "production",
      METRICS_TOKEN: "x",
      DATABASE_URL: "postgres://x/y",
    };
    expect(readConfig({ ...production, DEMO: "1", HOST: "0.0.0.0" }).demo).toBe(false);
  });

  test("keeps the demo off the network unless told otherwise", () => {
    expect(() => readConfig({ HOST: "0.0.0.0" })).toThrow(/ALLOW_DEMO_ON_NETWORK=1/);
    expect(readConfig({ HOST: "0.0.0.0", ALLOW_DEMO_ON_NETWORK: "1" }).host).toBe("0.0.0.0");
    expect(readConfig({ HOST: "0.0.0.0", DEMO: "0" }).demo).toBe(false);
  });

  test("speaks v110 where APP_ENV is ctr", () => {
    expect(readConfig({ APP_ENV: "ctr" }).apiVersion).toBe("v110");
  });

  test.each([
    [{ APP_ENV: "prod" }, /APP_ENV is prod, but must be one of/],
    [{ PORT: "eighty" }, /PORT is eighty/],
    [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must begin with/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL is loud/],
    [{ TRUST_PROXY: "10.0.0.0/8, proxy" }, /TRUST_PROXY names proxy/],
  ])("is refused when it is wrong: %o", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
