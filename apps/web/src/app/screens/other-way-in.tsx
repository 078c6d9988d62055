import { msg } from "@lingui/core/macro";
import { ComingScreen } from "./coming-screen.tsx";

const names = { card: msg`Use my sign-in card`, link: msg`Send me a link` } as const;

/** The two ways to log in without a password. */
export const OtherWayIn = ({ action }: { readonly action: keyof typeof names }) => (
  <ComingScreen name={names[action]} />
);
