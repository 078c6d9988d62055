import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { usualRequirements } from "@regain/contract/password-rules";
import { type Institution, requirementsOf } from "../signup/institution.service.ts";

/** What is asked of the passwords of an institution's people; the usual rule without one. */
export const requirementsFrom = (institution: Institution | undefined): PasswordRequirements =>
  institution ? requirementsOf(institution) : usualRequirements;
