/** What was done, the same as an attempt, and the rest of the sentence, if any. */
export type ActWords = readonly [done: string, tried: string, rest?: string];

type ActKind = "sign-in" | "administration" | "reading" | "treatment" | "export" | "account";

/**
 * What an institution's admins are told about its people's calls, by section of their page. `{patient}` and
 * `{user}` are whom it was about, `{detail}` is what the call adds. A call that does several things has a
 * line for each, with the detail after it.
 */
const acts: Readonly<Record<ActKind, Readonly<Record<string, ActWords>>>> = {
  "sign-in": {
    "POST service/api/login/v3": ["logged in", "log in"],
    "POST service/api/login/v3 code-asked": [
      "entered the right password and was asked for a one-time code",
      "log in with a one-time code",
    ],
    "GET service/api/users/:userId/otp/validate": ["logged in", "log in", "with a one-time code"],
    "POST service/api/login/token": ["logged in", "log in", "with a link or a card"],
    "GET service/api/login/sso": ["logged in", "log in", "through your institution's own login"],
    "POST service/api/logout": ["logged out", "log out"],
    "DELETE service/api/users/:userId/sessions": ["logged out", "log out", "on all other devices"],
    "DELETE service/api/users/:userId/sessions/:sessionId": [
      "logged out",
      "log out",
      "on another device",
    ],
  },
  account: {
    "PUT service/api/users/:userId/password": ["changed", "change", "their password"],
    "POST service/api/password/reset": ["set", "set", "a new password with the link in an email"],
    "PATCH service/api/users/:userId": ["changed", "change", "their details"],
    "POST service/api/users/:userId/proof": ["verified", "verify", "their identity again"],
    "POST service/api/users/:userId/proof/code": [
      "requested",
      "request",
      "a code to verify their identity",
    ],
    "POST service/api/users/:userId/deletion": [
      "requested",
      "request",
      "the deletion of their account",
    ],
    "DELETE service/api/users/:userId/deletion": [
      "stopped",
      "stop",
      "the deletion of their account",
    ],
  },
  administration: {
    "PATCH license/api/institutions/:id": ["changed", "change", "the institution's settings"],
    "POST license/api/institutions/:id/logo": ["changed", "change", "the institution's logo"],
    "DELETE license/api/institutions/:id/logo": ["removed", "remove", "the institution's logo"],
    "PUT license/api/institutions/:id/sign-in": [
      "changed",
      "change",
      "the single sign-on settings",
    ],
    "POST license/api/institutions/:id/sign-in/test": ["tested", "test", "single sign-on"],
    "POST signup/api/clinician/create": ["joined", "join", "your institution"],
    "POST signup/api/form/patient/completeAccount": ["joined", "join", "your institution"],
    "PATCH license/api/invitations/:id": ["joined", "join", "your institution"],
    "POST license/api/institutions/:id/users": ["invited", "invite", "{user}"],
    "PATCH license/api/institutions/:id/users/:userId": [
      "changed",
      "change",
      "the account of {user}",
    ],
    "PATCH license/api/institutions/:id/users/:userId reset-password": [
      "reset",
      "reset",
      "the password of {user}",
    ],
    "PATCH license/api/institutions/:id/users/:userId suspend": ["suspended", "suspend", "{user}"],
    "PATCH license/api/institutions/:id/users/:userId reactivate": [
      "re-activated",
      "re-activate",
      "{user}",
    ],
    "PATCH license/api/institutions/:id/users/:userId make-admin": [
      "made",
      "make",
      "{user} an admin",
    ],
    "PATCH license/api/institutions/:id/users/:userId unmake-admin": [
      "removed",
      "remove",
      "the admin rights of {user}",
    ],
    "DELETE license/api/institutions/:id/users/:userId": [
      "removed",
      "remove",
      "{user} from the institution",
    ],
    "POST license/api/institutions/:id/users/:userId/invitation/send": [
      "resent",
      "resend",
      "the invitation for {user}",
    ],
    "DELETE license/api/institutions/:id/users/:userId/invitation": [
      "withdrew",
      "withdraw",
      "the invitation for {user}",
    ],
    "POST license/api/institutions/:id/invitations": ["sent", "send", "invitations from a list"],
    "POST license/api/institutions/:id/invitations person": [
      "invited",
      "invite",
      "{user} from a list",
    ],
    "POST license/api/institutions/:id/invitations/table": [
      "opened",
      "open",
      "a list of people to invite",
    ],
    "POST license/api/institutions/:id/invitations/check": [
      "corrected",
      "correct",
      "rows of a list of people to invite",
    ],
  },
  reading: {
    "GET dashboard/api/clinician/patientdashboard": ["opened", "open", "their list of patients"],
    "GET dashboard/api/clinician/attention": [
      "opened",
      "open",
      "the list of patients who need attention",
    ],
    "GET dashboard/api/clinician/patientdashboard/expansion": [
      "opened",
      "open",
      "the overview of {patient}",
    ],
    "GET dashboard/api/patient/:id/caseload": ["opened", "open", "the care team of {patient}"],
    "GET dashboard/api/patient/:id/home-access": [
      "opened",
      "open",
      "the home practice access of {patient}",
    ],
    "GET report/api/patient/:id/report/performance": [
      "opened",
      "open",
      "the performance report of {patient}",
    ],
    "GET report/api/patient/:id/performance": [
      "opened",
      "open",
      "the detailed performance of {patient}",
    ],
    "GET report/api/patient/:id/report/trends": ["opened", "open", "the trends of {patient}"],
    "GET report/api/patient/:id/calendar": ["opened", "open", "the calendar of {patient}"],
    "GET report/api/patient/:id/compliance/daily": ["opened", "open", "the calendar of {patient}"],
    "GET report/api/patient/:id/responses": ["opened", "open", "answers of {patient}"],
    "GET report/api/patient/:id/response/:responseId": ["opened", "open", "an answer of {patient}"],
    "GET report/api/patient/:id/response/:responseId/screenshot": [
      "opened",
      "open",
      "the picture of an answer of {patient}",
    ],
    "GET report/api/patient/:id/recordings": [
      "opened",
      "open",
      "the list of recordings of {patient}",
    ],
    "GET service/api/patient/:id/recordings/:recordingId": [
      "listened",
      "listen",
      "to a recording of {patient}",
    ],
    "GET report/api/patient/:id/report/daily-session-notes": [
      "opened",
      "open",
      "the daily session note of {patient}",
    ],
    "GET report/api/patient/:id/report/progress-note": [
      "opened",
      "open",
      "the progress note of {patient}",
    ],
    "GET report/api/patient/:id/report/discharge-summary": [
      "opened",
      "open",
      "the discharge summary of {patient}",
    ],
    "GET report/api/patient/:id/notes": ["opened", "open", "the signed notes of {patient}"],
    "GET report/api/patient/:id/notes/drafts": ["opened", "open", "the draft notes of {patient}"],
    "GET report/api/patient/:id/goals": ["opened", "open", "the goals of {patient}"],
    "GET service/api/patient/:id/schedule/active": ["opened", "open", "the homework of {patient}"],
    "GET service/api/patient/:id/schedule/generate": [
      "opened",
      "open",
      "the homework of {patient}",
    ],
    "GET service/api/patient/:id/schedule/suggestions": [
      "opened",
      "open",
      "suggestions for the homework of {patient}",
    ],
    "GET service/api/patient/:id/own-items": [
      "opened",
      "open",
      "the words and people of {patient}",
    ],
    "GET service/api/patient/:id/own-items/:itemId/photo": [
      "opened",
      "open",
      "a photo of {patient}",
    ],
    "GET service/api/patient/:id/own-items/:itemId/voice": [
      "listened",
      "listen",
      "to a name that {patient} added",
    ],
    "GET service/api/patient/:id/sign-in-card": ["viewed", "view", "the sign-in card of {patient}"],
    "GET education/api/patient/:id/brochure": ["opened", "open", "the brochure for {patient}"],
  },
  treatment: {
    "POST dashboard/api/clinician/:id/patient/add": ["added", "add", "a patient to their caseload"],
    "POST dashboard/api/patient/:id/homework-invitation": [
      "invited",
      "invite",
      "{patient} to practice at home",
    ],
    "POST dashboard/api/patient/:id/discharge": ["discharged", "discharge", "{patient}"],
    "POST dashboard/api/patient/:id/readmission": ["readmitted", "readmit", "{patient}"],
    "POST dashboard/api/patient/:id/hand-over": ["transferred", "transfer", "{patient} to {user}"],
    "POST dashboard/api/patient/:id/attention/dismissals": [
      "dismissed",
      "dismiss",
      "an alert about {patient}",
    ],
    "DELETE dashboard/api/patient/:id/attention/dismissals/:kind": [
      "restored",
      "restore",
      "an alert about {patient}",
    ],
    "PUT report/api/patient/:id/notes/draft": ["wrote", "write", "in a note about {patient}"],
    "POST report/api/patient/:id/notes/sign": ["signed", "sign", "a note about {patient}"],
    "PUT report/api/patient/:id/goals": ["changed", "change", "the goals of {patient}"],
    "POST report/api/patient/:id/responses/:responseId/corrections": [
      "corrected",
      "correct",
      "an answer of {patient}",
    ],
    "POST service/api/patient/:id/schedule/add": ["changed", "change", "the homework of {patient}"],
    "POST service/api/patient/:id/session/clinic": [
      "started",
      "start",
      "practice in the clinic with {patient}",
    ],
    "POST service/api/patient/:id/responses": [
      "sent",
      "send",
      "answers from practice in the clinic with {patient}",
    ],
    "POST service/api/patient/:id/task/speech-recognition_v3": [
      "recorded",
      "record",
      "a spoken answer of {patient}",
    ],
    "POST service/api/patient/:id/own-items": [
      "added",
      "add",
      "a word or a person for {patient} to practice with",
    ],
    "PATCH service/api/patient/:id/own-items/:itemId": [
      "changed",
      "change",
      "a word or person of {patient}",
    ],
    "DELETE service/api/patient/:id/own-items/:itemId": [
      "removed",
      "remove",
      "a word or person of {patient}",
    ],
    "POST service/api/patient/:id/sign-in-card": ["made", "make", "a sign-in card for {patient}"],
    "DELETE service/api/patient/:id/sign-in-card": [
      "revoked",
      "revoke",
      "the sign-in card of {patient}",
    ],
    "POST service/api/schedule/presets": ["made", "make", "a homework preset"],
    "PATCH service/api/schedule/presets/:presetId": ["changed", "change", "a homework preset"],
    "DELETE service/api/schedule/presets/:presetId": ["removed", "remove", "a homework preset"],
  },
  export: {
    "GET report/api/patient/:id/report/daily-session-notes.pdf": [
      "downloaded",
      "download",
      "the daily session note of {patient}",
    ],
    "GET report/api/patient/:id/report/progress-note.pdf": [
      "downloaded",
      "download",
      "the progress note of {patient}",
    ],
    "GET report/api/patient/:id/report/discharge-summary.pdf": [
      "downloaded",
      "download",
      "the discharge summary of {patient}",
    ],
    "GET report/api/patient/:id/export/everything.json": [
      "downloaded",
      "download",
      "everything that is stored about {patient}",
    ],
    "GET report/api/patient/:id/export/fhir.json": [
      "downloaded",
      "download",
      "the results of {patient} as a FHIR file",
    ],
    "GET report/api/patient/:id/export/responses.csv": [
      "downloaded",
      "download",
      "the answers of {patient} as a table",
    ],
    "GET education/api/patient/:id/brochure.pdf": [
      "downloaded",
      "download",
      "the brochure for {patient}",
    ],
    "GET license/api/institutions/:id/audit.csv": [
      "downloaded",
      "download",
      "the audit trail as a table",
    ],
  },
};

