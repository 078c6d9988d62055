import type { Method, Section } from "@regain/contract/endpoint";
import {
  calendar,
  caseload,
  confirmation,
  detailedTable,
  performance,
  plans,
  responses,
  therapySession,
  welcomeActivity,
} from "./specified-answers.ts";

/** A call as the specification names it. `token` is a query parameter of every call and is not repeated here. */
export interface SpecifiedCall {
  readonly section: Section;
  readonly method: Method;
  /** Parameters in braces. */
  readonly path: `/${string}`;
  readonly query?: readonly string[];
  /** Names in the body; `a.b` is b within a. */
  readonly body?: readonly string[];
  /** Parts of a multipart form. */
  readonly parts?: readonly string[];
  /** What the answer contains, in one of its declared shapes. */
  readonly answer?: readonly string[];
}

const institution = "/api/institutions/{id}";
const patient = "/api/patient/{id}";

const checkout = [
  "plan",
  "coupon",
  "emailOrUsername",
  "referrerPage",
  "acceptableAmount",
  "successURL",
  "cancelURL",
] as const;

const signIn: readonly SpecifiedCall[] = [
  {
    section: "service",
    method: "POST",
    path: "/api/login/v3",
    body: ["username", "password"],
    answer: ["ctdata.mfaRequired", "ctdata.otpResetToken", "ctdata.userId", "ctdata.accessToken"],
  },
  {
    section: "service",
    method: "GET",
    path: "/api/users/{userId}/otp/validate",
    query: ["otp", "webLogin"],
    answer: ["accessToken"],
  },
  {
    section: "service",
    method: "POST",
    path: "/api/users/{userId}/otp/reset",
    query: ["resetToken"],
  },
  { section: "service", method: "GET", path: "/api/login/sso", query: ["returnUrl"] },
];

const tracking: readonly SpecifiedCall[] = [
  {
    section: "dashboard",
    method: "POST",
    path: "/api/linkrouter/log",
    body: ["ip", "destination", "referrer", "user_agent", "metadata", "timestamp"],
  },
  {
    section: "service",
    method: "POST",
    path: "/api/user/{userId}/event/log/{eventName}",
    query: ["eventSubType", "anonymousId"],
  },
];

const people: readonly SpecifiedCall[] = [
  { section: "dashboard", method: "GET", path: "/api/portal/user" },
  {
    section: "dashboard",
    method: "GET",
    path: "/api/portal/status/simple",
    query: ["emailOrUsername"],
  },
  {
    section: "service",
    method: "GET",
    path: "/api/user/forgotpassword",
    query: ["email", "username"],
  },
  { section: "license", method: "PATCH", path: "/api/invitations/{id}" },
  { section: "service", method: "GET", path: "/api/users/{userId}/password/requirements" },
  { section: "dashboard", method: "GET", path: "/api/portal/noemail", query: ["type"] },
  { section: "service", method: "POST", path: "/api/user/info/{userId}" },
  {
    section: "messaging",
    method: "POST",
    path: "/api/templates/{templateName}/send-email",
    body: ["replacementTokens"],
  },
  {
    section: "dashboard",
    method: "POST",
    path: "/api/survey/results",
    body: [
      "campaign",
      "isFinalStep",
      "difficulty",
      "phase",
      "satisfaction",
      "additionalInfo",
      "quote_consent",
      "feedback",
      "otherMessage",
      "extra",
    ],
  },
];

const institutions: readonly SpecifiedCall[] = [
  { section: "license", method: "GET", path: `${institution}/users` },
  {
    section: "license",
    method: "PATCH",
    path: `${institution}/users/{userId}`,
    body: ["password", "status"],
  },
  { section: "license", method: "DELETE", path: `${institution}/users/{userId}` },
  { section: "license", method: "POST", path: `${institution}/users/{userId}/invitation/send` },
  { section: "license", method: "POST", path: `${institution}/users`, body: ["email", "type"] },
  { section: "license", method: "GET", path: institution },
  { section: "license", method: "PATCH", path: institution },
  { section: "service", method: "GET", path: `${institution}/password/requirements` },
];

