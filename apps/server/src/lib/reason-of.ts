import { property } from "./property.ts";

/** Why a network request failed, in a few words: the system's code, or else the error's message. */
export function reasonOf(error: unknown): string {
  if (property(error, "name") === "TimeoutError") return "it does not answer in time";
  const code = property(property(error, "cause"), "code") ?? property(error, "code");
  return typeof code === "string" ? code : String(property(error, "message"));
}
