import type { UserType } from "@regain/contract/entities/enumerations";
import { type ErrorCode, refusals } from "@regain/contract/errors";

/** The person a call turned out to be about, if its path names nobody. */
export interface Concerned {
  readonly userId: string;
  readonly type: UserType;
  readonly institutionId: string | null;
}

export interface RefusalDetails {
  /** What is wrong with which part of the request, in words for people. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** A sentence that fits better than the code's own. */
  readonly message?: string;
  /** Whom it concerns, for the trail; the caller is not told. */
  readonly about?: Concerned;
  readonly cause?: unknown;
}

/** A refusal, by its code in the contract. Thrown anywhere, turned into an answer in one place. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? refusals[code][1], { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return refusals[this.code][0];
  }
}
