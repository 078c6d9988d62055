import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { RunningServer } from "./server.ts";
import { signInBrowser } from "./sign-in.ts";

/** Pages where visits begin, and the script that each may load, bytes gzipped. */
export const firstVisits = [
  { what: "login", username: undefined, path: "/login", budget: 150_000 },
  { what: "player", username: "rosa", path: "/do-therapy", budget: 250_000 },
  { what: "report", username: "rosa", path: "/dashboard", budget: undefined },
] as const;

/** All script that a fresh browser loads until the network is quiet, bytes, each file gzipped at level 9. */
export async function scriptOf(
  page: Page,
  server: RunningServer,
  { username, path }: Pick<(typeof firstVisits)[number], "username" | "path">,
): Promise<number> {
  if (username) await signInBrowser(page, server, username);
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(server.url + path, { waitUntil: "networkidle" });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
