import type { colleagues } from "@regain/contract/calls/caseload/colleagues";
import type { CallResult } from "@regain/contract/endpoint";

type Colleague = CallResult<typeof colleagues>["body"]["colleagues"][number];

/** What tells a colleague from the others: the name, and where two are called the same their address as well. */
export function colleagueLabel(
  { clinicianId, name, email }: Colleague,
  all: readonly Colleague[],
): string {
  const isShared = all.some((one) => one.name === name && one.clinicianId !== clinicianId);
  return isShared && email !== null ? `${name}, ${email}` : name;
}
