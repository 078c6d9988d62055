import { tokenHash } from "./token.ts";

type LinkData = Readonly<Record<string, unknown>>;

const kept = (browser: string): string => tokenHash(browser).toString("hex");

/** What is stored with the link that ends a single sign-on: which browser may follow it. */
export const endOfSignOn = (browser: string) => ({ singleSignOn: kept(browser) });

export const endsSignOn = ({ singleSignOn }: LinkData): boolean => singleSignOn !== undefined;

/** Whether a link may be followed in this browser; a mailed one may be in any. */
export const isForBrowser = (data: LinkData, browser: string | undefined): boolean =>
  !endsSignOn(data) || data.singleSignOn === kept(browser ?? "");