const signUp: readonly SpecifiedCall[] = [
  { section: "signup", method: "GET", path: "/api/locales", query: ["os"] },
  {
    section: "signup",
    method: "POST",
    path: "/api/form/patient/completeAccount",
    query: ["subscriptionTime"],
    body: [
      "platform",
      "client_ip_address",
      "source",
      "request_id",
      "pages.Account.accept_eula",
      "pages.Account.email",
      "pages.Account.username",
      "pages.Account.password",
      "pages.Location.locale",
      "pages.Demographics.age",
      "pages.Demographics.firstName",
      "pages.Demographics.lastName",
      "pages.Diagnosis.skills",
      "pages.Diagnosis.disorders",
      "pages.Diagnosis.since",
    ],
    answer: ["data.token"],
  },
  {
    section: "signup",
    method: "GET",
    path: "/api/validateemail",
    query: ["email"],
    answer: ["exists", "message", "error"],
  },
  {
    section: "signup",
    method: "GET",
    path: "/api/validateusername",
    query: ["username"],
    answer: ["exists", "message", "error"],
  },
  {
    section: "signup",
    method: "POST",
    path: "/api/clinician/clinician_setup/patient",
    body: [
      "platform",
      "clientIpAddress",
      "source",
      "requestId",
      "username",
      "password",
      "age",
      "gender",
      "education",
      "locale",
      "diagnosis.skills",
      "diagnosis.disorders",
      "diagnosis.since",
    ],
    answer: ["data.id"],
  },
  {
    section: "signup",
    method: "POST",
    path: "/api/clinician/create",
    body: [
      "email",
      "password",
      "acceptedEula",
      "invitationToken",
      "firstName",
      "lastName",
      "role",
      "phoneNumber",
      "setting",
      "privatePractice",
      "facilityName",
      "mailingAddress",
      "zipCode",
      "platform",
      "clientIpAddress",
      "requestId",
    ],
    answer: ["data.token"],
  },
  {
    section: "signup",
    method: "POST",
    path: "/api/patient/create",
    body: [
      "firstName",
      "lastName",
      "age",
      "email",
      "password",
      "acceptedEula",
      "careGiver",
      "locale",
      "phoneNumber",
      "webClinicianAssisted",
      "clinicianInfo",
      "clinicianEmail",
      "platform",
      "clientIpAddress",
      "requestId",
      "clinicianAssisted",
    ],
    answer: ["data.token"],
  },
];

const reports: readonly SpecifiedCall[] = [
  {
    section: "report",
    method: "GET",
    path: `${patient}/report/performance`,
    query: [
      "assistedOnly",
      "ignoreStartDateForBaseline",
      "startDate",
      "endDate",
      "tz",
      "newDateFormat",
    ],
    answer: performance,
  },
  {
    section: "report",
    method: "GET",
    path: `${patient}/report/daily-session-notes`,
    query: ["assistedOnly", "date"],
  },
  {
    section: "report",
    method: "GET",
    path: `${patient}/performance`,
    query: ["startDate", "endDate", "columnType", "tz", "newDateFormat"],
    answer: detailedTable,
  },
  {
    section: "report",
    method: "GET",
    path: `${patient}/responses`,
    query: ["sessionIds"],
    answer: responses,
  },
  { section: "report", method: "GET", path: `${patient}/response/{responseId}/screenshot` },
  { section: "report", method: "GET", path: `${patient}/compliance/daily`, query: ["logEvent"] },
  { section: "service", method: "GET", path: "/api/task/types" },
];

const practice: readonly SpecifiedCall[] = [
  {
    section: "dashboard",
    method: "PUT",
    path: "/api/patients/{id}/clinicians/{clinicianId}/hw-invite",
    body: ["email", "careGiver", "password", "acceptedEULA", "action"],
  },
  {
    section: "service",
    method: "GET",
    path: `${patient}/nextActivity`,
    query: ["previousActivity"],
    answer: welcomeActivity,
  },
  {
    section: "service",
    method: "GET",
    path: `${patient}/session/start/SCHEDULED`,
    query: ["scheduleId", "os"],
    answer: therapySession,
  },
  { section: "service", method: "POST", path: `${patient}/responses` },
  {
    section: "service",
    method: "POST",
    path: `${patient}/task/speech-recognition_v3`,
    query: ["sampleRate", "taskTypeId", "words", "soundPaths"],
    parts: ["task", "recording"],
    answer: ["correct"],
  },
];

const desk: readonly SpecifiedCall[] = [
  {
    section: "service",
    method: "GET",
    path: `${patient}/schedule/active`,
    answer: ["scheduledTaskTypes"],
  },
  {
    section: "service",
    method: "POST",
    path: `${patient}/schedule/add`,
    body: ["scheduledTaskTypes"],
    answer: ["ctdata.scheduledTaskTypes"],
  },
  { section: "service", method: "GET", path: "/api/task/types/hierarchy" },
  { section: "service", method: "GET", path: `${patient}/schedule/generate` },
  {
    section: "dashboard",
    method: "GET",
    path: "/api/clinician/patientdashboard",
    answer: caseload,
  },
  {
    section: "dashboard",
    method: "GET",
    path: "/api/clinician/patientdashboard/expansion",
    query: ["patientId"],
    answer: ["domains", "calendar", "currentSchedule.taskName", "currentSchedule.isFailing"],
  },
  {
    section: "dashboard",
    method: "POST",
    path: "/api/clinician/{id}/patient/add",
    body: ["patientUsername", "patientPassword", "clinicianToken"],
  },
  { section: "dashboard", method: "GET", path: "/api/clinician/discharge/discontinue/reasons" },
];

