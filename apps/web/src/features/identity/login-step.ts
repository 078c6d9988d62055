/** The actions of `/login/{action}`; any other redirects to `/login`. */
const loginActions = ["password", "otp", "sso", "link", "card"] as const;
export type LoginAction = (typeof loginActions)[number];

export const loginAction = (text: string | undefined): LoginAction | undefined =>
  loginActions.find((action) => action === text);

/** What is known about a login attempt. It lives as long as the screen; nothing of it is stored. */
export interface Attempt {
  readonly username: string;
  /** The login that waits for its one-time code. */
  readonly pending?: { readonly userId: string; readonly otpResetToken: string };
  /** The institution's single sign-on has been asked to take over. */
  readonly leaving?: boolean;
}

export type LoginStep = "username" | Exclude<LoginAction, "link" | "card">;

/** The step to show at an address: one whose prerequisites are missing falls back to the first. */
export function loginStep(action: LoginAction | undefined, attempt: Attempt): LoginStep {
  if (action === "otp" && attempt.pending) return "otp";
  if (action === "sso" && attempt.leaving) return "sso";
  if (action === "password" && attempt.username) return "password";
  return "username";
}
