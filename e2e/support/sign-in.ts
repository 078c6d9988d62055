import type { Page } from "@playwright/test";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { login } from "@regain/contract/calls/identity/login";
import { createClient } from "@regain/contract/client";
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

/** Signs in through the API. */
export async function sessionOf(server: RunningServer, username: string) {
  const { ctdata } = await clientOf(server)(login, { body: { username, password: demoPassword } });
  if (ctdata.accessToken === null) throw new Error(`${username} needs a one-time code`);
  const call = clientOf(server, ctdata.accessToken);
  return { token: ctdata.accessToken, call, ...(await call(loadUser, {})) };
}

/** Leaves a browser signed in as this person, past the login screen. */
export async function signInBrowser(page: Page, server: RunningServer, username: string) {
  const session = await sessionOf(server, username);
  await page.goto(`${server.url}/healthz`);
  await page.evaluate((value) => localStorage.setItem("accessToken", value), session.token);
  return session;
}
