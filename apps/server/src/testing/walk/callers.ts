import type { EndpointDef } from "@regain/contract/endpoint";
import { type LinkPurpose, linkPurposes } from "@regain/contract/link-purposes";
import { issueLink } from "../../modules/identity/link-token.service.ts";
import type { TestServer } from "../test-server.ts";
import { type Cast, castAddress, linkData } from "./cast.ts";

/** A caller's relation to the person a call is about. */
export type Standing =
  | "nobody"
  | "signed out"
  | "the person"
  | "another patient"
  | "their clinician"
  | "another clinician"
  | "their institution's admin"
  | "another institution's admin"
  | "their device"
  | "another's device"
  | "their link"
  | "a link to an address";

export interface Caller {
  readonly name: string;
  readonly standing: Standing;
  /** For a caller with a link: its purpose. */
  readonly link?: LinkPurpose;
  /** The one they had, or a new one if a call has possibly ended it since. */
  readonly token: (def: EndpointDef) => Promise<string | undefined>;
  /** Reports that the call was answered, and not refused: one that changes something may have ended the sign-in. */
  readonly answered: (def: EndpointDef) => void;
}

type Person = keyof Cast["people"];

const people: Readonly<Partial<Record<Person, Standing>>> = {
  rosa: "the person",
  sam: "another patient",
  dana: "their clinician",
  nils: "another clinician",
  // An admin's rights do not include reading therapy data.
  greta: "their institution's admin",
  hugo: "another institution's admin",
  sven: "signed out",
};

const nothing = () => {};
const fixed = (token?: string) => ({ token: () => Promise.resolve(token), answered: nothing });

/** Somebody who is logged in already: logging in for each call takes longer than the calls. */
function signedInCaller(server: TestServer, userId: string): Pick<Caller, "token" | "answered"> {
  let kept: Promise<string> | undefined;
  return {
    token: () => (kept ??= server.tokenFor(userId)),
    answered: ({ method }) => {
      if (method !== "GET") kept = undefined;
    },
  };
}

/** A link, created again for each call that it opens, which may use it up. */
function linkCaller(
  server: TestServer,
  cast: Cast,
  link: LinkPurpose,
  whose: { readonly userId?: string; readonly email?: string },
): Caller {
  const make = () =>
    server.seed((trx) =>
      issueLink(trx, { purpose: link, ...whose, data: linkData[link](cast) }, server.now()),
    );
  let kept: Promise<string> | undefined;
  return {
    name: `${link} of ${whose.userId ? "Rosa" : "an address"}`,
    standing: whose.userId ? "their link" : "a link to an address",
    link,
    token: ({ links }) => (links?.includes(link) ? make() : (kept ??= make())),
    answered: nothing,
  };
}

/** Everybody, at a call that is about Rosa. */
export function callersAt(server: TestServer, cast: Cast): readonly Caller[] {
  const { rosa } = cast.people;
  return [
    { name: "nobody", standing: "nobody", ...fixed() },
    { name: "a token that never was", standing: "signed out", ...fixed("rgn_dead") },
    ...Object.entries(people).map(([name, standing]) => ({
      name,
      standing,
      ...signedInCaller(server, cast.people[name as Person]),
    })),
    { name: "rosa's device", standing: "their device", ...fixed(cast.rosas.submitToken) },
    { name: "sam's device", standing: "another's device", ...fixed(cast.sams.submitToken) },
    ...linkPurposes.flatMap((purpose) => [
      linkCaller(server, cast, purpose, { userId: rosa, email: "rosa@example.org" }),
      linkCaller(server, cast, purpose, { email: castAddress }),
    ]),
  ];
}
