import { msg } from "@lingui/core/macro";

/** What a goal can be, in the order of the choice. */
export const goalStates = [
  { value: "open", label: msg`Open` },
  { value: "met", label: msg`Met` },
  { value: "dropped", label: msg`Discontinued` },
] as const;
