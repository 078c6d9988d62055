import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (name: string) => readFile(join(import.meta.dirname, name), "utf8");
const compose = await read("compose.yaml");

/** A service's section of the file. */
const service = (name: string): string =>
  new RegExp(`\n  ${name}:\n((?:    .*\n|\n)+)`).exec(compose)?.[1] ?? "";

const servers = [
  ...new Set(
    [...(await read("nginx.conf")).matchAll(/server (regain-\d):/g)].map(([, one]) => one!),
  ),
];

test.each(servers)("nginx starts also while %s is stopped: it is told the address", (name) => {
  const own = /ipv4_address: (\S+)/.exec(service(name))?.[1];
  expect(own).toMatch(/\.\d+$/);
  expect(service("nginx")).toContain(`- "${name}:${own}"`);
});

test("no container's log grows without end", () => {
  expect(compose).toMatch(
    /x-logging: &logging\n {2}driver: json-file\n {2}options:\n {4}max-size: 50m/,
  );
  const images = compose.match(/^ +image: /gm);
  expect(compose.match(/^ +logging: \*logging$/gm)).toHaveLength(images!.length);
});

test("a server is given the time that it may take to end", async () => {
  const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
  const config = await readFile(join(import.meta.dirname, "../apps/server/src/config.ts"), "utf8");
  const most = Number(/DRAIN_SECONDS is .* from 0 to (\d+)\./.exec(config)?.[1]);
  expect(grace).toBeGreaterThan(most + 10);
});

test("a release has a name, so that the one before can be started again", () => {
  expect(compose).toMatch(/^ {2}image: regain:\$\{REGAIN_RELEASE:-latest\}$/m);
});
