import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { afterLogin } from "../features/identity/after-login.ts";
import { forgetSessions } from "../features/session/api/forget-sessions.ts";
import { readAccessToken } from "../lib/access-token.ts";
import { currentUserQuery } from "../lib/current-user.ts";
import { loadMessages } from "../lib/i18n.ts";
import { clearLinkToken, saveLinkToken, readLinkToken } from "../lib/link-token.ts";
import { noteSource } from "../lib/printing.ts";
import { takeSettingsOf } from "../lib/settings-store.ts";
import { rulesOf } from "./access.ts";
import { redirectFor } from "./guards.ts";
import type { Entered, RouterContext } from "./router-context.ts";

interface Entrance {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  readonly matches: Parameters<typeof rulesOf>[0];
}

/** Runs for every address before any of it shows: who is here, and may they see it? */
export async function guardPage({ context, location, matches }: Entrance): Promise<Entered> {
  const { queryClient } = context;
  const typed = location.pathname.replace(/(.)\/+$/, "$1");
  // The site map also matches addresses in capitals; whatever is known or stored for one is keyed in lower case.
  const pathname = typed.toLowerCase();
  const { token, ...search } = location.search as Readonly<Record<string, string>>;
  const page = rulesOf(matches);
  noteSource(search.source);
  if (token) {
    // Few addresses carry a token.
    const { endsSignOn, takeToken } = await import("./take-token.ts");
    // Another site can start a sign-on, so anyone who is logged in is asked, as with a login link.
    if (endsSignOn(token, pathname) && (await queryClient.ensureQueryData(currentUserQuery))) {
      saveLinkToken("/login/link", token);
      throw redirect({
        to: "/login/$action",
        params: { action: "link" },
        search,
        replace: true,
      });
    }
    const before = readAccessToken();
    const arrived = await takeToken(token, pathname);
    if (arrived) {
      if (before !== undefined && before !== readAccessToken())
        forgetSessions().catch(() => undefined);
      queryClient.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, arrived);
      if (page.access === "only-public")
        throw redirect({
          to: afterLogin(arrived, search.returnUrl, globalThis.location.origin),
          replace: true,
        });
    }
    // Only an institution's single sign-on leads to the login with a token.
    if (!arrived && pathname === "/login")
      throw redirect({
        to: "/login/$action",
        params: { action: "sso" },
        search: { ...search, problem: "expired" },
        replace: true,
      });
    throw redirect({ to: typed, search, hash: location.hash, replace: true });
  }

  const [auth] = await Promise.all([
    // What has changed elsewhere, such as on another device, shows on the next page.
    queryClient.ensureQueryData({ ...currentUserQuery, revalidateIfStale: true }),
    loadMessages(page.words ?? []),
  ]);
  takeSettingsOf(auth?.user.userId);
  // A link whose token identified nobody: the page says so instead of asking for a login without a reason.
  const unidentified = page.needsUser && !auth && readLinkToken(pathname) !== undefined;
  if (unidentified) return { auth };
  if (page.needsUser) clearLinkToken(pathname);
  // Someone already logged in also gets what the link is for.
  const comesByLink = page.opensByLink && readLinkToken(pathname) !== undefined;
  if (auth && page.access === "only-public" && comesByLink) return { auth };
  const instead = redirectFor({ pathname, href: location.href, page, auth });
  if (instead) throw redirect({ ...instead, replace: true });
  return { auth };
}
