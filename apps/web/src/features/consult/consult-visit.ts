import type { Availability } from "./api/consult.ts";

/** The person asking for a therapist. */
export interface Asker {
  /** From their link or session. */
  readonly token: string | undefined;
  /** Empty where it has to be typed. */
  readonly email: string;
  readonly name: string;
}

/** What was asked for in the first step, and the server's answer. */
export interface Found extends Availability {
  readonly state: string;
  /** The known address, or the one that was typed. */
  readonly email: string;
}
