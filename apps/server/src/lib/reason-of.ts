import { property } from "./property.ts";

/** Why the network did not do what it was asked, in a few words: the system's code, or else what the error says. */
export function reasonOf(error: unknown): string {
  if (property(error, "name") === "TimeoutError") return "it does not answer in time";
  const code = property(property(error, "cause"), "code") ?? property(error, "code");
  return typeof code === "string" ? code : String(property(error, "message"));
}
