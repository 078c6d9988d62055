import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { login } from "@regain/contract/calls/identity/login";
import { CallError, createClient } from "@regain/contract/client";
import type { EndpointDef } from "@regain/contract/endpoint";
import type { RunningServer } from "./server.ts";

/** Every demo account's. */
export const demoPassword = "Practice1";

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

/** A server that turns somebody away more often has not just started on a slow machine: it is ill. */
const mostTries = 5;

/** Waits as a server that is too busy for a call asks, and makes it again, as the app does. */
async function untilTaken<T>(make: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await make();
    } catch (error) {
      const isBusy = error instanceof CallError && error.code === "unavailable";
      if (!isBusy || tries === mostTries) throw error;
      await wait((error.retryAfterSeconds ?? 0) * 1000);
    }
}

/** Signs in through the API. */
export async function sessionOf(server: RunningServer, username: string) {
  const { ctdata } = await untilTaken(() =>
    clientOf(server)(login, { body: { username, password: demoPassword } }),
  );
  if (ctdata.accessToken === null) throw new Error(`${username} needs a one-time code`);
  const call = clientOf(server, ctdata.accessToken);
  const who = await untilTaken(() => call(loadUser, {}));
  return { token: ctdata.accessToken, call, ...who };
}

/** Leaves a browser signed in as this person, past the login screen. */
export async function signInBrowser(page: Page, server: RunningServer, username: string) {
  const session = await sessionOf(server, username);
  await page.goto(`${server.url}/healthz`);
  await page.evaluate((value) => localStorage.setItem("accessToken", value), session.token);
  return session;
}
