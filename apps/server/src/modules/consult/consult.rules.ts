import { addressKey } from "@regain/contract/email-address";
import { type AppointmentTime, digitalClinicStates } from "@regain/contract/entities/appointment";
import { usStates } from "@regain/contract/entities/places";
import { networkOf } from "../identity/address.rules.ts";

/** Several people on one ward may ask in a row, but no script fills the list. */
const requestRule = { free: 5, longestSeconds: 900 };
/** Anyone can type anyone's address, so it is not written to again and again. */
const letterRule = { free: 2, longestSeconds: 3_600 };

export const limitOfRequests = (ip: string) => ({
  subject: `appointment: address ${networkOf(ip)}`,
  rule: requestRule,
});

export const limitOfLetters = (email: string) => ({
  subject: `appointment letter: ${addressKey(email)}`,
  rule: letterRule,
});

export const hasTherapists = (state: string): boolean =>
  digitalClinicStates.some((one) => one === state);

export const stateName = (code: string): string =>
  usStates.find((state) => state.code === code)?.name ?? code;

/** The widget's URL, with the state; who the person is stays with us. */
export function widgetAddress(configured: string, state: string): string {
  const url = new URL(configured);
  url.searchParams.set("state", state);
  return url.href;
}

const timeWords: Readonly<Record<AppointmentTime, string>> = {
  mornings: "Mornings",
  afternoons: "Afternoons",
  evenings: "Evenings",
};

/** For those who call back. */
export const timesInWords = (times: readonly AppointmentTime[]): string =>
  times.map((time) => timeWords[time]).join(", ");
