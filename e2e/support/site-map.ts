/** Every address of the site, who opens it and what they find. */

/** Nobody, or someone from the demo. */
export type Visitor = "nobody" | "rosa" | "dana" | "greta";

export interface Stop {
  /** With the parameters of the route file, as `$name`. */
  readonly route: string;
  /** If it is not the route itself; `ROSA` and `HOMEWORK` stand for her id and her homework's. */
  readonly address?: string;
  readonly by: Visitor;
  /** The one large heading, whole, or a pattern of it. */
  readonly heading: string | RegExp;
  /** The address it ends at, if that is another. */
  readonly lands?: string;
}

type Rest = Omit<Stop, "route" | "by" | "heading">;

const by =
  (visitor: Visitor) =>
  (route: string, heading: Stop["heading"], rest: Rest = {}): Stop => ({
    route,
    by: visitor,
    heading,
    ...rest,
  });
const visitor = by("nobody");
const patient = by("rosa");
const clinician = by("dana");
const admin = by("greta");

const unknown = "We Couldn't Identify You";
const noLink = "Oops! It looks like this link is no longer valid";

const outside: readonly Stop[] = [
  visitor("/", "Log In", { lands: "/login" }),
  visitor("/login", "Log In"),
  visitor("/login/$action", "Send me a link", { address: "/login/link" }),
  visitor("/login/$action", "Use my sign-in card", { address: "/login/card" }),
  visitor("/login/$action", "Log In", { address: "/login/nothing", lands: "/login" }),
  visitor("/signup", "Sign Up"),
  visitor("/signup", "Sign Up", { address: "/signup?userType=patient" }),
  visitor("/signup", "Sign Up", { address: "/signup?userType=clinician" }),
  visitor("/download", "Get the app"),
  visitor("/download-clinician", "Get the app for clinicians"),
  visitor("/download-patient", "Get the app for patients"),
  visitor("/start", "Get the app", { lands: "/download" }),
  visitor("/start", "Get the app for patients", {
    address: "/start?userType=patient",
    lands: "/download-patient",
  }),
  visitor("/survey", "Log In", { lands: "/login" }),
  visitor("/survey/$", "Log In", { address: "/survey/somewhere/else", lands: "/login" }),
  visitor("/survey/campaign/$campaignId", unknown, {
    address: "/survey/campaign/how_are_your_tasks",
  }),
  visitor("/survey/campaign/$campaignId", unknown, { address: "/survey/campaign/end_of_trial" }),
  visitor("/survey/campaign/$campaignId", "Log In", {
    address: "/survey/campaign/another",
    lands: "/login",
  }),
  visitor("/activate", "We could not find an invitation"),
  visitor("/activate/flint", noLink),
  visitor("/activate/homework-invitation", unknown),
  visitor("/activate/clinician-setup", "Complete account set up"),
  visitor("/therapist-consult", "Talk to a therapist"),
  visitor("/subscribe", "Buy home subscription"),
  visitor("/subscribe/success", "Subscription Error"),
  visitor("/subscribe/fail", "We're sorry to say that your order wasn't processed properly"),
  visitor("/forgot-password", "Forgot Password"),
  visitor("/forgot-password/guide", "How to set a new password"),
  visitor("/do-not-contact", unknown),
  visitor("/mail-choice", unknown),
  visitor("/retrial", noLink),
  visitor("/scholarship", unknown),
  visitor("/clinician/login", "Log In", { lands: "/login" }),
  visitor("/eula", "License agreement"),
  visitor("/privacy", "Privacy"),
  visitor("/terms", "Terms"),
  visitor("/pricing", "Pricing"),
  visitor("/support", "Support"),
];

