import type { Availability } from "./api/consult.ts";

/** Who asks for a therapist. */
export interface Asker {
  /** Of their link or their session. */
  readonly token: string | undefined;
  /** Empty where it has to be typed. */
  readonly email: string;
  readonly name: string;
}

/** What was asked for in the first step, and what the server said to it. */
export interface Found extends Availability {
  readonly state: string;
  /** The one we know, or the one that was typed. */
  readonly email: string;
}
