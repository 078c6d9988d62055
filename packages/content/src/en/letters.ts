/** A message that the server sends by itself when something has happened. Placeholders in braces. */
interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Row names of the small table. */
  readonly rows?: Readonly<Record<string, string>>;
  readonly button?: string;
  /** Why the recipient got it. */
  readonly footer: string;
}

const asked = "Regain sent this because somebody asked for it. If it was not you, ignore it.";
const account = "Regain sent this because you have an account with us.";

export const letters = {
  oneTimeCode: {
    subject: "Your code to log in: {code}",
    heading: "Hello {name}.",
    paragraphs: ["Type these 6 digits to log in.", "The code works for 10 minutes."],
    rows: { code: "Code" },
    footer:
      "If you did not try to log in, please change your password. Do not share this code with anyone.",
  },
  proofCode: {
    subject: "Your code: {code}",
    heading: "Hello {name}.",
    paragraphs: [
      "You asked to change how you log in.",
      "Type these 6 digits to continue. The code works for 10 minutes.",
    ],
    rows: { code: "Code" },
    footer: "If it was not you, please change your password. Do not share this code with anyone.",
  },
  /** Sent to an address that may be a stranger's, so it names nobody. */
  addressCode: {
    subject: "Your code: {code}",
    heading: "Hello.",
    paragraphs: [
      "Type these 6 digits in Regain. Then we will know that this address is yours.",
      "The code works for 10 minutes.",
    ],
    rows: { code: "Code" },
    footer: "If it was not you, ignore this email. Do not share this code with anyone.",
  },
  signInLink: {
    subject: "Your link to log in",
    heading: "Hello {name}.",
    paragraphs: ["Press the button to log in.", "The link works once, for 30 minutes."],
    button: "Log in",
    footer: asked,
  },
  resetPassword: {
    subject: "Set a new password",
    heading: "Hello {name}.",
    paragraphs: ["Press the button to set a new password.", "The link works once, for 1 hour."],
    button: "Set a new password",
    footer: asked,
  },
  passwordChanged: {
    subject: "Your password was changed",
    heading: "Hello {name}.",
    paragraphs: [
      "The password of your Regain account was changed.",
      "All other devices were logged out. If it was not you, set a new password now.",
    ],
    button: "Set a new password",
    footer: account,
  },
  singleSignOnOn: {
    subject: "Your institution's single sign-on was switched on",
    heading: "Hello {name}.",
    paragraphs: [
      "{admin} set up single sign-on for your institution.",
      "From now on, your clinicians can log in only through it. If this is not right, switch it off.",
    ],
    button: "Institution Settings",
    footer: account,
  },
  singleSignOnOff: {
    subject: "Your institution's single sign-on was switched off",
    heading: "Hello {name}.",
    paragraphs: [
      "{admin} switched off single sign-on for your institution.",
      "From now on, your clinicians log in with a password. Anyone without one can set one with “Forgot Password”.",
    ],
    button: "Institution Settings",
    footer: account,
  },
  welcomePatient: {
    subject: "Welcome to Regain",
    heading: "Welcome, {name}.",
    paragraphs: [
      "Your account is ready. Your username is {username}.",
      "You can practice in any browser. A little every day helps most.",
    ],
    button: "Start practicing",
    footer: account,
  },
  welcomeClinician: {
    subject: "Welcome to Regain",
    heading: "Welcome, {name}.",
    paragraphs: [
      "Your clinician account is ready. Your username is {username}.",
      "Add your first patient, and give them homework in a minute.",
    ],
    button: "Go to my patients",
    footer: account,
  },
  institutionInvitation: {
    subject: "{institution} invites you to Regain",
    heading: "Hello.",
    paragraphs: [
      "{institution} invites you to use Regain.",
      "The invitation is good for 7 days. You can also decline it there.",
    ],
    button: "See the invitation",
    footer: "Regain sent this because {institution} gave us your address.",
  },
  accountActivation: {
    subject: "Your Regain account is waiting for you",
    heading: "Hello {name}.",
    paragraphs: [
      "An account is ready for you. It takes 5 short steps to start.",
      "The link works for 30 days.",
    ],
    button: "Set up my account",
    footer: "Your health plan or clinic gave us your address.",
  },
  homeworkInvitation: {
    subject: "{clinician} has homework for you",
    heading: "Hello.",
    paragraphs: [
      "{clinician} has put exercises together for you.",
      "Set up your account, and practice at home.",
    ],
    button: "Set up my account",
    footer: "Regain sent this because {clinician} gave us your address.",
  },
  caregiverInvitation: {
    subject: "{clinician} has homework for {patient}",
    heading: "Hello.",
    paragraphs: [
      "{clinician} has put exercises together for {patient}.",
      "You help {patient} practice at home. Set up the account here.",
    ],
    button: "Set up the account",
    footer: "Regain sent this because {clinician} gave us your address.",
  },
  addressChanged: {
    subject: "Your email address was changed",
    heading: "Hello {name}.",
    paragraphs: [
      "Your Regain account now has another email address: {address}.",
      "If it was not you, please contact us right away.",
    ],
    footer: account,
  },
  accountDeletion: {
    subject: "Your account will be deleted",
    heading: "Hello {name}.",
    paragraphs: [
      "You asked us to delete your account.",
      "We will delete it on {date}. Until then, you can log in and keep it.",
      "{payments}",
    ],
    button: "Keep my account",
    footer: account,
  },
  patientHandedOver: {
    subject: "A patient was transferred to you",
    heading: "Hello {name}.",
    paragraphs: [
      "{colleague} has added a patient to your caseload.",
      "The patient's name is not in this message. Log in to see your patients.",
    ],
    button: "See my patients",
    footer: account,
  },
  passwordResetByAdmin: {
    subject: "Set a new password",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} has reset your password. The old one does not work anymore.",
      "Press the button to set a new password.",
      "The link works once, for 24 hours.",
    ],
    button: "Set a new password",
    footer: account,
  },
  accountSuspended: {
    subject: "Your Regain account is suspended",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} has suspended your account.",
      "You cannot log in for now. Nothing is lost.",
      "Please ask {institution} if you have questions.",
    ],
    footer: account,
  },
  /** If they pay by card. */
  payerSuspended: {
    subject: "Your Regain account is suspended",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} has suspended your account.",
      "You cannot log in for now. Nothing is lost.",
      "Your card is not charged while your account is suspended.",
      "Please ask {institution} if you have questions.",
    ],
    footer: account,
  },
  accountReactivated: {
    subject: "You can use Regain again",
    heading: "Hello {name}.",
    paragraphs: ["{institution} has re-activated your account.", "Everything is as you left it."],
    button: "Log in",
    footer: account,
  },
  /** If their card continues to pay. */
  payerReactivated: {
    subject: "You can use Regain again",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} has re-activated your account.",
      "Everything is as you left it.",
      "Your subscription continues. We will charge your card again on {date}. You can cancel in your account before that day.",
    ],
    button: "Log in",
    footer: account,
  },
  clinicianRemoved: {
    subject: "Your Regain account was removed",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} has removed your account. You cannot log in anymore.",
      "We will delete it on {date}. What you have signed stays in your patients' records.",
      "If this is a mistake, please ask {institution} before that day.",
    ],
    footer: account,
  },
  clinicianLeaves: {
    subject: "A colleague’s account will be deleted",
    heading: "Hello {name}.",
    paragraphs: [
      "{clinician} has asked us to delete their account. We will delete it on {date}. Until then, they can keep it.",
      "Their patients and shared presets will then go to {admin}. {clinician} can transfer patients to other colleagues before that day.",
    ],
    button: "See the users",
    footer: account,
  },
  clinicianStays: {
    subject: "A colleague keeps their account",
    heading: "Hello {name}.",
    paragraphs: [
      "{clinician} keeps their account. It will not be deleted.",
      "Their patients and shared presets stay with them.",
    ],
    button: "See the users",
    footer: account,
  },
  leftInstitution: {
    subject: "{institution} does not manage your account anymore",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} does not manage your account anymore.",
      "Your account and all your results stay. You can continue as before.",
    ],
    button: "Go to my account",
    footer: account,
  },
  /** If they have canceled their own subscription because the institution would have paid from then on. */
  cancelledPayerLeft: {
    subject: "You can practice until {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} does not manage your account anymore.",
      "You cancelled your subscription. You can practice until {date}. {institution} does not pay after that.",
      "Your account and all your results stay. You can reactivate in your account before that day.",
    ],
    button: "Go to my account",
    footer: account,
  },
  /** To somebody who was suspended by the institution that now stops managing them. */
  leftAndLetIn: {
    subject: "You can use Regain again",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} does not manage your account anymore. You can log in again.",
      "Your account and all your results stay.",
    ],
    button: "Go to my account",
    footer: account,
  },
  /** The same, if their card continues to pay. */
  payerLeftAndLetIn: {
    subject: "You can use Regain again",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} does not manage your account anymore. You can log in again.",
      "Your account and all your results stay.",
      "Your subscription continues. We will charge your card again on {date}. You can cancel in your account before that day.",
    ],
    button: "Go to my account",
    footer: account,
  },
  /** The same, if they have canceled their own subscription. */
  cancelledPayerLeftAndLetIn: {
    subject: "You can use Regain again",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} does not manage your account anymore. You can log in again.",
      "You cancelled your subscription. You can practice until {date}. {institution} does not pay after that.",
      "Your account and all your results stay. You can reactivate in your account before that day.",
    ],
    button: "Go to my account",
    footer: account,
  },
  sponsorshipEnds: {
    subject: "You can practice until {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "{institution} does not manage your account anymore.",
      "You can practice until {date}. You will not be charged automatically.",
      "Your account and all your results stay. On that day, we will send you the available plans.",
    ],
    button: "See my account",
    footer: account,
  },
  sponsorshipOver: {
    subject: "Your practice was paid for until {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "Somebody else paid for your practice until {date}. You will not be charged unless you choose a plan.",
      "Your results are kept. Choose a plan when you want to continue.",
    ],
    button: "See the plans",
    footer: account,
  },
  appointmentRequested: {
    subject: "We got your request for an appointment",
    heading: "Hello.",
    paragraphs: [
      "Thank you for asking for a therapist in {state}.",
      "We will write to you within 2 business days.",
    ],
    footer: asked,
  },
  trialEnding: {
    subject: "Your free trial ends on {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "Your free trial ends on {date}. You will not be charged automatically.",
      "If you want to continue, choose a plan. Your results are kept either way.",
    ],
    button: "See the plans",
    footer: account,
  },
  firstCharge: {
    subject: "Your first payment is on {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "Your free period ends on {date}. On that day, we will charge {amount} to your card.",
      "If you want to continue, you do not need to do anything. If not, cancel in your account before that day.",
    ],
    button: "See my account",
    footer: account,
  },
  yearlyCharge: {
    subject: "Your next yearly payment is on {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "Your year with Regain ends on {date}. That day, we will charge {amount} to your card for another year.",
      "If you want to continue, you do not need to do anything. If not, cancel in your account before that day.",
    ],
    button: "See my account",
    footer: account,
  },
  trialOver: {
    subject: "Your free trial has ended",
    heading: "Hello {name}.",
    paragraphs: [
      "Your free trial ended on {date}. Nothing was charged.",
      "Your results are kept. Choose a plan when you want to continue.",
    ],
    button: "See the plans",
    footer: account,
  },
  retrialOffer: {
    subject: "14 more days for you to try",
    heading: "Hello {name}.",
    paragraphs: [
      "You practiced well in your free trial.",
      "Would you like 14 more days? They are free, and no card is needed.",
    ],
    button: "Get 14 more days",
    footer: account,
  },
  howAreYourTasks: {
    subject: "How are your exercises feeling?",
    heading: "Hello {name}.",
    paragraphs: [
      "You have practiced on many days. Well done.",
      "Are your exercises right for you? Please tell us in 2 short questions.",
    ],
    button: "Answer 2 questions",
    footer: account,
  },
  endOfTrialSurvey: {
    subject: "How was your free trial?",
    heading: "Hello {name}.",
    paragraphs: [
      "Your free trial is over. Please tell us how it was for you.",
      "It is 1 page, and takes about 2 minutes.",
    ],
    button: "Tell us how it was",
    footer: account,
  },
  scholarshipOffer: {
    subject: "Is Regain too expensive for you?",
    heading: "Hello {name}.",
    paragraphs: [
      "We want you to be able to continue.",
      "Please tell us what you can pay each month. It is 1 question.",
    ],
    button: "Ask for a scholarship",
    footer: account,
  },
  scholarshipForSupport: {
    subject: "Somebody can pay {amount} a month",
    heading: "Somebody asked for a scholarship.",
    paragraphs: [
      "It is less than a subscription costs. Please write or call within 2 business days.",
    ],
    rows: { amount: "Can pay per month", name: "Name", username: "Username", address: "Email" },
    footer: "Regain sent this because somebody answered the question about a scholarship.",
  },
  paymentFailed: {
    subject: "Your payment did not go through",
    heading: "Hello {name}.",
    paragraphs: [
      "We could not charge your card for Regain.",
      "You can still practice. Please log in and use another card.",
    ],
    button: "Change the card",
    footer: account,
  },
  subscriptionCancelled: {
    subject: "Your subscription ends on {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "You cancelled your subscription. Nothing more will be charged.",
      "You keep full access until {date}. Until then you can restart it.",
    ],
    button: "See my account",
    footer: account,
  },
  subscriptionEnded: {
    subject: "Your subscription has ended",
    heading: "Hello {name}.",
    paragraphs: [
      "You cancelled your subscription, and it has ended.",
      "You will not be charged for the unpaid amount. Your results are kept.",
    ],
    button: "See my account",
    footer: account,
  },
  memberCancelled: {
    subject: "Your subscription ends on {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "You cancelled your subscription. Nothing more will be charged.",
      "Your institution pays from {date} on. You keep full access.",
    ],
    button: "See my account",
    footer: account,
  },
  memberEnded: {
    subject: "Your subscription has ended",
    heading: "Hello {name}.",
    paragraphs: [
      "You cancelled your subscription, and it has ended. You will not be charged for the unpaid amount.",
      "Your institution pays from now on. You keep full access.",
    ],
    button: "See my account",
    footer: account,
  },
  therapistConsult: {
    subject: "Is there a therapist for you?",
    heading: "Hello {name}.",
    paragraphs: [
      "In some states you can talk to a therapist about your practice.",
      "Press the button to see if there is one in yours.",
    ],
    button: "Find a therapist",
    footer: account,
  },
  practiceReminder: {
    subject: "Time to practice",
    heading: "Hello {name}.",
    paragraphs: [
      "Today is one of your days to practice.",
      "You can stop at any time. Your answers are kept.",
    ],
    button: "Start practicing",
    footer: "Regain sent this because you asked us to remind you.",
  },
  progressMail: {
    subject: "Your practice from {from} to {to}",
    heading: "Hello {name}.",
    paragraphs: ["This is what you did from {from} to {to}."],
    rows: { days: "Days with practice", minutes: "Minutes", items: "Items" },
    button: "See my report",
    footer:
      "The link opens your report for 30 days, without your password. Give this email only to people who may read it. Regain sent it because you asked to be told about your practice.",
  },
  appointmentForSupport: {
    subject: "Somebody asked for a therapist in {state}",
    heading: "A request for an appointment.",
    paragraphs: ["Please write or call within 2 business days."],
    rows: {
      state: "State",
      name: "Name",
      address: "Email",
      phone: "Phone",
      times: "Best times",
      wishes: "Message",
    },
    footer: "Regain sent this because somebody filled out the appointment form.",
  },
} as const satisfies Readonly<Record<string, Letter>>;
export type LetterKind = keyof typeof letters;
