import { usStates } from "@regain/contract/entities/places";

/** What people call a state, by its postal code. */
export const stateName = (code: string): string =>
  usStates.find((state) => state.code === code)?.name ?? code;
