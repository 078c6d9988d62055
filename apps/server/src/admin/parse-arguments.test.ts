import { describe, expect, test } from "vitest";
import { Misuse } from "./command.ts";
import { commands } from "./commands.ts";
import { operatorName } from "./operator-name.ts";
import { parseArguments } from "./parse-arguments.ts";

const parse = (...args: string[]) => parseArguments(commands, args);

describe("help", () => {
  test("of all commands names each of them, and the exit codes", () => {
    const whole = parse("--help") as string;
    expect(whole).toBe(parse("help"));
    for (const { name, summary } of commands) {
      expect(whole).toContain(name);
      expect(whole).toContain(summary);
    }
    expect(whole).toContain("Exits with 0 when done, 1 when refused");
    for (const line of whole.split("\n")) expect(line.length).toBeLessThan(121);
  });

  test.each(commands.map(({ name }) => name))("of %s names what it takes", (name) => {
    const command = commands.find((one) => one.name === name)!;
    const help = parse(name, "--help");
    expect(help).toBe(parse("--help", name));
    expect(help).toContain(`usage: npm run admin -- ${name}`);
    for (const operand of command.operands) expect(help).toContain(operand.about);
    for (const option of Object.keys(command.options ?? {})) expect(help).toContain(`--${option}`);
    for (const option of ["--as", "--yes", "--json"]) expect(help).toContain(option);
  });
});

describe("what cannot be understood", () => {
  test.each<[string[], string]>([
    [[], "Say what to do."],
    [["--json"], "The command comes first."],
    [["destroy"], 'There is no command "destroy".'],
    [["find"], "find needs WHO: a name or part of one"],
    [["find", "   "], "An argument is empty."],
    [["find", "Rosa", "Alvarez"], 'does not expect "Alvarez"'],
    [["find", "rosa", "--loudly"], "Unknown option '--loudly'."],
    [["find", "rosa", "--as"], "--as"],
    [["find", "rosa", "--yes=no"], "--yes"],
    [["reset-password", "rosa", "--void=no"], "--void"],
  ])("%j is told so in a sentence", (args, sentence) => {
    let error: unknown;
    try {
      parse(...args);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(Misuse);
    expect((error as Misuse).message).toContain(sentence);
    expect((error as Misuse).message).toMatch(/\.$/);
  });
});

test("an option's usual value is there, and one that is given counts", () => {
  expect(parse("extend-trial", "sam")).toMatchObject({ given: { options: { days: "14" } } });
  expect(parse("extend-trial", "sam", "--days", "3", "--yes")).toMatchObject({
    given: { operands: ["sam"], options: { days: "3" } },
    isSure: true,
    isForPrograms: false,
  });
});

test("a switch is there where it is given", () => {
  expect(parse("reset-password", "sam")).toMatchObject({ given: { options: {} } });
  expect(parse("reset-password", "--void", "sam")).toMatchObject({
    given: { operands: ["sam"], options: { void: "yes" } },
  });
  expect(parse("reset-password", "--help")).toMatch(/\n {2}--void +the old password stops working/);
});

describe("who is at the command line", () => {
  test("is the machine's user, or the name that is given beside it", () => {
    expect(operatorName(undefined, "dev", "root")).toBe("root");
    expect(operatorName("Ada L.", "production", "root")).toBe("Ada L. (root)");
    expect(operatorName("Ada L.", "production", "")).toBe("Ada L.");
  });

  test.each([undefined, "", "  ", "a\u001Bb", "x".repeat(101)])(
    "%j does not do in production",
    (as) => {
      expect(() => operatorName(as, "production", "root")).toThrow(Misuse);
    },
  );

  test("has to be said where the machine does not know", () => {
    expect(() => operatorName(undefined, "dev", "")).toThrow("Say who you are with --as NAME");
  });
});
