/** Who may see a page: everybody, only visitors who are logged out, or only users who are logged in. */
export type Access = "public" | "only-public" | "private";

/** Which of the logged-in users the page is for. */
export type Audience = "patients" | "clinicians" | "admins";

/** What surrounds a page: header and footer, the footer alone, or nothing (the player). */
export type Frame = "site" | "headless" | "player";

/** What every route of the site map declares about itself. */
export interface PageRules {
  readonly access: Access;
  /** A public address whose content belongs to a user: without one it redirects to the login. */
  readonly needsUser?: boolean;
  /** A link in an email shows part of it without a login; the page itself handles a link that does not. */
  readonly opensByLink?: boolean;
  readonly audience?: Audience;
  /** `site` by default. */
  readonly frame?: Frame;
  /** The areas (folders of `features`) whose words the page needs. */
  readonly words?: readonly string[];
}

/** For an address that does not exist: everybody may be told so. */
const nowhere: PageRules = { access: "public" };

interface Matched {
  readonly staticData: PageRules;
  readonly _notFound?: boolean | undefined;
}

/** The rules of the page that an address leads to. */
export const rulesOf = (matches: readonly Matched[]): PageRules =>
  matches.some(({ _notFound: isNowhere }) => isNowhere)
    ? nowhere
    : (matches.at(-1)?.staticData ?? nowhere);

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends PageRules {}
}
