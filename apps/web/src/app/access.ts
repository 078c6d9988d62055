/** Who may see a page: everybody, only who is logged out, only who is logged in. */
export type Access = "public" | "only-public" | "private";

/** Whose page it is, among those who are logged in. */
export type Audience = "patients" | "clinicians" | "admins";

/** What stands around a page: header and footer, the footer alone, or nothing (the player). */
export type Frame = "site" | "headless" | "player";

/** What every address of the site map says about itself. */
export interface PageRules {
  readonly access: Access;
  /** A public address whose content is somebody's own: without a user it leads to the login. */
  readonly needsUser?: boolean;
  /** A mail's link shows part of it without a login; the page itself sees to a link that does not. */
  readonly opensByLink?: boolean;
  readonly audience?: Audience;
  /** `site` where it is not said. */
  readonly frame?: Frame;
  /** The areas (folders of `features`) whose words the page needs. */
  readonly words?: readonly string[];
}

/** Of an address that nothing is at: everybody may be told so. */
const nowhere: PageRules = { access: "public" };

interface Matched {
  readonly staticData: PageRules;
  readonly _notFound?: boolean | undefined;
}

/** What the page says of itself that an address leads to. */
export const rulesOf = (matches: readonly Matched[]): PageRules =>
  matches.some(({ _notFound: isNowhere }) => isNowhere)
    ? nowhere
    : (matches.at(-1)?.staticData ?? nowhere);

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption extends PageRules {}
}
