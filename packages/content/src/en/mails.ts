/** What the server sends by email. Placeholders in braces. */
export const mails = {
  progressReport: {
    subject: "Your practice report",
    heading: "Hello {name}.",
    paragraphs: [
      "You asked for a link to your practice report.",
      "The link opens your report for 30 days, without your password.",
      "Give this email only to people who may read it.",
    ],
    rows: { from: "From", to: "To" },
    button: "See my report",
  },
  /** At the bottom of recurring mails that somebody asked for. */
  stop: {
    reminders: "Stop these reminders, or change when they come",
    progress: "Stop these emails, or change how often they come",
  },
  /** At the bottom of mails that nobody asked for. */
  optOut: "Do not contact me anymore",
  footer: "Regain sent this because you asked for it. If it was not you, please contact us.",
} as const;
