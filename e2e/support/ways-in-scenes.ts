import type { Page } from "@playwright/test";
import { followLetter, openLetter } from "./mailbox.ts";
import type { Scene } from "./scene.ts";
import { demoPassword } from "./sign-in.ts";

/** Every screen that leads into an account, with what goes wrong there. No action is ever completed. */

type Act = (page: Page) => Promise<void>;

const newPassword = "Lagoon42x";
/** Well formed, but nobody's. */
const deadToken = `rgl_${"A".repeat(43)}`;

const press = (name: string): Act => {
  return (page) => page.getByRole("button", { name, exact: true }).click();
};
const tick = (text: string): Act => {
  return (page) => page.getByText(text, { exact: true }).click();
};
const fill = (label: string, value: string): Act => {
  return (page) => page.getByLabel(label, { exact: true }).fill(value);
};
const see = (text: string): Act => {
  return (page) => page.getByText(text).first().waitFor();
};
const choose = (label: string, option: string): Act => {
  return async (page) => {
    await page.getByRole("button", { name: label }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
};
const inTurn = (...acts: readonly Act[]): Act => {
  return async (page) => {
    for (const act of acts) await act(page);
  };
};

const mail = (recipient: string, subject: string, button: string, opens: string): Act => {
  return async (page) => {
    await openLetter(page, recipient, subject);
    await followLetter(page, button);
    await see(opens)(page);
  };
};

const giveName = (username: string) =>
  inTurn(fill("Email or Username", username), press("Next →"), see("Step 2"));
const toCode = inTurn(
  giveName("otto"),
  fill("Password", demoPassword),
  press("Continue"),
  see("Step 3"),
);
/** Each time one more letter; nobody gets many in a row. */
const toNewPassword = (username: string) =>
  inTurn(
    fill("Email or Username", username),
    press("Send the email"),
    see("Check your email"),
    mail(
      `${username}@example.org`,
      "Set a new password",
      "Set a new password",
      "Save the new password",
    ),
  );
const login: Readonly<Record<string, Scene>> = {
  "login-empty": { path: "/login", act: inTurn(press("Next →"), see("Enter your email")) },
  "login-password": { path: "/login", act: giveName("rosa") },
  "login-code": { path: "/login", act: toCode },
  "login-code-wrong": {
    path: "/login",
    act: inTurn(toCode, fill("One-time code", "12"), press("Log In"), see("Enter the 6 digits")),
  },
  "login-link": { path: "/login/link" },
  "login-link-sent": {
    path: "/login/link",
    act: inTurn(
      fill("Email or Username", "rosa"),
      press("Send the email"),
      see("Check your email"),
    ),
  },
  "login-link-arrived": { path: `/login/link?token=${deadToken}` },
  "login-link-dead": {
    path: `/login/link?token=${deadToken}`,
    act: inTurn(press("Log me in"), see("We do not recognize this link")),
  },
  "login-card": { path: "/login/card" },
  "login-card-dead": {
    path: `/login/card?token=${deadToken}`,
    act: inTurn(press("Log me in"), see("does not work anymore")),
  },
  "login-sso-problem": { path: "/login/sso?problem=unavailable" },
  "login-sso-weak": { path: "/login/sso?problem=too-weak" },
  "login-sso-unknown": { path: "/login/sso?problem=unknown-person" },
  "login-sso-other": { path: "/login/sso?problem=other-login" },
  "demo-sso": {
    path: "/login",
    act: inTurn(fill("Email or Username", "ines"), press("Next →"), see("Sign")),
  },
  "forgot-guide": { path: "/forgot-password/guide" },
  "forgot-sent": {
    path: "/forgot-password",
    act: inTurn(
      fill("Email or Username", "rosa"),
      press("Send the email"),
      see("Check your email"),
    ),
  },
  "new-password": { path: "/forgot-password", act: toNewPassword("lena") },
  "new-password-wrong": {
    path: "/forgot-password",
    act: inTurn(
      toNewPassword("erik"),
      fill("New password", newPassword),
      fill("Repeat password", "Lagoon42y"),
      press("Save the new password"),
      see("should match"),
    ),
  },
  "new-password-dead": { path: `/forgot-password?token=${deadToken}` },
  "password-forced": { as: "pia", path: "/account/password" },
};

const credentials = inTurn(
  fill("Email", "ines.moran@example.net"),
  fill("Create a password", newPassword),
);
const names = inTurn(fill("First name", "Ines"), fill("Last name", "Moran"));
const eula = tick("I accept the license agreement (EULA)");
const toWorkplace = inTurn(
  credentials,
  eula,
  press("Next →"),
  names,
  choose("Your role", "Student"),
  press("Next →"),
  see("Your workplace"),
);
const signUp: Readonly<Record<string, Scene>> = {
  "signup-patient-2": {
    path: "/signup?userType=patient",
    act: inTurn(
      credentials,
      press("Next →"),
      see("About you"),
      tick("A clinician helps me practice"),
    ),
  },
  "signup-patient-wrong": {
    path: "/signup?userType=patient",
    act: inTurn(
      credentials,
      press("Next →"),
      fill("Age", "4"),
      press("Sign Up"),
      see("Please enter a valid input."),
    ),
  },
  "signup-email-used": {
    path: "/signup?userType=patient",
    act: inTurn(
      fill("Email", "rosa@example.org"),
      fill("Create a password", "x"),
      see("already in use"),
    ),
  },
  "signup-clinician-2": {
    path: "/signup?userType=clinician",
    act: inTurn(credentials, eula, press("Next →"), see("About you")),
  },
  "signup-clinician-3": { path: "/signup?userType=clinician", act: toWorkplace },
  "signup-institution": {
    path: "/login",
    act: mail("otis@example.org", "invites you", "See the invitation", "Step 1 of 2"),
  },
  "signup-institution-unknown": {
    path: "/signup?userType=clinician&institutionId=0199aaaa-0000-7000-8000-000000000000",
  },
};

const toWelcome = mail("leo@example.org", "invites you", "See the invitation", "Welcome");
const toPerson = inTurn(
  toWelcome,
  fill("Create a password", newPassword),
  press("Next"),
  see("About you"),
);
const toConditions = inTurn(
  toPerson,
  fill("First name", "Leo"),
  fill("Last name", "Novak"),
  fill("Age", "61.5"),
  press("Next"),
  see("Your health"),
);
const toSince = inTurn(toConditions, tick("Stroke"), press("Next"), see("First diagnosed"));
const toAreas = inTurn(toSince, tick("4-6 months ago"), press("Next"), see("Your goals"));
const activation: Readonly<Record<string, Scene>> = {
  "invitation-confirm": {
    path: "/login",
    act: mail("nils@example.org", "invites you", "See the invitation", "You are invited"),
  },
  "invitation-other-person": {
    as: "rosa",
    path: "/account",
    act: mail("leo@example.org", "invites you", "See the invitation", "You are logged in as"),
  },
  "invitation-expired": {
    path: "/login",
    act: mail("pavel@example.org", "invites you", "See the invitation", "has expired"),
  },
  "invitation-answered": {
    path: "/login",
    act: mail("rita@example.org", "invites you", "See the invitation", "has been answered"),
  },
  "invitation-unknown": { path: `/activate?t=${deadToken}` },
  "wizard-1": { path: "/login", act: toWelcome },
  "wizard-2": { path: "/login", act: toPerson },
  "wizard-3": { path: "/login", act: toConditions },
  "wizard-4": { path: "/login", act: toSince },
  "wizard-5": { path: "/login", act: toAreas },
  preauthorised: {
    path: "/login",
    act: mail("june@example.org", "waiting for you", "Set up my account", "Welcome"),
  },
  "preauthorised-dead": { path: `/activate/flint?token=${deadToken}` },
  "homework-invitation": {
    path: "/login",
    act: mail("kim.family@example.org", "has homework", "Set up my account", "Practice at home"),
  },
  "homework-wrong": {
    path: "/login",
    act: inTurn(
      mail("kim.family@example.org", "has homework", "Set up my account", "Practice at home"),
      press("Finish"),
      see("Please accept the agreement"),
    ),
  },
  "homework-unknown": { path: `/activate/homework-invitation?token=${deadToken}` },
  "set-up": { as: "sol", path: "/activate/clinician-setup?returnUrl=%2Fsubscribe%3Fcc%3DHOPE" },
  "set-up-done": { as: "rosa", path: "/activate/clinician-setup" },
  "set-up-visitor": { path: "/activate/clinician-setup" },
};

const toNewPatient: Act = (page) => page.getByText("New patient").first().click();
const newPatient: Readonly<Record<string, Scene>> = {
  "new-patient-conditions": {
    as: "dana",
    path: "/dashboard/add-patient",
    act: inTurn(
      toNewPatient,
      fill("Username", "frank_b"),
      fill("Password for the patient", newPassword),
      press("Next"),
      fill("Age", "71"),
      choose("Gender", "Male"),
      choose("Education", "High school"),
      press("Next"),
      see("Which conditions"),
      press("Next"),
      see("at least one condition"),
    ),
  },
};

export const waysInScenes: Readonly<Record<string, Scene>> = {
  ...login,
  ...signUp,
  ...activation,
  ...newPatient,
};
