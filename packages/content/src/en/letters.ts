/** A message that the server writes by itself when something happened. Placeholders in braces. */
interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Names of what stands in the small table. */
  readonly rows?: Readonly<Record<string, string>>;
  readonly button?: string;
  /** Why the person got it. */
  readonly footer: string;
}

const asked = "Regain sent this because somebody asked for it. If it was not you, ignore it.";
const account = "Regain sent this because you have an account with us.";

export const letters = {
  oneTimeCode: {
    subject: "Your code to log in: {code}",
    heading: "Hello {name}.",
    paragraphs: ["Type these 6 digits to log in.", "The code is good for 10 minutes."],
    rows: { code: "Code" },
    footer: "If you did not try to log in, please change your password. Tell nobody this code.",
  },
  signInLink: {
    subject: "Your link to log in",
    heading: "Hello {name}.",
    paragraphs: ["Press the button to log in.", "The link is good for 30 minutes, and only once."],
    button: "Log in",
    footer: asked,
  },
  resetPassword: {
    subject: "Set a new password",
    heading: "Hello {name}.",
    paragraphs: [
      "Press the button to set a new password.",
      "The link is good for 1 hour, and only once.",
    ],
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
  welcomePatient: {
    subject: "Welcome to Regain",
    heading: "Welcome, {name}.",
    paragraphs: [
      "Your account is ready. Your username is {username}.",
      "You can practice in any browser. A little every day helps most.",
    ],
    button: "Start to practice",
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
      "The link is good for 30 days.",
    ],
    button: "Set up my account",
    footer: "Regain sent this because your health plan or clinic gave us your address.",
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
      "You help {patient} to practice at home. Set up the account here.",
    ],
    button: "Set up the account",
    footer: "Regain sent this because {clinician} gave us your address.",
  },
  addressChanged: {
    subject: "Your email address was changed",
    heading: "Hello {name}.",
    paragraphs: [
      "Your Regain account has another email address now: {address}.",
      "If it was not you, please contact us at once.",
    ],
    footer: account,
  },
  accountDeletion: {
    subject: "Your account will be deleted",
    heading: "Hello {name}.",
    paragraphs: [
      "You asked us to delete your account.",
      "We delete it on {date}. Until then you can log in and keep it.",
    ],
    button: "Keep my account",
    footer: account,
  },
  patientHandedOver: {
    subject: "A patient was handed over to you",
    heading: "Hello {name}.",
    paragraphs: [
      "{colleague} has added a patient to your caseload.",
      "The patient's name is not in this message. Log in to see your patients.",
    ],
    button: "See my patients",
    footer: account,
  },
  appointmentRequested: {
    subject: "We got your request for an appointment",
    heading: "Hello.",
    paragraphs: [
      "Thank you for asking for a therapist in {state}.",
      "We will write to you within 2 working days.",
    ],
    footer: asked,
  },
  trialEnding: {
    subject: "Your free trial ends on {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "Your free trial ends on {date}. Nothing is charged by itself.",
      "If you want to go on, choose a plan. Your results are kept either way.",
    ],
    button: "See the plans",
    footer: account,
  },
  trialOver: {
    subject: "Your free trial has ended",
    heading: "Hello {name}.",
    paragraphs: [
      "Your free trial ended on {date}. Nothing was charged.",
      "Your results are kept. Choose a plan when you want to go on.",
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
  paymentFailed: {
    subject: "Your payment did not go through",
    heading: "Hello {name}.",
    paragraphs: [
      "We could not charge your card for Regain.",
      "You can practice meanwhile. Please log in and give us another card.",
    ],
    button: "Change the card",
    footer: account,
  },
  subscriptionCancelled: {
    subject: "Your subscription ends on {date}",
    heading: "Hello {name}.",
    paragraphs: [
      "You cancelled your subscription. Nothing more is charged.",
      "Everything stays open until {date}. Until then you can take it up again.",
    ],
    button: "See my account",
    footer: account,
  },
  therapistConsult: {
    subject: "Talk to a therapist",
    heading: "Hello {name}.",
    paragraphs: [
      "You can talk to a therapist about your practice.",
      "Press the button to see if one is free in your state.",
    ],
    button: "Find a therapist",
    footer: account,
  },
  appointmentForSupport: {
    subject: "Somebody asks for a therapist in {state}",
    heading: "A request for an appointment.",
    paragraphs: ["Please write or call within 2 working days."],
    rows: {
      state: "State",
      name: "Name",
      address: "Email",
      phone: "Phone",
      times: "Suits best",
      wishes: "Message",
    },
    footer: "Regain sent this because somebody filled in the form for appointments.",
  },
} as const satisfies Readonly<Record<string, Letter>>;
export type LetterKind = keyof typeof letters;
