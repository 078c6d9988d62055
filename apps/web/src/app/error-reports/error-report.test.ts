import { describe, expect, test } from "vitest";
import { framesOf, type ErrorReport, errorReportOf, violationOf } from "./error-report.ts";
import { createErrorReporter } from "./error-reporter.ts";

const origin = "https://regain.example.org";
const inChrome = `TypeError: x is undefined
    at play (${origin}/assets/player-B1x2zQ3a.js:1:2048)
    at chrome-extension://abc/content.js:3:4
    at async ${origin}/assets/start-AAAAAAAA.js:2:17`;
const inFirefox = `play@${origin}/assets/player-B1x2zQ3a.js:1:2048
@moz-extension://abc/content.js:3:4
@${origin}/assets/start-AAAAAAAA.js:2:17`;
const player = { file: "/assets/player-B1x2zQ3a.js", line: 1, column: 2048 };
const start = { file: "/assets/start-AAAAAAAA.js", line: 2, column: 17 };

test.each([inChrome, inFirefox])(
  "our own places of a stack are told, whoever wrote it",
  (stack) => {
    expect(framesOf(stack, origin)).toEqual([player, start]);
  },
);

const thrown = (stack: string, name = "TypeError") =>
  Object.assign(new Error("x is undefined"), { stack, name });

describe("what is told", () => {
  test("is a mishap of our own files", () => {
    expect(errorReportOf("error", thrown(inChrome), origin)).toEqual({
      kind: "error",
      name: "TypeError",
      message: "x is undefined",
      frames: [player, start],
    });
  });

  test.each([
    ["a refusal of the server", thrown(inChrome, "CallError")],
    ["what was broken off", thrown(inChrome, "AbortError")],
    ["what an extension did", thrown("Error\n at chrome-extension://abc/a.js:1:2")],
    ["what was thrown and is no error", { redirect: "/login" }],
  ])("is not %s", (_, what) => {
    expect(errorReportOf("rejection", what, origin)).toBeUndefined();
  });

  test("of what was forbidden is where, and whose it was", () => {
    const violation = {
      effectiveDirective: "connect-src",
      blockedURI: "https://counting.example/rosa?x=1",
      sourceFile: `${origin}/assets/start-AAAAAAAA.js`,
      lineNumber: 2,
      columnNumber: 17,
    };
    expect(violationOf(violation, origin)).toEqual({
      kind: "policy",
      name: "connect-src",
      message: "forbids https://counting.example",
      frames: [start],
    });
    expect(violationOf({ ...violation, sourceFile: null }, origin)).toBeUndefined();
  });
});

describe("the teller", () => {
  const mishap = (message: string): ErrorReport => ({
    kind: "error",
    name: "Error",
    message,
    frames: [start],
  });

  function teller() {
    const sent: string[] = [];
    const network = { isThere: true, isCut: false };
    const one = createErrorReporter({
      send: ({ message }) => {
        if (message === "unwanted") return Promise.reject(new Error("refused"));
        if (network.isCut) return Promise.reject(new Error("network"));
        sent.push(message);
        return Promise.resolve();
      },
      isOnline: () => network.isThere,
      isNetwork: (error) => (error as Error).message === "network",
    });
    return { ...one, sent, network };
  }

  test("tells the same once, and of ten at most", async () => {
    const { tell, sent } = teller();
    const messages = Array.from({ length: 13 }, (_, index) => `mishap ${index}`);
    for (const message of ["mishap 0", ...messages]) await tell(mishap(message));
    expect(sent).toEqual(messages.slice(0, 10));
  });

  test("waits for the network, and loses nothing of what waits", async () => {
    const { tell, again, sent, network } = teller();
    network.isThere = false;
    await tell(mishap("a"));
    network.isThere = true;
    network.isCut = true;
    await tell(mishap("b"));
    expect(sent).toEqual([]);
    network.isCut = false;
    await again();
    expect(sent).toEqual(["a", "b"]);
  });

  test("goes on after one that nobody wants", async () => {
    const { tell, sent } = teller();
    await tell(mishap("unwanted"));
    await tell(mishap("a"));
    expect(sent).toEqual(["a"]);
  });
});
