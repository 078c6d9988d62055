import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { usualRequirements } from "@regain/contract/password-rules";
import { type Institution, requirementsOf } from "../signup/institution.service.ts";

/** The password requirements of an institution's people; the usual ones without an institution. */
export const requirementsFrom = (institution: Institution | undefined): PasswordRequirements =>
  institution ? requirementsOf(institution) : usualRequirements;
