import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const source = join(import.meta.dirname, "..");
const root = join(source, "../../..");
const text = (path: string) => readFileSync(join(root, path), "utf8");

const namesIn = (words: string) =>
  [...new Set([...words.matchAll(/\bVITE_[A-Z_]+\b/g)].map(([name]) => name))].toSorted();

/** Every name that the app looks up. */
const read = namesIn(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(source, path), "utf8"))
    .join("\n"),
);

describe("what a build is given", () => {
  test("is declared", () => {
    expect(read.length).toBeGreaterThan(10);
    expect(namesIn(text("apps/web/src/lib/env.d.ts"))).toEqual(read);
  });

  test("gets into the image", () => {
    const args = [...text("Dockerfile").matchAll(/^ARG (VITE_\w+)$/gm)].map(
      ([, name = ""]) => name,
    );
    expect(args.toSorted()).toEqual(read);
  });

  test("is handed on by the compose file, which builds nothing without a number and an address", () => {
    const args = new Map(
      [...text("deploy/compose.yaml").matchAll(/^ {6}(VITE_\w+): (.*)$/gm)].map(
        ([, name = "", value = ""]) => [name, value],
      ),
    );
    expect([...args.keys()].toSorted()).toEqual(read);
    for (const [name, value] of args)
      if (name === "VITE_SUPPORT_PHONE") expect(value).toMatch(/^\$\{VITE_SUPPORT_PHONE:\?/);
      else if (name === "VITE_SUPPORT_EMAIL")
        expect(value).toMatch(/^\$\{VITE_SUPPORT_EMAIL:-\$\{SUPPORT_EMAIL:\?/);
      else expect(value).toBe(`\${${name}:-}`);
  });

  test("stands in the example of settings and on the page about the image", () => {
    const named = [...text("deploy/.env.example").matchAll(/^(?:# )?(VITE_\w+)=/gm)];
    expect(named.map(([, name = ""]) => name).toSorted()).toEqual(read);
    const [, image = ""] = /\n## Image\n([\s\S]*?)\n## /.exec(text("docs/operations.md")) ?? [];
    const rows = image.split("\n").filter((line) => line.startsWith("| `"));
    expect(namesIn(rows.join("\n"))).toEqual(read);
  });
});

describe("what the app shows", () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  test("is what the build was given", async () => {
    vi.stubEnv("VITE_SUPPORT_PHONE", "+49 30 1234-5");
    vi.stubEnv("VITE_SUPPORT_EMAIL", "help@clinic.example.org");
    const { support } = await import("./support.ts");
    expect(support).toEqual({
      phone: "+49 30 1234-5",
      phoneAddress: "tel:+493012345",
      email: "help@clinic.example.org",
      mailAddress: "mailto:help@clinic.example.org",
    });
  });

  test("is the same for a name that was given nothing as for one that was not given", async () => {
    const usual = await import("./support.ts");
    vi.resetModules();
    for (const name of read) vi.stubEnv(name, "");
    expect(JSON.stringify(await import("./support.ts"))).toBe(JSON.stringify(usual));
  });
});