const patients: readonly Stop[] = [
  patient("/", "Performance Summary", { lands: "/dashboard" }),
  patient("/login", "Performance Summary", { lands: "/dashboard" }),
  patient("/dashboard", "Performance Summary"),
  patient("/dashboard/report", "Performance Summary"),
  patient("/dashboard/calendar", "Calendar"),
  patient("/dashboard/detailed-performance", "Detailed Performance"),
  patient("/dashboard/export", "Download your data"),
  patient("/reports", "Performance Summary", { lands: "/dashboard" }),
  patient("/skill-performance", "Performance Summary", {
    lands: "/dashboard/report?tab=skill-areas",
  }),
  patient("/therapy-performance", "Performance Summary", { lands: "/dashboard/report?tab=tasks" }),
  patient("/assessment-results", "Performance Summary", {
    lands: "/dashboard/report?tab=assessments",
  }),
  patient("/account", "Account Details"),
  patient("/account/password", "Change Password"),
  patient("/account/devices", "My devices"),
  patient("/account/own-items", "My words and people"),
  patient("/account/receipts", "Receipts"),
  patient("/account/recordings", "My recordings"),
  patient("/account/reminders", "My reminders"),
  patient("/subscribe", "Welcome, Rosa"),
  patient("/unsubscribe", "Would you like to stay?"),
  patient("/unsubscribe/refuse", "Why do you want to cancel?"),
  // Without a cancellation there is nothing to say about one.
  patient("/unsubscribe/accept", "Account Details", { lands: "/account" }),
  // The provider's own page.
  patient("/payment_update", "Use another card", { lands: "/demo/card/$" }),
  patient("/payment_update/success", "Account Details", { lands: "/account" }),
  patient("/payment_update/fail", "Unable to update your payment information"),
  patient("/do-therapy", /^Good \w+, Rosa\.$/),
  patient("/do-therapy/$scheduleId", /^Good \w+, Rosa\.$/, { address: "/do-therapy/HOMEWORK" }),
  patient("/enterprise-dashboard", "Access Denied"),
];

const ofRosa = (page: string, heading: string, rest: Rest = {}): Stop =>
  clinician(`/dashboard/patient/$patientId${page}`, heading, {
    ...rest,
    address: `/dashboard/patient/ROSA${rest.address ?? page}`,
  });

const clinicians: readonly Stop[] = [
  clinician("/dashboard", "My patients"),
  clinician("/dashboard/report", "My patients", { lands: "/dashboard" }),
  clinician("/dashboard/add-patient", "Add patient"),
  clinician("/dashboard/handouts", "Handouts"),
  clinician("/dashboard/presets", "Presets"),
  clinician("/dashboard/request-brochure/$patientId/$sourceView", "Practice at home", {
    address: "/dashboard/request-brochure/ROSA/dashboard",
  }),
  ofRosa("", "Performance Summary", { lands: "/dashboard/patient/ROSA/report" }),
  ofRosa("/report", "Performance Summary"),
  ofRosa("/detailed-performance", "Detailed Performance"),
  ofRosa("/calendar", "Calendar"),
  ofRosa("/schedule", "Modify Patient's Homework Schedule"),
  ofRosa("/clinic-session", "Practice together with Rosa"),
  ofRosa("/access", "Sign-in card and invitation"),
  ofRosa("/export", "Export"),
  ofRosa("/recordings", "Spoken answers"),
  ofRosa("/words", "Words and people"),
  ofRosa("/daily-session-note/$type/$date", "Daily Session Note", {
    address: "/daily-session-note/detailed/2026-11-18",
  }),
  ofRosa("/daily-session-note/$type/$date", "Daily Session Note", {
    address: "/daily-session-note/brief/2026-11-18",
  }),
  ofRosa("/notes", "All notes"),
  ofRosa("/progress-note", "Progress Note"),
  ofRosa("/progress-note/$startDate", "Progress Note", { address: "/progress-note/2026-11-01" }),
  ofRosa("/progress-note/$startDate/$endDate", "Progress Note", {
    address: "/progress-note/2026-11-01/2026-11-18",
  }),
  ofRosa("/discharge-summary", "Discharge Summary"),
  ofRosa("/discharge-summary/$startDate", "Discharge Summary", {
    address: "/discharge-summary/2026-11-01",
  }),
  ofRosa("/discharge-summary/$startDate/$endDate", "Discharge Summary", {
    address: "/discharge-summary/2026-11-01/2026-11-18",
  }),
  clinician("/do-therapy", "Access denied – This section is available for patients only!"),
  clinician("/enterprise-dashboard", "Access Denied"),
  clinician("/enterprise-dashboard/users", "Access Denied"),
  clinician("/enterprise-dashboard/institution", "Access Denied"),
];

const admins: readonly Stop[] = [
  admin("/dashboard", "My patients"),
  admin("/enterprise-dashboard", "Enterprise Dashboard"),
  admin("/enterprise-dashboard/users", "Users"),
  admin("/enterprise-dashboard/institution", "Institution Settings"),
  admin("/enterprise-dashboard/invite", "Invite many people"),
  admin("/enterprise-dashboard/audit", "Audit"),
  admin("/enterprise-dashboard/usage", "Usage figures"),
  // Last, because it ends the sign-in.
  admin("/logout", "Log In", { lands: "/login" }),
];

export const siteMap: readonly Stop[] = [...outside, ...patients, ...clinicians, ...admins];

/** The address at which the route is opened. */
export const addressOf = ({ route, address }: Stop): string => address ?? route;
