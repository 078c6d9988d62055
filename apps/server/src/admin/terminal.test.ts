import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { terminalOf } from "./terminal.ts";

function terminal(isTTY: boolean) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  return {
    stdin,
    stdout,
    stderr,
    ...terminalOf({ stdin: Object.assign(stdin, { isTTY }), stdout, stderr }),
  };
}

test("a name that steers terminals is shown and does nothing", () => {
  const { say, stdout } = terminal(true);
  say("Rosa\u001B[2J\nAlvarez\u0007");
  expect(String(stdout.read())).toBe("Rosa\u{FFFD}[2J\nAlvarez\u{FFFD}\n");
});

test.each([
  ["y\n", true],
  ["Yes\n", true],
  ["n\n", false],
  ["\n", false],
])("%j answers a question with %s", async (typed, expected) => {
  const { confirm, stdin, stderr } = terminal(true);
  const answer = confirm("Do it?");
  stdin.write(typed);
  expect(await answer).toBe(expected);
  expect(String(stderr.read())).toContain("Do it? [y/N]");
});

test("where nobody sits nobody is asked", async () => {
  expect(await terminal(false).confirm("Do it?")).toBeUndefined();
});
