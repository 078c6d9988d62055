import AxeBuilder from "@axe-core/playwright";
import { createClient } from "@regain/contract/client";
import { login } from "@regain/contract/calls/identity/login";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import type { EndpointDef } from "@regain/contract/endpoint";
import { test as base, expect, type Page } from "@playwright/test";
import { type RunningServer, startDemoServer } from "./server.ts";

export { expect };

/** Every demo account's. */
export const demoPassword = "Practice1";

/** What the browser may say without failing a journey: refusals that the journey asked for show up as such. */
const expectedConsole = [/Failed to load resource/];

/** A typed client of the running server that checks every answer against the contract. */
export function clientOf(server: RunningServer, token?: string) {
  return createClient({
    baseUrl: server.url,
    version: "v700",
    token: () => token,
    validate: (def: EndpointDef, status, body) => {
      def.responses[status]?.parse(body);
    },
  });
}

/** Signs in by the wire. */
export async function sessionOf(server: RunningServer, username: string) {
  const { ctdata } = await clientOf(server)(login, { body: { username, password: demoPassword } });
  if (ctdata.accessToken === null) throw new Error(`${username} needs a one-time code`);
  const call = clientOf(server, ctdata.accessToken);
  return { token: ctdata.accessToken, call, ...(await call(loadUser, {})) };
}

interface WorkerFixtures {
  readonly server: RunningServer;
}

interface Fixtures {
  /** Opens the app as this person, past the login screen. */
  readonly openAs: (username: string, path: string) => Promise<Page>;
  readonly quietConsole: void;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startDemoServer();
      await use(server);
      await server.dispose();
    },
    { scope: "worker", timeout: 180_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  openAs: async ({ page, server }, use) => {
    await use(async (username, path) => {
      const { token } = await sessionOf(server, username);
      await page.goto("/healthz");
      await page.evaluate((value) => localStorage.setItem("accessToken", value), token);
      await page.goto(path);
      return page;
    });
  },

  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        if (!expectedConsole.some((pattern) => pattern.test(message.text()))) said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(String(error)));
      await use();
      expect(said, "the browser's console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

/** No accessibility rule of axe is broken on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(told).toEqual([]);
}
