import { usStates } from "@regain/contract/entities/places";

/** A state's name, by its postal code. */
export const stateName = (code: string): string =>
  usStates.find((state) => state.code === code)?.name ?? code;
