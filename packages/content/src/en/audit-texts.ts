/** What was done, what it is to try it, and the rest of the sentence, where there is more. */
export type ActWords = readonly [done: string, tried: string, rest?: string];

type ActKind = "sign-in" | "administration" | "reading" | "treatment" | "export" | "account";

/**
 * What an institution's admins are told of its people's calls, by where it stands on their page. `{patient}` and `{user}`
 * are whom it was about, `{detail}` is what the call adds. A call that does several things has a line for each, with the
 * detail behind it.
 */
const acts: Readonly<Record<ActKind, Readonly<Record<string, ActWords>>>> = {
  "sign-in": {
    "POST service/api/login/v3": ["logged in", "log in"],
    "POST service/api/login/v3 code-asked": [
      "gave the right password and was asked for a one-time code",
      "log in with a one-time code",
    ],
    "GET service/api/users/:userId/otp/validate": ["logged in", "log in", "with a one-time code"],
    "POST service/api/login/token": ["logged in", "log in", "by a link or a card"],
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
    "POST service/api/password/reset": ["set", "set", "a new password by the link in an email"],
    "PATCH service/api/users/:userId": ["changed", "change", "their details"],
    "POST service/api/users/:userId/proof": ["proved", "prove", "once more who they are"],
    "POST service/api/users/:userId/proof/code": [
      "asked",
      "ask",
      "for a code to prove who they are",
    ],
    "POST service/api/users/:userId/deletion": ["asked", "ask", "for their account to be deleted"],
    "DELETE service/api/users/:userId/deletion": ["kept", "keep", "their account after all"],
  },
  administration: {
    "PATCH license/api/institutions/:id": ["changed", "change", "the institution's settings"],
    "POST license/api/institutions/:id/logo": ["changed", "change", "the institution's logo"],
    "DELETE license/api/institutions/:id/logo": ["removed", "remove", "the institution's logo"],
    "PUT license/api/institutions/:id/sign-in": [
      "changed",
      "change",
      "the settings of the single sign-on",
    ],
    "POST license/api/institutions/:id/sign-in/test": ["tested", "test", "the single sign-on"],
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
      "took",
      "take",
      "the admin's rights from {user}",
    ],
    "DELETE license/api/institutions/:id/users/:userId": [
      "removed",
      "remove",
      "{user} from the institution",
    ],
    "POST license/api/institutions/:id/users/:userId/invitation/send": [
      "sent",
      "send",
      "the invitation of {user} again",
    ],
    "DELETE license/api/institutions/:id/users/:userId/invitation": [
      "took back",
      "take back",
      "the invitation of {user}",
    ],
    "POST license/api/institutions/:id/invitations": ["sent", "send", "invitations from a list"],
    "POST license/api/institutions/:id/invitations person": [
      "invited",
      "invite",
      "{user}, who stands in a list",
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
    "GET dashboard/api/clinician/attention": ["opened", "open", "the list of who needs attention"],
    "GET dashboard/api/clinician/patientdashboard/expansion": [
      "opened",
      "open",
      "the overview of {patient}",
    ],
    "GET dashboard/api/patient/:id/caseload": ["opened", "open", "the care team of {patient}"],
    "GET dashboard/api/patient/:id/home-access": [
      "opened",
      "open",
      "the way {patient} practices at home",
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
    "GET service/api/patient/:id/sign-in-card": ["looked", "look", "at the card of {patient}"],
    "GET education/api/patient/:id/brochure": ["opened", "open", "the brochure for {patient}"],
  },
  treatment: {
    "POST dashboard/api/clinician/:id/patient/add": [
      "took",
      "take",
      "a patient into their caseload",
    ],
    "POST dashboard/api/patient/:id/homework-invitation": [
      "invited",
      "invite",
      "{patient} to practice at home",
    ],
    "POST dashboard/api/patient/:id/discharge": ["discharged", "discharge", "{patient}"],
    "POST dashboard/api/patient/:id/readmission": ["re-admitted", "re-admit", "{patient}"],
    "POST dashboard/api/patient/:id/hand-over": ["handed", "hand", "{patient} to a colleague"],
    "POST dashboard/api/patient/:id/attention/dismissals": [
      "put aside",
      "put aside",
      "a matter of {patient}",
    ],
    "DELETE dashboard/api/patient/:id/attention/dismissals/:kind": [
      "took up",
      "take up",
      "a matter of {patient} again",
    ],
    "PUT report/api/patient/:id/notes/draft": ["wrote", "write", "into a note of {patient}"],
    "POST report/api/patient/:id/notes/sign": ["signed", "sign", "a note of {patient}"],
    "PUT report/api/patient/:id/goals": ["changed", "change", "the goals of {patient}"],
    "POST report/api/patient/:id/responses/:responseId/corrections": [
      "corrected",
      "correct",
      "an answer of {patient}",
    ],
    "POST service/api/patient/:id/schedule/add": ["changed", "change", "the homework of {patient}"],
    "POST service/api/patient/:id/session/clinic": [
      "began",
      "begin",
      "practice in the clinic with {patient}",
    ],
    "POST service/api/patient/:id/responses": [
      "sent",
      "send",
      "answers of practice in the clinic with {patient}",
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
    "POST service/api/patient/:id/sign-in-card": ["made", "make", "a card to log in for {patient}"],
    "DELETE service/api/patient/:id/sign-in-card": ["revoked", "revoke", "the card of {patient}"],
    "POST service/api/schedule/presets": ["made", "make", "a preset of homework"],
    "PATCH service/api/schedule/presets/:presetId": ["changed", "change", "a preset of homework"],
    "DELETE service/api/schedule/presets/:presetId": ["removed", "remove", "a preset of homework"],
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
  /** Whom the list of users does not name. */
  aPatient: "a patient",
  aUser: "somebody",
  /** A call that this release does not know. */
  otherAct: ["did", "do", "something that this version does not know"] as ActWords,
  /** At the beginning of a sentence. */
  gone: "Somebody who has left",
  /** Whom nobody knows: who was not let in. */
  unknown: "Somebody unknown",
  noReason: "there is no reason on record.",
  /** Why a sign-in at the institution's own provider came to nothing. */
  signOnReasons: {
    "sso-expired": "it took too long, or did not end in the browser that it began in.",
    "sso-refused": "the institution's login said no, or its answer was not right.",
    "sso-too-weak": "the institution's login was not as strong as you ask for.",
    "sso-too-old": "they had logged in at the institution longer ago than you ask for.",
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
