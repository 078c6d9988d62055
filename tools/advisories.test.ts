import { describe, expect, test } from "vitest";
import { readAdvisories } from "./advisories.ts";

const found = (severity: string) => ({ severity, range: "<2", fixAvailable: true });

describe("what npm audit says", () => {
  test("fails for high and critical, and counts the others", () => {
    const vulnerabilities = {
      one: found("critical"),
      two: found("moderate"),
      three: found("high"),
    };
    expect(readAdvisories(JSON.stringify({ vulnerabilities }))).toEqual({
      grave: [
        "one <2 (critical, fixed in a newer version)",
        "three <2 (high, fixed in a newer version)",
      ],
      lighter: 1,
    });
    expect(readAdvisories('{"vulnerabilities":{}}')).toEqual({ grave: [], lighter: 0 });
  });

  test.each([
    ["", "npm gave no report"],
    ["{}", "the report names no packages"],
    ['{"error":{"code":"ENOAUDIT","summary":"no audit here"}}', "no audit here"],
    ['{"message":"request to the registry failed"}', "request to the registry failed"],
  ])("is no good news where it says nothing: %j", (text, problem) => {
    expect(readAdvisories(text)).toMatchObject({ grave: undefined, problem });
  });
});
