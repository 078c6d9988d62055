import type { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import type { CallInput } from "@regain/contract/endpoint";
import { accepted, email, password } from "@regain/contract/field-rules";
import * as z from "zod/mini";

export interface HomeworkValues {
  readonly email: string;
  readonly careGiver: boolean;
  readonly password: string;
  readonly acceptedEULA: boolean;
}

/** What is asked of people who have not set up their account. */
export const homeworkSchema = z.object({ email, password, acceptedEULA: accepted });

/** Those who have only need to agree to share it. */
export const shareSchema = z.object({ email });

export interface HomeworkCircumstances {
  readonly action: string | undefined;
  readonly isSetUp: boolean;
  /** The device's. */
  readonly timeZone: string;
}

/** This call's values are strings. An account that is set up has its own time zone. */
export function homeworkBody(
  { email: address, careGiver, password: chosen }: HomeworkValues,
  { action, isSetUp, timeZone }: HomeworkCircumstances,
): CallInput<typeof acceptHomework>["body"] {
  return {
    email: address,
    ...(isSetUp ? {} : { careGiver: careGiver ? "true" : "false", password: chosen, timeZone }),
    acceptedEULA: "true",
    ...(action ? { action } : {}),
  };
}
