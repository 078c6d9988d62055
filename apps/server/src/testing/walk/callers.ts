import type { EndpointDef } from "@regain/contract/endpoint";
import { type LinkPurpose, linkPurposes } from "@regain/contract/link-purposes";
import { openLink } from "../../modules/identity/link-token.service.ts";
import type { TestServer } from "../test-server.ts";
import { type Cast, castAddress, linkData } from "./cast.ts";

/** How a caller stands to the person a call is about. */
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
  /** Of who comes by one: what for. */
  readonly link?: LinkPurpose;
  /** A new one for each call that might end it. */
  readonly token: (def: EndpointDef) => Promise<string | undefined>;
}

type Person = keyof Cast["people"];

const people: Readonly<Partial<Record<Person, Standing>>> = {
  rosa: "the person",
  sam: "another patient",
  dana: "their clinician",
  nils: "another clinician",
  // An admin reads no therapy data by that right.
  greta: "their institution's admin",
  hugo: "another institution's admin",
  sven: "signed out",
};

const fixed = (token?: string) => () => Promise.resolve(token);

/** A link, made anew for calls that it opens: they may use it up. */
function linkCaller(
  server: TestServer,
  cast: Cast,
  link: LinkPurpose,
  whose: { readonly userId?: string; readonly email?: string },
): Caller {
  const make = () =>
    server.seed((trx) =>
      openLink(trx, { purpose: link, ...whose, data: linkData[link](cast) }, server.now()),
    );
  let kept: Promise<string> | undefined;
  return {
    name: `${link} of ${whose.userId ? "Rosa" : "an address"}`,
    standing: whose.userId ? "their link" : "a link to an address",
    link,
    token: ({ links }) => (links?.includes(link) ? make() : (kept ??= make())),
  };
}

/** Everybody, at a call that is about Rosa. */
export function callersAt(server: TestServer, cast: Cast): readonly Caller[] {
  const { rosa } = cast.people;
  return [
    { name: "nobody", standing: "nobody", token: fixed() },
    { name: "a token that never was", standing: "signed out", token: fixed("rgn_dead") },
    ...Object.entries(people).map(([name, standing]) => ({
      name,
      standing,
      token: () => server.tokenFor(cast.people[name as Person]),
    })),
    { name: "rosa's device", standing: "their device", token: fixed(cast.rosas.submitToken) },
    { name: "sam's device", standing: "another's device", token: fixed(cast.sams.submitToken) },
    ...linkPurposes.flatMap((purpose) => [
      linkCaller(server, cast, purpose, { userId: rosa, email: "rosa@example.org" }),
      linkCaller(server, cast, purpose, { email: castAddress }),
    ]),
  ];
}
