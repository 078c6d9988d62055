import type { colleagues } from "@regain/contract/calls/caseload/colleagues";
import type { CallResult } from "@regain/contract/endpoint";

type Colleague = CallResult<typeof colleagues>["body"]["colleagues"][number];

/** What distinguishes a colleague: the name, plus the email address if two share it. */
export function colleagueLabel(
  { clinicianId, name, email }: Colleague,
  all: readonly Colleague[],
): string {
  const isShared = all.some((one) => one.name === name && one.clinicianId !== clinicianId);
  return isShared && email !== null ? `${name}, ${email}` : name;
}