/** The texts of the admins' audit page. */
export const auditTexts = {
  acts,
  done: "{who} {act}.",
  refused: "{who} tried to {act}. It was refused: {reason}",
  /** For people not in the list of users. */
  aPatient: "a patient",
  aUser: "somebody",
  /** For a call that this release does not know. */
  otherAct: ["did", "do", "something that this version does not recognize"] as ActWords,
  /** At the beginning of a sentence. */
  gone: "Somebody who has left",
  /** For an unknown person, who was not let in. */
  unknown: "An unknown person",
  noReason: "there is no reason on record.",
  /** Why a sign-in at the institution's own provider failed. */
  signOnReasons: {
    "sso-expired": "it took too long, or did not finish in the browser where it started.",
    "sso-refused": "the institution's login said no, or its answer was not right.",
    "sso-too-weak": "the institution's login was not as strong as you require.",
    "sso-too-old": "they had logged in at the institution longer ago than you allow.",
    "sso-unknown-person": "it named a person who has no account at this institution.",
    "sso-other-login": "it named a person whose account belongs to another login there.",
    "sso-unavailable": "the institution's login could not be reached or used.",
  } as Readonly<Record<string, string>>,
  columns: {
    at: "When (UTC)",
    who: "Who",
    what: "What",
    kind: "Kind of action",
    outcome: "Outcome",
    ip: "From",
  },
  kinds: {
    "sign-in": "Logging in and out",
    administration: "Administration",
    reading: "Reading records",
    treatment: "Work with patients",
    export: "Downloads",
    account: "Own account",
  },
  outcomes: { done: "done", refused: "refused" },
};
