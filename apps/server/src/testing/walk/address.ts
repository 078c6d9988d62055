import { type EndpointDef, mountedPath } from "@regain/contract/endpoint";
import type { Cast } from "./cast.ts";

/** A valid id that is nobody's. */
const nobodys = "0199dead-0000-7000-8000-000000000000";

export interface Named {
  /** Whom the path is about: a patient, or a user. */
  readonly person: string;
  /** Whose device or item a later part of the path names. */
  readonly things: Cast["rosas"];
}

type Place = (cast: Cast, named: Named) => string;

/** What a parameter names, by the part of the path before it; if not listed, it names the person. */
const things: Readonly<Record<string, Place>> = {
  "institutions/:id": ({ harbor }) => harbor,
  "invitations/:id": ({ invitation }) => invitation,
  "clinicians/:clinicianId": ({ people }) => people.dana,
  "own-items/:itemId": (_, { things: { itemId } }) => itemId,
  "sessions/:sessionId": (_, { things: { sessionId } }) => sessionId,
  "templates/:templateName": () => "progress-report",
  "start/:kind": () => "SCHEDULED",
  "tutorials/:typeId": () => "1",
};

const persons: ReadonlySet<string> = new Set(["id", "userId", "patientId"]);

/** The same id in both spellings: one may not open what the other closes. */
export const spellings = {
  "as it is stored": (id: string) => id,
  "in upper case": (id: string) => id.toUpperCase(),
};
export type Spelling = (typeof spellings)[keyof typeof spellings];

const parameter = /([^/]+)\/:([A-Za-z]\w*)/g;

/** Whether a path names something of the person's in addition to the person. */
export const namesThing = ({ path }: EndpointDef): boolean =>
  path.includes("own-items/:itemId") || path.includes("sessions/:sessionId");

/** The address of a call about a person. */
export function addressOf(
  def: EndpointDef,
  cast: Cast,
  named: Named,
  spelt: Spelling = spellings["as it is stored"],
): string {
  return mountedPath(def, "v700").replace(parameter, (_, before: string, name: string) => {
    const thing = things[`${before}/:${name}`]?.(cast, named);
    const value = thing ?? spelt(persons.has(name) ? named.person : nobodys);
    return `${before}/${value}`;
  });
}
