import type { Auth } from "@regain/contract/entities/user";
import type { Audience, PageRules } from "./access.ts";

/** Somebody on the way to a page. */
export interface Visit {
  readonly pathname: string;
  /** Path and query, to come back to after the login. */
  readonly href: string;
  readonly page: PageRules;
  readonly auth: Auth | null;
}

/** Another address to go to instead. */
export interface GuardRedirect {
  readonly to: string;
  readonly search?: { readonly returnUrl: string };
}

const setUp = "/activate/clinician-setup";
/** A coupon code's discount is not lost on the way: the set-up leads back there. */
const plans = "/subscribe";
const changePassword = "/account/password";

/** Opting out of mail stays possible, and terms to be accepted must be readable. */
const openBeforeSetUp: ReadonlySet<string> = new Set([
  setUp,
  "/do-not-contact",
  "/mail-choice",
  "/eula",
  "/privacy",
  "/terms",
  "/support",
]);

const needsSetUp = (auth: Auth): boolean => auth.subscriptionState?.status === "clinician_setup";

/** Users who must finish something first; their menu holds nothing but Logout. */
export const mustFinishFirst = (auth: Auth): boolean =>
  needsSetUp(auth) || auth.user.promptChangePassword;

export const isAdmin = (auth: Auth): boolean => auth.institutionInfo?.institutionAdmin === true;

function detourToSetUp({ pathname, href }: Visit): GuardRedirect | undefined {
  if (openBeforeSetUp.has(pathname)) return undefined;
  return pathname === plans ? { to: setUp, search: { returnUrl: href } } : { to: setUp };
}

function detourOfUser(visit: Visit, auth: Auth): GuardRedirect | undefined {
  const { pathname, page } = visit;
  if (pathname === "/logout") return undefined;
  if (needsSetUp(auth)) return detourToSetUp(visit);
  if (page.access === "only-public") return { to: "/dashboard" };
  const closed = page.access === "private" || page.needsUser;
  if (auth.user.promptChangePassword && closed && pathname !== changePassword)
    return { to: changePassword };
  if (page.audience === "clinicians" && auth.user.type !== "clinician") return { to: "/dashboard" };
  return undefined;
}

/** Where the access rules redirect this visitor, if anywhere. */
export function redirectFor(visit: Visit): GuardRedirect | undefined {
  if (visit.auth) return detourOfUser(visit, visit.auth);
  const closed = visit.page.access === "private" || visit.page.needsUser;
  return closed ? { to: "/login", search: { returnUrl: visit.href } } : undefined;
}

const belongs: Readonly<Record<Audience, (auth: Auth) => boolean>> = {
  patients: ({ user }) => user.type === "patient",
  clinicians: ({ user }) => user.type === "clinician",
  admins: isAdmin,
};

/** The required audience that this visitor is not part of; the page shows its error view instead. */
export function deniedAudience(page: PageRules, auth: Auth | null): Audience | undefined {
  const { audience } = page;
  return audience && auth && !belongs[audience](auth) ? audience : undefined;
}