const subscription: readonly SpecifiedCall[] = [
  {
    section: "userSignup",
    method: "POST",
    path: "/api/create-checkout",
    body: checkout,
    answer: ["sessionId"],
  },
  {
    section: "userSignup",
    method: "POST",
    path: "/api/checkout/existing-subscription",
    body: checkout,
    answer: ["sessionId"],
  },
  {
    section: "userSignup",
    method: "GET",
    path: "/api/subscription/plans",
    query: ["emailOrUsername", "couponCode", "referrerPage", "acceptableAmount"],
    answer: plans,
  },
  {
    section: "userSignup",
    method: "GET",
    path: "/api/subscription/confirmation",
    query: ["sessionId"],
    answer: confirmation,
  },
  { section: "userSignup", method: "POST", path: "/api/retrial" },
  { section: "userSignup", method: "PUT", path: "/api/subscribe", query: ["wkekl", "email"] },
  {
    section: "userSignup",
    method: "PATCH",
    path: "/api/subscribe",
    body: ["action", "reason"],
  },
  {
    section: "service",
    method: "PUT",
    path: "/api/users/{id}/password",
    body: ["oldPassword", "newPassword"],
  },
  { section: "service", method: "GET", path: "/api/user/eula" },
];

/** Every call that the specification names with its path, in the specification's order. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  ...signIn,
  ...tracking,
  ...people,
  ...institutions,
  ...signUp,
  ...reports,
  ...practice,
  ...desk,
  ...subscription,
];

/** What the specification wants done without giving a path: by purpose, our calls that do it. */
export const callsByPurpose: Readonly<Record<string, readonly SpecifiedCall[]>> = {
  "check a username": [
    {
      section: "service",
      method: "POST",
      path: "/api/login/check",
      body: ["username", "ipAddress", "webLogin"],
      answer: ["action", "token"],
    },
  ],
  "load the current user": [{ section: "dashboard", method: "GET", path: "/api/portal/user" }],
  "learn the caller's address before signup": [
    { section: "service", method: "GET", path: "/api/client-ip" },
  ],
  "fetch a calendar": [
    {
      section: "report",
      method: "GET",
      path: `${patient}/calendar`,
      answer: calendar,
    },
  ],
  "fetch a therapy session": [
    {
      section: "service",
      method: "GET",
      path: `${patient}/session/start/SCHEDULED`,
      query: ["scheduleId"],
    },
  ],
  "fetch a welcome activity": [
    { section: "service", method: "GET", path: `${patient}/nextActivity`, query: ["scheduleId"] },
  ],
  "save a patient's schedule": [
    { section: "service", method: "POST", path: `${patient}/schedule/add` },
  ],
  "submit a forgotten password": [
    { section: "service", method: "POST", path: "/api/password/reset", body: ["newPassword"] },
  ],
  "fetch and accept an offer to stay": [
    { section: "userSignup", method: "GET", path: "/api/subscription/offer" },
    { section: "userSignup", method: "POST", path: "/api/subscription/offer" },
  ],
  "cancel with a reason": [
    {
      section: "userSignup",
      method: "PATCH",
      path: "/api/subscribe",
      body: ["reason", "otherReason"],
    },
  ],
  "give another card": [
    { section: "userSignup", method: "POST", path: "/api/subscription/card" },
    {
      section: "userSignup",
      method: "GET",
      path: "/api/subscription/card",
      query: ["sessionId"],
    },
  ],
  "fetch what is known of a subscription": [
    {
      section: "userSignup",
      method: "GET",
      path: "/api/subscription/info",
      answer: [
        "subscribeButton",
        "subscriptionBlurb",
        "userType",
        "planInterval",
        "subscriptionCost",
        "nextPaymentDate",
        "subscriptionStatus",
        "isEligibleForCancellationDiscount",
      ],
    },
  ],
  "fetch an invitation": [
    {
      section: "license",
      method: "GET",
      path: "/api/invitations",
      answer: [
        "userType",
        "email",
        "redirect",
        "data.message",
        "data.institutionId",
        "data.logo_image_path",
      ],
    },
  ],
  "fetch a pre-authorized user": [
    { section: "signup", method: "GET", path: "/api/form/patient/preauthorized" },
  ],
  "update a profile": [{ section: "service", method: "PATCH", path: "/api/users/{userId}" }],
  "list the languages": [{ section: "signup", method: "GET", path: "/api/locales" }],
  "opt out for good": [{ section: "dashboard", method: "POST", path: "/api/portal/noemail" }],
  "show a film of an exercise": [
    { section: "education", method: "GET", path: "/api/tutorials/{typeId}" },
  ],
};
