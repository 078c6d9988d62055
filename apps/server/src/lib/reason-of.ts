import { property } from "./property.ts";

/** Why the network did not do what it was asked, in a few words: the system's code, or else what the error says. */
export function reasonOf(error: unknown): string {
  const code = property(error, "code");
  return typeof code === "string" ? code : String(property(error, "message"));
}
